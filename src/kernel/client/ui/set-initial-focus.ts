import type { FocusEvent } from 'react'

/**
 * Makes the focused element the dialog's initial focus. Mantine sets the focus twice, the second time after painting,
 * which would pull it back from a user who has moved on with Tab or a click.
 */
export function setInitialFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  // Focus events of overlays opened above it bubble through React, but are not inside it.
  if (!currentTarget.contains(target)) return
  for (const start of currentTarget.querySelectorAll('[data-autofocus]'))
    start.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', '')
}
