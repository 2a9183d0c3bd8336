/**
 * Takes the still frame of index.html away as soon as a screen stands in its place, before that is painted: until then
 * parts of the program are still on their way, and the page would be empty.
 */
export function replaceFirstFrame(root: Element): void {
  const frame = document.getElementById('first-frame')
  const observer = new MutationObserver(() => {
    // Every screen has a heading, or stands in the frame's main part.
    if (!root.querySelector('main, h1')) return
    frame?.remove()
    observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
}
