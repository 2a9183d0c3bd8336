import { afterEach, expect, test, vi } from 'vitest'
import { checkReachable, markReachable, subscribeToReachable } from './reachable.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns how often reachability changed while the server did not respond to a check in time. */
async function reachedAfterSuspicion(meanwhile: () => void): Promise<number> {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  let shown = 0
  const unsubscribe = subscribeToReachable(() => shown++)
  checkReachable()
  setTimeout(meanwhile, 200)
  await new Promise((resolve) => setTimeout(resolve, 700))
  unsubscribe()
  return shown
}

test('a slow connection that still receives data is not lost, though a ping is late', async () => {
  expect(await reachedAfterSuspicion(markReachable)).toBe(0)
})

test('a connection without data and without a ping’s response is lost', async () => {
  expect(await reachedAfterSuspicion(() => {})).toBe(1)
})
