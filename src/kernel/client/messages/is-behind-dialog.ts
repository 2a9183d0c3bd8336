/** Whether something lies above the page: it keeps the focus, and the page its keys. */
export function isBehindDialog(): boolean {
  return document.querySelector('[role="dialog"]') !== null
}
