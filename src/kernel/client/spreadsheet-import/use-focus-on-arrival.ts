import { type RefObject, useEffect, useRef } from 'react'

/** The next thing to press gets the focus when it appears, since what was pressed before is gone. */
export function useFocusOnArrival<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
