import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much of a list the columns that stay in sight may take: the others are what one scrolls for. */
const share = 0.6

/**
 * Says of the columns that stay in sight where each of them stands, as `--held-0`, `--held-1` … on the scroller; answers
 * how many of them there is room for.
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
        // One stays in sight in any case.
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
