import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/** A tab that is not seen paints nothing. */
const unseenMs = 100

/**
 * Does something once the browser has painted what the key or click that calls this has changed, and in pieces that let
 * further keys through: for what would keep people waiting for the first sign of an answer (decision 0080). Returns how
 * to leave it undone.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const leave = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const soon = (ms: number) =>
    setTimeout(() => {
      leave()
      startTransition(work)
    }, ms)
  // A frame is painted after the callbacks that ask for it.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = soon(0)
  })
  timer = soon(unseenMs)
  return leave
}

/** What waits for a frame and must be done before the next key or press, or step back. */
const waiting = new Set<() => void>()

// From the beginning, and so before a dialog of the library sees the key: it would close with a list that opens in it.
for (const kind of ['keydown', 'pointerdown', 'popstate'])
  globalThis.addEventListener?.(kind, () => [...waiting].forEach((run) => run()), { capture: true })

/**
 * The same in one go, and at the latest before the next key, press or step back reaches anybody, so that whoever
 * follows at once finds it done.
 */
export function afterPaintOrInput(work: () => void): () => void {
  const run = () => {
    leave()
    flushSync(work)
  }
  const leavePaint = afterPaint(run)
  const leave = () => {
    leavePaint()
    waiting.delete(run)
  }
  waiting.add(run)
  return leave
}
