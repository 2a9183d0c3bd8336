import type { KeyboardEvent } from 'react'

/**
 * What lies behind a dialog stays where it is, and keeps its scroll bar: taking that away takes a style sheet of its
 * own, for which the browser looks at every element of the page, when a dialog opens and again when it closes. So the
 * library holds wheel and fingers, and this the keys that scroll.
 */
export const pageBehindDialog = { removeScrollBar: false, onKeyDown: holdPage }

/** The keys that scroll, with what they do something else in. */
const otherwiseIn: Readonly<Record<string, string>> = {
  PageUp: 'select',
  PageDown: 'select',
  Home: 'input, textarea, select',
  End: 'input, textarea, select',
  ArrowUp: 'input, textarea, select',
  ArrowDown: 'input, textarea, select',
  ' ': 'input, textarea, select, button, a',
}

function holdPage(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  const other = otherwiseIn[key]
  // What a dialog opens above itself, such as a list of choices, is none of its elements.
  if (other === undefined || !(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.matches(other) || isWithinScroller(target, currentTarget)) return
  event.preventDefault()
}

function isWithinScroller(target: Element, dialog: Element): boolean {
  for (let at: Element | null = target; at && at !== dialog; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true
  }
  return false
}
