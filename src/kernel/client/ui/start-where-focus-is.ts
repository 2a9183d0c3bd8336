import type { FocusEvent } from 'react'

/**
 * Lets what is open start where the focus is by now. The library gives the focus twice, the second time after all is
 * painted: whoever has gone on by then, with Tab or a click, would be called back.
 */
export function startWhereFocusIs({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  // What opens above it is no part of it.
  if (!currentTarget.contains(target)) return
  for (const start of currentTarget.querySelectorAll('[data-autofocus]'))
    start.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', '')
}
