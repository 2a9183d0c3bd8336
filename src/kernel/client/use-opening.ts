import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.ts'

/**
 * Whether a menu or a list of choices is open, and how to open and close it. It opens after the frame in which its
 * button answers, since what it holds takes longer to draw; a key that comes before finds it open all the same, and
 * one that opens it can choose from it at once. It closes at once.
 */
export function useOpening(): [opened: boolean, open: (wanted: boolean) => void] {
  const [opened, setOpened] = useState(false)
  const leave = useRef<(() => void) | null>(null)
  const settle = useCallback(() => {
    leave.current?.()
    leave.current = null
  }, [])
  useEffect(() => settle, [opened, settle])
  const open = useCallback(
    (wanted: boolean) => {
      if (!wanted) {
        settle()
        setOpened(false)
      } else if (globalThis.event instanceof KeyboardEvent) flushSync(() => setOpened(true))
      else leave.current ??= afterPaintOrKey(() => setOpened(true))
    },
    [settle],
  )
  return [opened, open]
}

/** In one go, as the library must see where the focus was before what opens takes it. */
function afterPaintOrKey(work: () => void): () => void {
  const atOnce = () => flushSync(work)
  const leave = afterPaint(atOnce)
  addEventListener('keydown', atOnce, { capture: true })
  return () => {
    leave()
    removeEventListener('keydown', atOnce, { capture: true })
  }
}
