/** Whether a dialog is open, which keeps the focus, so that the page's shortcuts must not run. */
export function isBehindDialog(): boolean {
  return document.querySelector('[role="dialog"]') !== null
}
