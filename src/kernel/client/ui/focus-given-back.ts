import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what had it before this was drawn, when it goes. Used within what opens above the page: the
 * library looks only afterwards, when an input may have the focus already, and forgets what is taken away with its parent.
 */
export function useFocusGivenBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // What it has led to may have taken the focus.
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
