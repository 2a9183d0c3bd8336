import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** How long the heading of a new screen is waited for. */
const patienceMs = 5_000

/**
 * After a navigation moves the focus to the heading of the new screen, so that the keyboard and a screen reader
 * start there. A screen that has taken the focus itself keeps it, and so does a field in which one types above it.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.querySelector('main')
    if (!main) return
    const arrive = () => {
      const heading = main.querySelector('h1')
      if (!heading) return false
      observer.disconnect()
      const { activeElement } = document
      const isTaken = main.contains(activeElement) || activeElement instanceof HTMLInputElement
      if (!isTaken) focusWithoutTabStop(heading)
      return true
    }
    const observer = new MutationObserver(arrive)
    if (!arrive()) observer.observe(main, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), patienceMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}

function focusWithoutTabStop(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
