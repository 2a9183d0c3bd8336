/**
 * Removes the static frame of index.html as soon as a screen is rendered, before it is painted. Until then the program
 * is still loading, and the page would be empty.
 */
export function replaceFirstFrame(root: Element): void {
  const frame = document.getElementById('first-frame')
  const observer = new MutationObserver(() => {
    // Every screen has a heading, or is inside the main part.
    if (!root.querySelector('main, h1')) return
    frame?.remove()
    observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
}
