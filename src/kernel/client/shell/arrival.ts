import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** How long to wait for the heading of a new screen. */
const patienceMs = 5_000

/**
 * After a navigation, moves the focus to the heading of the new screen for keyboard and screen reader users. If the
 * screen has moved the focus itself, or the user is typing in a field above it, the focus stays.
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
