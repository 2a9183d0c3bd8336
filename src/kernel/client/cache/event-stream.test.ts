import { expect, test } from 'vitest'
import { eventsOf, type StreamEvent } from './event-stream.ts'

async function eventsIn(chunks: readonly (string | Uint8Array)[]): Promise<StreamEvent[]> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  for await (const event of eventsOf(body)) events.push(event)
  return events
}

test('reads events however the chunks are cut', async () => {
  const stream = 'event: change\ndata: {"topic":"x"}\n\n: heartbeat\n\nevent: rights\n\n'
  const expected = [
    { event: 'change', data: '{"topic":"x"}' },
    { event: 'rights', data: '' },
  ]
  expect(await eventsIn([stream])).toEqual(expected)
  expect(await eventsIn([...stream])).toEqual(expected)
})

test('accepts every kind of line break, also one cut in two', async () => {
  expect(await eventsIn(['event: a\r', '\ndata: 1\r\n\r', '\ndata: 2\r\rdata: 3\n\n'])).toEqual([
    { event: 'a', data: '1' },
    { event: 'message', data: '2' },
    { event: 'message', data: '3' },
  ])
})

test('joins lines of data, and characters cut in two', async () => {
  const bytes = new TextEncoder().encode('data: قەڵەم\ndata: b\n\n')
  expect(await eventsIn([bytes.slice(0, 7), bytes.slice(7)])).toEqual([
    { event: 'message', data: 'قەڵەم\nb' },
  ])
})

test('an unfinished event is ignored', async () => {
  expect(await eventsIn(['event: change\ndata: 1\n'])).toEqual([])
})
