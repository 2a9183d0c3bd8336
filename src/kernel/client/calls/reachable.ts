import { useSyncExternalStore } from 'react'

/**
 * The time limit for the server's response. Together with the quiet time before it (live.ts) it is less than two
 * seconds.
 */
const answerMs = 500
const askAgainMs = 700

let reachable = true
let asking = false
/** When the last sign of the server arrived. */
let heardAt = 0
const listeners = new Set<() => void>()

/** Stores whether the server is reachable and notifies the listeners. */
function setReachable(now: boolean): void {
  if (reachable === now) return
  reachable = now
  for (const listener of listeners) listener()
}

export function subscribeToReachable(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server is reachable, as far as this tab knows. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribeToReachable, () => reachable)
}

/** Records a sign of the server. */
export function hasAnswered(): void {
  heardAt = performance.now()
  setReachable(true)
}

/**
 * Checks whether the server is reachable after an expected response is missing, and repeats until it is. One lost call
 * does not mean a lost network, and a browser without a network may run on the server's machine.
 */
export function suspectServer(): void {
  if (asking) return
  asking = true
  void askUntilThere()
}

async function askUntilThere(): Promise<void> {
  for (;;) {
    const askedAt = performance.now()
    // On a slow line the server may send something meanwhile and respond late.
    if ((await answers()) || heardAt > askedAt) break
    setReachable(false)
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
  asking = false
  setReachable(true)
}

/** Requests a cheap public endpoint. Returns false if only a proxy responds, without a server behind it. */
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
