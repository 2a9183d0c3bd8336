import { useSyncExternalStore } from 'react'

/** How long the server may take to say that it is there: with the quiet before it (live.ts), less than two seconds. */
const answerMs = 500
const askAgainMs = 700

let reachable = true
let asking = false
/** When the server said something last. */
let heardAt = 0
const listeners = new Set<() => void>()

/** Tells whether the server answers. */
function setReachable(now: boolean): void {
  if (reachable === now) return
  reachable = now
  for (const listener of listeners) listener()
}

export function subscribeToReachable(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server answers, as far as this tab can tell. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribeToReachable, () => reachable)
}

/** The server has just said something. */
export function hasAnswered(): void {
  heardAt = performance.now()
  setReachable(true)
}

/**
 * What should have come did not come. One call may be lost on a network that is there, and a browser that has no
 * network may sit beside its server, so the server is asked; while it does not answer, again and again.
 */
export function suspectServer(): void {
  if (asking) return
  asking = true
  void askUntilThere()
}

async function askUntilThere(): Promise<void> {
  for (;;) {
    const askedAt = performance.now()
    // On a slow line it may say something while it is asked, and answer late.
    if ((await answers()) || heardAt > askedAt) break
    setReachable(false)
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
  asking = false
  setReachable(true)
}

/** Asks for what is open to all and costs nothing. A proxy that has no server behind it answers as well. */
async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/v1/languages', {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerMs),
    })
    return status < 502
  } catch {
    return false
  }
}
