import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A value as it was when the browser painted last, for what is drawn of it a frame later: in pieces, or, by
 * `afterPaintOrInput`, in one go and before the next key.
 */
export function useLater<T>(value: T, when = afterPaint): T {
  const [later, setLater] = useState(() => value)
  useEffect(() => {
    if (!Object.is(value, later)) return when(() => setLater(() => value))
    return undefined
  }, [value, later, when])
  return later
}
