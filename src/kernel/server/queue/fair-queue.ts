import type { EventEmitter } from 'node:events'
import type { Label } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'

/** How much work may run at once: for all users together, and for one user. */
interface Share {
  all: number
  ofOne: number
}

export interface FairQueueOptions extends Share {
  /** How many of these places writes may take. */
  writes?: Share
  /** How much more work may wait. */
  waiting: Share
  /** How long work may wait; without a limit if left out. */
  waitMs?: number
  /** The error text if too much work waits, or for too long. */
  refusal: Label
}

interface TakeOptions {
  isWrite?: boolean
  /** Emits `close` when nobody needs the result any more. */
  wantedBy?: EventEmitter
}

interface Waiting {
  isWrite: boolean
  start(): void
  refuse(reason: Problem): void
}

/** The running and waiting work of one user. */
interface Own {
  atWork: number
  writes: number
  waiting: Waiting[]
}

/**
 * Shares places for work among users. Each user has a few, their further work waits, and free places are given out
 * round-robin by user, so a user with many requests delays only their own. Throws `too_many_requests` to a user with
 * too much work waiting, or waiting too long, and `unavailable` if too much work of all users waits.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  // In the order of the next turns; a user who has had a turn moves to the end.
  readonly #users = new Map<number | string, Own>()
  #atWork = 0
  #writes = 0
  #waiting = 0
  #isClosed = false

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** How much work of all users is running, and how much waits. */
  now(): { atWork: number; waiting: number } {
    return { atWork: this.#atWork, waiting: this.#waiting }
  }

  /** Whether another write of this user would have to wait for the user's own work. */
  isBusy(user: number | string): boolean {
    const own = this.#users.get(user)
    const { ofOne, writes } = this.#options
    return (
      own !== undefined &&
      (own.atWork >= ofOne || own.waiting.length > 0 || own.writes >= (writes?.ofOne ?? ofOne))
    )
  }

  /** Runs the work when it is the turn of its user (a key, or an address before sign-in). */
  async take<T>(
    user: number | string,
    work: () => Promise<T>,
    { isWrite = false, wantedBy }: TakeOptions = {},
  ): Promise<T> {
    if (this.#isClosed) throw stopping()
    const own = this.#users.get(user) ?? { atWork: 0, writes: 0, waiting: [] }
    this.#users.set(user, own)
    try {
      const isFree = this.#mayStart(own, isWrite) && !own.waiting.some((each) => each.isWrite === isWrite)
      if (isFree) this.#count(own, isWrite, 1)
      else await this.#turn(own, isWrite, wantedBy)
      try {
        return await work()
      } finally {
        this.#count(own, isWrite, -1)
        this.#goOn()
      }
    } finally {
      if (own.atWork === 0 && own.waiting.length === 0) this.#users.delete(user)
    }
  }

  /** Refuses all work that waits, and all work that comes later. */
  close(): void {
    this.#isClosed = true
    for (const { waiting } of this.#users.values()) for (const { refuse } of waiting) refuse(stopping())
  }

  #mayStart(own: Own, isWrite: boolean): boolean {
    const { all, ofOne, writes } = this.#options
    if (this.#atWork >= all || own.atWork >= ofOne) return false
    return !isWrite || !writes || (this.#writes < writes.all && own.writes < writes.ofOne)
  }

  #count(own: Own, isWrite: boolean, one: 1 | -1): void {
    this.#atWork += one
    own.atWork += one
    if (!isWrite) return
    this.#writes += one
    own.writes += one
  }

  /** Waits until a place is given; `#goOn` has already counted it. */
  async #turn(own: Own, isWrite: boolean, wantedBy: EventEmitter | undefined): Promise<void> {
    const { waiting, waitMs, refusal } = this.#options
    const tooMany = () => new Problem('too_many_requests', refusal, { retryAfter: 2 })
    if (own.waiting.length >= waiting.ofOne) throw tooMany()
    if (this.#waiting >= waiting.all) throw new Problem('unavailable', refusal, { retryAfter: 2 })
    this.#waiting++
    let leave = () => {}
    let timer: NodeJS.Timeout | undefined
    try {
      await new Promise<void>((start, refuse) => {
        const mine = { isWrite, start, refuse }
        leave = () => {
          own.waiting = own.waiting.filter((each) => each !== mine)
          refuse(tooMany())
        }
        own.waiting.push(mine)
        if (waitMs !== undefined) timer = setTimeout(leave, waitMs)
        wantedBy?.once('close', leave)
      })
    } finally {
      clearTimeout(timer)
      wantedBy?.off('close', leave)
      this.#waiting--
    }
  }

  /** Gives free places to waiting work: one to each user, then round again. */
  #goOn(): void {
    if (this.#waiting === 0) return
    for (const [user, own] of this.#users) {
      const next = own.waiting.find(({ isWrite }) => this.#mayStart(own, isWrite))
      if (!next) continue
      own.waiting = own.waiting.filter((each) => each !== next)
      this.#count(own, next.isWrite, 1)
      // Inserting the key again moves the user to the end of the iteration, after all others.
      this.#users.delete(user)
      this.#users.set(user, own)
      next.start()
    }
  }
}

function stopping(): Problem {
  return new Problem('unavailable', 'The server is shutting down. Try again in a moment.', { retryAfter: 10 })
}
