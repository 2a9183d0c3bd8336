import { type RefObject, useEffect, useRef } from 'react'

/**
 * Marks a scroller by `data-more-start` and `data-more-end` where columns are hidden at its sides; at the start once
 * the columns that stay in sight have others below them.
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
      // From right to left, what has been scrolled counts down from nothing.
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
