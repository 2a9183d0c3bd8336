import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what had it before, for what opens as it is mounted and closes as it is taken away: the
 * dialogs of the library remember the focus only when they are there before they open.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) {
        before.focus({ preventScroll: true })
      }
    },
    [before],
  )
}
