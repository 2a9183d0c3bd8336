import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaintOrInput } from './after-paint.ts'
import { hideAtOnce } from './hide-at-once.ts'
import { useLatest } from './use-latest.ts'

type Open = (wanted: boolean) => void

interface Opening {
  /** Whether a key opens it in the same moment: a list of choices, in which the library marks one right then. */
  atOnceByKey?: boolean
}

/**
 * Whether a menu or a list of choices is open, and how to open and close it. It opens after the frame in which its
 * button answers, since what it holds takes longer to draw; a key that comes before finds it open all the same. It
 * closes at once: `dropdown`, which says what has opened, is hidden then, and taken away a frame later, which takes
 * longer.
 */
export function useOpening(
  dropdown: () => HTMLElement | null | undefined,
  { atOnceByKey = false }: Opening = {},
): [opened: boolean, open: Open] {
  const [opened, setOpened] = useState(false)
  const latest = useLatest({ opened, dropdown })
  const isLeaving = useRef(false)
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
        const now = latest()
        if (!now.opened || isLeaving.current) return
        isLeaving.current = true
        const show = hideAtOnce(now.dropdown())
        afterPaintOrInput(() => {
          isLeaving.current = false
          setOpened(false)
          // The library may keep it, and show it when it opens again.
          show()
        })
      }
      // In one go, as the library must see where the focus was before what opens takes it.
      else if (atOnceByKey && globalThis.event instanceof KeyboardEvent) flushSync(() => setOpened(true))
      else leave.current ??= afterPaintOrInput(() => setOpened(true))
    },
    [settle, latest, atOnceByKey],
  )
  return [opened, open]
}
