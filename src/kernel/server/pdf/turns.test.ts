import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when the test says so, and what has been started. */
function workshop(options = { places: 1, waitingMax: 10, waitingMaxEach: 4 }) {
  const turns = createTurns(options)
  const started: string[] = []
  const ends: (() => void)[] = []
  const wish = (person: number, name: string) =>
    turns.run(person, () => {
      started.push(name)
      return new Promise<string>((end) => ends.push(() => end(name)))
    })
  async function finish() {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { turns, started, wish, finish }
}

test('one person has one thing made at a time, though there is room', async () => {
  const { started, wish, finish } = workshop({ places: 2, waitingMax: 10, waitingMaxEach: 4 })
  void Promise.all([wish(1, 'a1'), wish(1, 'a2'), wish(2, 'b1')])
  await new Promise(setImmediate)
  expect(started).toEqual(['a1', 'b1'])
  await finish()
  expect(started).toEqual(['a1', 'b1', 'a2'])
})

test('people take turns, however much one of them wishes', async () => {
  const { started, wish, finish } = workshop()
  void Promise.all([wish(1, 'a1'), wish(1, 'a2'), wish(1, 'a3'), wish(2, 'b1'), wish(2, 'b2'), wish(3, 'c1')])
  for (let turn = 0; turn < 6; turn++) await finish()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('what fails gives its place to the next', async () => {
  const { turns, started, wish, finish } = workshop()
  await expect(turns.run(1, () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  const next = wish(1, 'next')
  await new Promise(setImmediate)
  await finish()
  expect(await next).toBe('next')
  expect(started).toEqual(['next'])
})

test('refuses what is too much, of one person and of all', async () => {
  const { wish } = workshop({ places: 1, waitingMax: 3, waitingMaxEach: 2 })
  void Promise.all([wish(1, 'a1'), wish(1, 'a2'), wish(1, 'a3')])
  await expect(wish(1, 'a4')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfter: 2 },
  })
  void wish(2, 'b1')
  await expect(wish(3, 'c1')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } })
})

test('closing refuses what waits and what comes later', async () => {
  const { turns, wish } = workshop()
  void wish(1, 'first')
  const waits = expect(wish(2, 'waits')).rejects.toMatchObject({ code: 'unavailable' })
  turns.close()
  await waits
  await expect(wish(3, 'late')).rejects.toThrow('stopping')
})
