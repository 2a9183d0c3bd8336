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

/**
 * The same in one go, and at the latest before the next key reaches anybody, so that a key which follows at once finds
 * it done.
 */
export function afterPaintOrKey(work: () => void): () => void {
  const atOnce = () => {
    leave()
    flushSync(work)
  }
  const leavePaint = afterPaint(atOnce)
  const leave = () => {
    leavePaint()
    removeEventListener('keydown', atOnce, { capture: true })
  }
  addEventListener('keydown', atOnce, { capture: true })
  return leave
}
