import { EventEmitter } from 'node:events'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairQueue, type FairQueueOptions } from './fair-queue.ts'

/** A queue, work that ends when the test resolves it, and the work that has started. */
function workshop(options: Omit<FairQueueOptions, 'refusal' | 'waiting'> & Partial<FairQueueOptions>) {
  const queue = new FairQueue({
    waiting: { all: 10, ofOne: 4 },
    refusal: 'Internal Server Error',
    ...options,
  })
  const started: string[] = []
  const ends: (() => void)[] = []
  const wish = (user: number, name: string, how: Parameters<FairQueue['take']>[2] = {}) =>
    queue.take(
      user,
      () => {
        started.push(name)
        return new Promise<string>((end) => ends.push(() => end(name)))
      },
      how,
    )
  async function finish() {
    ends.shift()?.()
    for (let turn = 0; turn < 3; turn++) await eventLoopTurn()
  }
  return { queue, started, wish, finish }
}

const write = { isWrite: true }

test('a user’s calls run up to their limit and no more, though there are free places', async () => {
  const { queue, started, wish, finish } = workshop({ all: 3, ofOne: 2 })
  const all = Promise.all([wish(1, 'a1'), wish(1, 'a2'), wish(1, 'a3'), wish(2, 'b1'), wish(3, 'c1')])
  await eventLoopTurn()
  expect(started).toEqual(['a1', 'a2', 'b1'])
  expect(queue.now()).toEqual({ atWork: 3, waiting: 2 })
  for (let turn = 0; turn < 5; turn++) await finish()
  expect(await all).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  expect(queue.now()).toEqual({ atWork: 0, waiting: 0 })
})

test('free places are given to users in turn, whatever the number of their calls', async () => {
  const { started, wish, finish } = workshop({ all: 1, ofOne: 1 })
  void Promise.all([wish(1, 'a1'), wish(1, 'a2'), wish(1, 'a3'), wish(2, 'b1'), wish(2, 'b2'), wish(3, 'c1')])
  for (let turn = 0; turn < 6; turn++) await finish()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('writes have fewer places, and reads of the same user overtake waiting writes', async () => {
  const { started, wish, finish } = workshop({ all: 6, ofOne: 4, writes: { all: 3, ofOne: 2 } })
  void Promise.all([wish(1, 'a1', write), wish(1, 'a2', write), wish(1, 'a3', write), wish(1, 'read')])
  void Promise.all([wish(2, 'b1', write), wish(2, 'b2', write)])
  await eventLoopTurn()
  expect(started).toEqual(['a1', 'a2', 'read', 'b1'])
  await finish()
  expect(started.slice(4)).toEqual(['a3'])
  await finish()
  expect(started.slice(5)).toEqual(['b2'])
})

test('refuses too many calls, of one user and of all', async () => {
  const { wish } = workshop({ all: 1, ofOne: 1, waiting: { all: 3, ofOne: 2 } })
  void Promise.all([wish(1, 'a1'), wish(1, 'a2'), wish(1, 'a3')])
  await expect(wish(1, 'a4')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfter: 2 },
  })
  void wish(2, 'b1')
  await expect(wish(3, 'c1')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } })
})

test('a call that waits too long is refused, and frees its place', async () => {
  const { started, wish, finish } = workshop({ all: 1, ofOne: 1, waitMs: 20 })
  void wish(1, 'a1')
  await expect(wish(1, 'a2')).rejects.toMatchObject({ code: 'too_many_requests' })
  void wish(1, 'a3')
  await finish()
  expect(started).toEqual(['a1', 'a3'])
})

test('a call whose client has left is not started', async () => {
  const { started, wish, finish } = workshop({ all: 1, ofOne: 1 })
  const wantedBy = new EventEmitter()
  void wish(1, 'a1')
  const left = expect(wish(1, 'a2', { wantedBy })).rejects.toMatchObject({ code: 'too_many_requests' })
  wantedBy.emit('close')
  await left
  void wish(1, 'a3')
  await finish()
  expect(started).toEqual(['a1', 'a3'])
})

test('a failed call frees its place', async () => {
  const { queue, started, wish, finish } = workshop({ all: 1, ofOne: 1 })
  await expect(queue.take(1, () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  const next = wish(1, 'next')
  await finish()
  expect([await next, started]).toEqual(['next', ['next']])
})

test('closing refuses waiting and later calls', async () => {
  const { queue, wish } = workshop({ all: 1, ofOne: 1 })
  void wish(1, 'first')
  const waits = expect(wish(2, 'waits')).rejects.toMatchObject({ code: 'unavailable' })
  queue.close()
  await waits
  await expect(wish(3, 'late')).rejects.toThrow('shutting down')
})
