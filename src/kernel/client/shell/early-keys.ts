export interface EarlyKeys {
  letters: string
  /** Whether Enter followed the letters. */
  entered: boolean
}

/**
 * Keeps what is typed for a field that is on its way to the screen and has no focus yet: from now until the function
 * that it returns is called, which gives it. Nothing else on the page gets these keys meanwhile.
 */
export function keepEarlyKeys(): () => EarlyKeys {
  let letters = ''
  let entered = false
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (key === 'Backspace') letters = letters.slice(0, -1)
    else if ([...key].length === 1) letters += key
    else if (key !== 'Enter') return
    entered = key === 'Enter' && letters !== ''
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    const keys = { letters, entered }
    letters = ''
    entered = false
    return keys
  }
}
