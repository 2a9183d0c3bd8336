import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '../../contract/endpoint.ts'
import { call } from './call.ts'

// The session module uses it to listen to other tabs.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => {}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const read = endpoint({
  method: 'GET',
  path: '/pens',
  summary: 'Pens',
  access: 'public',
  reply: { content: 'application/pdf' },
})
const write = endpoint({ method: 'POST', path: '/pens', summary: 'Pens', access: 'public', reply: 'empty' })

const busy = (seconds: number) =>
  Response.json(
    { code: 'too_many_requests', message: 'Too many requests.' },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  )
const done = () => new Response('A file')

/** Stubs a server with these responses, one after the other. Returns the times of the requests. */
function serverThatAnswers(...answers: Response[]) {
  const askedAt: number[] = []
  const start = Date.now()
  vi.stubGlobal('fetch', async () => {
    askedAt.push(Date.now() - start)
    return answers.shift() ?? done()
  })
  return askedAt
}

test('a read is repeated after the server’s Retry-After', async () => {
  const askedAt = serverThatAnswers(busy(2), busy(5))
  const answered = call(read)
  await vi.runAllTimersAsync()
  await expect(answered).resolves.toBeDefined()
  expect(askedAt).toEqual([0, 2000, 7000])
})

test('a read that is refused repeatedly fails in the end', async () => {
  const askedAt = serverThatAnswers(...Array.from({ length: 9 }, () => busy(1)))
  const answered = expect(call(read)).rejects.toMatchObject({ code: 'too_many_requests' })
  await vi.runAllTimersAsync()
  await answered
  expect(askedAt).toEqual([0, 1000, 2000, 3000])
})

test('a write, and a read with a Retry-After of minutes, are not repeated', async () => {
  const askedAt = serverThatAnswers(busy(2), busy(600))
  await expect(call(write)).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(call(read)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(askedAt).toEqual([0, 0])
})

test('a read of a screen that was left is not repeated', async () => {
  const askedAt = serverThatAnswers(busy(20))
  const leaving = new AbortController()
  const answered = expect(call(read, { signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await vi.advanceTimersByTimeAsync(1000)
  leaving.abort()
  await answered
  await vi.runAllTimersAsync()
  expect(askedAt).toEqual([0])
})
