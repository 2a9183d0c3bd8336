import { useLayoutEffect } from 'react'

/** How many things lie above the page that keep it still. */
let above = 0

/**
 * Keeps the page from scrolling while what calls it lies above. The library does that with a style sheet that comes and
 * goes, for which the browser looks at every element anew: most of what it cost to open and close a dialog.
 */
export function useStillPage(): void {
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
  // Where a scroll bar takes room, what stands beside it stays where it is.
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  body.style.overflow = 'hidden'
}

function release(): void {
  const { documentElement: root, body } = document
  root.style.scrollbarGutter = ''
  body.style.overflow = ''
}
