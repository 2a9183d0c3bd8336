import { useEffect, useState } from 'react'

/** What the focus goes back to from what is open, or has gone back to last. */
let home: HTMLElement | null = null

/**
 * Gives the focus back to what had it before this was drawn, when it goes. Used within what opens above the page: the
 * library looks only afterwards, when an input may have the focus already, and forgets what is taken away with its parent.
 */
export function useFocusGivenBack(): void {
  const [before] = useState(() => {
    const { activeElement } = document
    // Where nobody has it, this follows another dialog, as what a question leads to does.
    if (activeElement instanceof HTMLElement && activeElement !== document.body) home = activeElement
    return home
  })
  useEffect(
    () => () => {
      // What it has led to may have taken the focus.
      if (before && hasNobodyFocus()) giveTo(before)
    },
    [before],
  )
}

function hasNobodyFocus(): boolean {
  return document.activeElement === document.body
}

/** Gives it, and once more where a button has lost it by being disabled during its call, until it goes elsewhere. */
function giveTo(element: HTMLElement): void {
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
