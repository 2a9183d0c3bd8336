import { useSyncExternalStore } from 'react'

/**
 * The time limit for the server's response. Together with the quiet time before it (live.ts) it is less than two
 * seconds.
 */
const answerMs = 500
const checkAgainMs = 700

let reachable = true
let checking = false
/** When the last sign of the server arrived. */
let lastSignAt = 0
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
export function markReachable(): void {
  lastSignAt = performance.now()
  setReachable(true)
}

/**
 * Checks whether the server is reachable after an expected response is missing, and repeats until it is. One lost call
 * does not mean a lost network, and a browser without a network may run on the server's machine.
 */
export function checkReachable(): void {
  if (checking) return
  checking = true
  void checkUntilReachable()
}

async function checkUntilReachable(): Promise<void> {
  for (;;) {
    const checkedAt = performance.now()
    // On a slow line the server may send something meanwhile and respond late.
    if ((await responds()) || lastSignAt > checkedAt) break
    setReachable(false)
    await new Promise((resolve) => setTimeout(resolve, checkAgainMs))
  }
  checking = false
  setReachable(true)
}

/** Requests a cheap public endpoint. Returns false if only a proxy responds, without a server behind it. */
async function responds(): Promise<boolean> {
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
