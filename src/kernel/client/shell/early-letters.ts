/**
 * Keeps what is typed for a field that is on its way to the screen and has no focus yet: from now until the function
 * that it returns is called, which gives the letters. Nothing else on the page gets these keys meanwhile.
 */
export function keepEarlyLetters(): () => string {
  let typed = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (key === 'Backspace') typed = typed.slice(0, -1)
    else if ([...key].length === 1) typed += key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    const letters = typed
    typed = ''
    return letters
  }
}
