import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** A value as it was when the browser painted last, for what is drawn of it a frame later, and in pieces. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(() => value)
  useEffect(() => {
    if (!Object.is(value, later)) return afterPaint(() => setLater(() => value))
    return undefined
  }, [value, later])
  return later
}
