import { useEffect, useState } from 'react'

/** The element that the focus returns to, or has returned to last. */
let home: HTMLElement | null = null

/**
 * Returns the focus to the previously focused element when the overlay closes. Mantine looks for that element too late,
 * when an input may already have the focus, and does nothing when the overlay is removed together with its parent.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => {
    const { activeElement } = document
    // If no element has the focus, this dialog follows another one, such as a question.
    if (activeElement instanceof HTMLElement && activeElement !== document.body) home = activeElement
    return home
  })
  useEffect(
    () => () => {
      // What the dialog opened may have taken the focus.
      if (before && hasNobodyFocus()) focusOn(before)
    },
    [before],
  )
}

function hasNobodyFocus(): boolean {
  return document.activeElement === document.body
}

/**
 * Focuses the element, and again if a button loses the focus because it is disabled during its call, until the focus
 * moves elsewhere.
 */
function focusOn(element: HTMLElement): void {
  home = element
  const give = () => element.focus({ preventScroll: true })
  give()
  const watch = new MutationObserver(() => hasNobodyFocus() && give())
  watch.observe(element, { attributes: true, attributeFilter: ['disabled'] })
  const onFocus = ({ target }: FocusEvent) => {
    if (target === element) return
    watch.disconnect()
    document.removeEventListener('focusin', onFocus)
    const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null
    if (!isInDialog && home === element) home = null
  }
  document.addEventListener('focusin', onFocus)
}
