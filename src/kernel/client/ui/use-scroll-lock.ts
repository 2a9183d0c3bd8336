import { useLayoutEffect } from 'react'

/** The number of open overlays. */
let above = 0

/**
 * Keeps the page from scrolling while an overlay is open. Mantine inserts and removes a style sheet for it, which makes
 * the browser recalculate every element: most of the cost of opening and closing a dialog.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    above += 1
    if (above === 1) hold()
    return () => {
      above -= 1
      if (above === 0) release()
    }
  }, [])
}

function hold(): void {
  const { documentElement: root, body } = document
  // Reserves the space of a visible scroll bar, so that the layout does not move.
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  body.style.overflow = 'hidden'
}

function release(): void {
  const { documentElement: root, body } = document
  root.style.scrollbarGutter = ''
  body.style.overflow = ''
}
