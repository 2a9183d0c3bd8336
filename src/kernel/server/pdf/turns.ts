import { Problem } from '../../contract/problem.ts'

interface TurnsOptions {
  /** How much may be worked on at the same time. */
  places: number
  /** How much more may wait, all in all and for one person. */
  waitingMax: number
  waitingMaxEach: number
}

interface Waiting {
  start(): void
  refuse(reason: Problem): void
}

export interface Turns {
  /**
   * Does the work when the person's turn comes: one at a time for each person, and the people who wait take turns, so
   * that many wishes of one do not hold up another's. Throws `too_many_requests` where too much of the person's own
   * waits, `unavailable` where too much waits or the server stops.
   */
  run<T>(person: number, work: () => Promise<T>): Promise<T>
  /** Refuses all that waits, and all that comes later. */
  close(): void
}

/** Shares a few places for heavy work fairly among people. */
export function createTurns({ places, waitingMax, waitingMaxEach }: TurnsOptions): Turns {
  const working = new Set<number>()
  // In the order in which people are next; whoever has had a turn goes to the end.
  const waiting = new Map<number, Waiting[]>()
  let closed = false

  async function turn(person: number): Promise<void> {
    if (closed) throw stopping()
    if (working.size < places && !working.has(person)) {
      working.add(person)
      return
    }
    const own = waiting.get(person) ?? []
    if (own.length >= waitingMaxEach) {
      const reason = 'Some of your documents are still being made. Please try again in a moment.'
      throw new Problem('too_many_requests', reason, { retryAfter: 2 })
    }
    if ([...waiting.values()].reduce((sum, each) => sum + each.length, 0) >= waitingMax) {
      const reason = 'Too many documents are being made. Please try again in a moment.'
      throw new Problem('unavailable', reason, { retryAfter: 2 })
    }
    await new Promise<void>((start, refuse) => {
      waiting.set(person, [...own, { start, refuse }])
    })
  }

  function endTurn(person: number): void {
    working.delete(person)
    for (const [next, [first, ...others]] of waiting) {
      if (!first || working.has(next)) continue
      waiting.delete(next)
      if (others.length > 0) waiting.set(next, others)
      working.add(next)
      first.start()
      return
    }
  }

  return {
    async run(person, work) {
      await turn(person)
      try {
        return await work()
      } finally {
        endTurn(person)
      }
    },
    close() {
      closed = true
      for (const { refuse } of [...waiting.values()].flat()) refuse(stopping())
      waiting.clear()
    },
  }
}

function stopping(): Problem {
  return new Problem('unavailable', 'The server is stopping.', { retryAfter: 10 })
}
