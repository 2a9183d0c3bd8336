import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** Turns whose work is under way until it is let go; tells how much of it is, and of how many people. */
function observed(options: { atOnce: number; most: number; mostOfOne: number }) {
  const turns = new Turns({ ...options, refusal: 'The server is stopping.' })
  const underWay: { person: number; end: () => void }[] = []
  const most = { all: 0, ofOne: 0 }
  const take = (person: number) =>
    turns.take(person, async () => {
      let end = () => {}
      const promise = new Promise<void>((resolve) => (end = resolve))
      underWay.push({ person, end })
      most.all = Math.max(most.all, underWay.length)
      most.ofOne = Math.max(most.ofOne, underWay.filter((each) => each.person === person).length)
      await promise
      return person
    })
  async function endAll(): Promise<number[]> {
    const order: number[] = []
    for (await eventLoopTurn(); underWay.length > 0; await eventLoopTurn()) {
      const [first] = underWay.splice(0, 1)
      if (first) order.push(first.person)
      first?.end()
    }
    return order
  }
  return { take, endAll, most }
}

test('so much is done at once and no more, and one piece for each person', async () => {
  const { take, endAll, most } = observed({ atOnce: 2, most: 50, mostOfOne: 10 })
  const all = Promise.all([1, 1, 1, 2, 2, 3].map(take))
  await endAll()
  expect((await all).toSorted()).toEqual([1, 1, 1, 2, 2, 3])
  expect(most).toEqual({ all: 2, ofOne: 1 })
})

test('whoever asks for much stands in front of nobody', async () => {
  const { take, endAll } = observed({ atOnce: 1, most: 50, mostOfOne: 10 })
  const all = Promise.all([1, 1, 1, 1, 2].map(take))
  expect((await endAll()).indexOf(2)).toBeLessThan(2)
  await all
})

test('what is over the limits is refused: of one person, and of all together', async () => {
  const { take, endAll } = observed({ atOnce: 1, most: 3, mostOfOne: 2 })
  const accepted = Promise.all([take(1), take(1), take(2)])
  await expect(take(1)).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfter: 2 } })
  await expect(take(3)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } })
  await endAll()
  await accepted
  const again = take(1)
  await endAll()
  expect(await again).toBe(1)
})

test('work that fails ends its turn', async () => {
  const turns = new Turns({ atOnce: 1, most: 1, mostOfOne: 1, refusal: 'The server is stopping.' })
  await expect(turns.take(1, async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(1, async () => 'done')).toBe('done')
})
