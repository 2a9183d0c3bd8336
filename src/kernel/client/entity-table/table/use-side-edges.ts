import { type RefObject, useEffect, useRef } from 'react'

/**
 * Marks a scroll container with `data-more-start` and `data-more-end` while columns are scrolled out at its sides; at the
 * start, once frozen columns cover others.
 */
export function useSideEdges(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = scroller.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const mark = () => {
      const box = element.getBoundingClientRect()
      const naming = element.querySelector('th[data-sticky]')?.getBoundingClientRect() ?? box
      const isRightToLeft = getComputedStyle(element).direction === 'rtl'
      const gap = isRightToLeft ? box.right - naming.right : naming.left - box.left
      // In right-to-left text, `scrollLeft` is zero or negative.
      const scrolled = Math.abs(element.scrollLeft)
      const hidden = element.scrollWidth - element.clientWidth - scrolled
      element.toggleAttribute('data-more-start', scrolled > 0 && gap <= 1)
      element.toggleAttribute('data-more-end', hidden > 1)
    }
    mark()
    const watch = new ResizeObserver(mark)
    watch.observe(element)
    watch.observe(table)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [])
  return scroller
}
