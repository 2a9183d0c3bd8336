import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { StreamEvent } from './event-stream.ts'

let staleByEvents: (client: QueryClient) => (event: StreamEvent) => void
beforeAll(async () => {
  // The session module listens to the browser's other tabs as soon as it is imported.
  vi.stubGlobal('addEventListener', () => undefined)
  staleByEvents = (await import('./stale-by-events.ts')).staleByEvents
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A query cache with a response for each topic, and a function that returns which are stale. */
function browser(topics: readonly string[]) {
  const client = new QueryClient()
  for (const topic of topics) client.setQueryData([topic], 'an answer')
  const hear = staleByEvents(client)
  const stale = () => topics.filter((topic) => client.getQueryState([topic])?.isInvalidated)
  return { hear, stale }
}

test.each([
  [0.25, 500],
  [0.5, 1000],
  [0.999, 1998],
])(
  'after missed events everything is requested again, within two seconds and not by all at once: %d',
  (chance, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const { hear, stale } = browser(['thing', 'other'])
    hear({ event: 'gap', data: 'null' })
    vi.advanceTimersByTime(ms - 1)
    expect(stale()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(stale()).toEqual(['thing', 'other'])
  },
)

test('a change makes its own topic and the histories stale, and an invalid event makes nothing stale', () => {
  const { hear, stale } = browser(['thing', 'other', 'history'])
  hear({ event: 'change', data: '{"topic":"thing","ids":[1]}' })
  hear({ event: 'change', data: 'no JSON' })
  vi.advanceTimersByTime(2000)
  expect(stale()).toEqual(['thing', 'history'])
})
