import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaintOrKey } from './after-paint.ts'

type Open = (wanted: boolean) => void

interface Opening {
  /** Whether a key opens it in the same moment: a list of choices, in which the library marks one right then. */
  atOnceByKey?: boolean
}

/**
 * Whether a menu or a list of choices is open, and how to open and close it. It opens after the frame in which its
 * button answers, since what it holds takes longer to draw; a key that comes before finds it open all the same. It
 * closes at once: it is hidden then, and taken away a frame later, which takes longer; the third value says whether it
 * is still there.
 */
export function useOpening({ atOnceByKey = false }: Opening = {}): [
  opened: boolean,
  open: Open,
  isThere: boolean,
] {
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
      if (!wanted) {
        settle()
        setPhase((now) => (now === 'open' ? 'leaving' : now))
        afterPaintOrKey(() => setPhase((now) => (now === 'leaving' ? 'closed' : now)))
      }
      // In one go, as the library must see where the focus was before what opens takes it.
      else if (atOnceByKey && globalThis.event instanceof KeyboardEvent) flushSync(() => setPhase('open'))
      else leave.current ??= afterPaintOrKey(() => setPhase('open'))
    },
    [settle, atOnceByKey],
  )
  return [opened, open, phase !== 'closed']
}
