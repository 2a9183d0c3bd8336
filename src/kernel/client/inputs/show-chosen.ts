/** Scrolls the open list to what is chosen, and nothing but the list: it may not yet be where it belongs on the page. */
export function showChosen(): void {
  // The list of another field may be there still, hidden.
  const chosen = [...document.querySelectorAll('[data-combobox-active]')].find(
    (each) => each.getClientRects().length > 0,
  )
  const list = chosen?.closest('[data-scrollarea-viewport], [role="listbox"]')
  if (!chosen || !list) return
  list.scrollTop +=
    chosen.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2
}
