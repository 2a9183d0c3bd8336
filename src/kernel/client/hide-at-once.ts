/**
 * Takes an element from sight without drawing anything anew, for what closes and is taken away a frame later (decision
 * 0080). Returns how to show it again. By its opacity, since what is handed down would be looked up in all that it holds.
 */
export function hideAtOnce(element: HTMLElement | null | undefined): () => void {
  // It may be fading in.
  element?.style.setProperty('opacity', '0', 'important')
  return () => element?.style.removeProperty('opacity')
}
