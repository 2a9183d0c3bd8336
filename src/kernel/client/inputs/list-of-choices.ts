/** What is drawn above the page with an open list of choices, by the key of the list. */
export function dropdownAround(list: string | null | undefined): HTMLElement | null | undefined {
  if (!list) return null
  return document.getElementById(list)?.closest<HTMLElement>('[data-position]')
}

/** Scrolls the open list to what is chosen, and nothing but the list: it may not yet be where it belongs on the page. */
export function showChosen(): void {
  // Of several fields one has its list open, as any key or press takes away what was closed.
  const chosen = document.querySelector('[data-position] [data-combobox-active]')
  const scrolled = chosen?.closest('[data-scrollarea-viewport], [role="listbox"]')
  if (!chosen || !scrolled) return
  scrolled.scrollTop +=
    chosen.getBoundingClientRect().top - scrolled.getBoundingClientRect().top - scrolled.clientHeight / 2
}
