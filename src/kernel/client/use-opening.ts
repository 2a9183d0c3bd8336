import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint, afterPaintOrKey } from './after-paint.ts'

type Open = (wanted: boolean) => void

/**
 * Whether a menu or a list of choices is open, and how to open and close it. It opens after the frame in which its
 * button answers, since what it holds takes longer to draw; a key that comes before finds it open all the same. It closes at once: it is hidden then, which is what the third value
 * is for (`keepMounted`), and taken away a frame later, which takes longer.
 */
export function useOpening(): [opened: boolean, open: Open, isThere: boolean] {
  const [phase, setPhase] = useState<'closed' | 'open' | 'leaving'>('closed')
  const opened = phase === 'open'
  const leave = useRef<(() => void) | null>(null)
  const settle = useCallback(() => {
    leave.current?.()
    leave.current = null
  }, [])
  useEffect(() => settle, [opened, settle])
  const open = useCallback<Open>(
    (wanted) => {
      // In one go, as the library must see where the focus was before what opens takes it.
      if (wanted) leave.current ??= afterPaintOrKey(() => setPhase('open'))
      else {
        settle()
        setPhase((now) => (now === 'open' ? 'leaving' : now))
        afterPaint(() => setPhase((now) => (now === 'leaving' ? 'closed' : now)))
      }
    },
    [settle],
  )
  return [opened, open, phase !== 'closed']
}
