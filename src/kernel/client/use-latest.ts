import { useCallback, useEffect, useRef } from 'react'

/** Gives what the newest render was given, to what runs later than rendering. Stays the same function. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}
