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

test('a slow line on which the server still says something is not gone, though a question is not answered in time', async () => {
  expect(await reachedAfterSuspicion(markReachable)).toBe(0)
})

test('a server that says nothing and answers nothing is gone', async () => {
  expect(await reachedAfterSuspicion(() => {})).toBe(1)
})
