import { type RefObject, useLayoutEffect, useState } from 'react'

/** The largest part of a list's width for frozen columns. */
const share = 0.6

/**
 * Sets the offsets of frozen columns as `--held-0`, `--held-1` … on the scroll container, and returns the number of
 * frozen columns that fit.
 */
export function useHeldColumns(scroller: RefObject<HTMLElement | null>, wanted: number): number {
  const [room, setRoom] = useState(wanted)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || wanted === 0) return
    const heads = [...element.querySelectorAll<HTMLElement>('thead th[data-column]')].slice(0, wanted)
    const measure = () => {
      let start = 0
      let fitting = 0
      for (const [at, { offsetWidth }] of heads.entries()) {
        element.style.setProperty(`--held-${at}`, `${start}px`)
        start += offsetWidth
        // One column is always frozen.
        if (at === 0 || start <= element.clientWidth * share) fitting = at + 1
      }
      setRoom(fitting)
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const head of heads) watch.observe(head)
    watch.observe(element)
    return () => watch.disconnect()
  }, [scroller, wanted])
  return Math.min(room, wanted)
}
