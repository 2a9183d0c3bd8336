import { useCallback, useEffect, useRef } from 'react'

/** Returns a stable function that returns the value of the latest render, for code that runs later. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}
