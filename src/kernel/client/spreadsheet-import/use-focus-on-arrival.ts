import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to an element when it appears, since the button pressed before is removed. */
export function useFocusOnArrival<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
