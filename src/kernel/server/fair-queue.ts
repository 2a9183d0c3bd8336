import type { EventEmitter } from 'node:events'
import type { Label } from '../../i18n/messages.ts'
import { Problem } from '../contract/problem.ts'

/** How much may be at work at once, of all users and of one. */
interface Share {
  all: number
  ofOne: number
}

export interface FairQueueOptions extends Share {
  /** How much of it may be writes. */
  writes?: Share
  /** How much more may wait. */
  waiting: Share
  /** For how long each may wait; without an end where left out. */
  waitMs?: number
  /** What is said when that is reached. */
  refusal: Label
}

interface TakeOptions {
  isWrite?: boolean
  /** Closes when nobody waits for the work any more. */
  wantedBy?: EventEmitter
}

interface Waiting {
  isWrite: boolean
  start(): void
  refuse(reason: Problem): void
}

/** What is under way for one user. */
interface Own {
  atWork: number
  writes: number
  waiting: Waiting[]
}

/**
 * Shares places for work among users: each has a few at once, the rest of theirs waits, and free places go round by
 * user, so that whoever asks for much waits for themselves and not in front of others. Throws `too_many_requests` to a
 * user who has too much waiting or has waited too long, and `unavailable` when too much of all waits.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  // In the order in which users are next; whoever has had a turn goes to the end.
  readonly #users = new Map<number | string, Own>()
  #atWork = 0
  #writes = 0
  #waiting = 0
  #isClosed = false

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** How much of all users is at work, and waits. */
  now(): { atWork: number; waiting: number } {
    return { atWork: this.#atWork, waiting: this.#waiting }
  }

  /** Whether one more write of a user would wait for others of theirs. */
  isBusy(user: number | string): boolean {
    const own = this.#users.get(user)
    const { ofOne, writes } = this.#options
    return (
      own !== undefined &&
      (own.atWork >= ofOne || own.waiting.length > 0 || own.writes >= (writes?.ofOne ?? ofOne))
    )
  }

  /** Does the work when the turn of its user (a key, or an address before sign-in) comes. */
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

  /** Refuses all that waits, and all that comes later. */
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

  /** Waits until a place is given, which is counted already. */
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

  /** Gives free places to those who wait, one to each user and then round again. */
  #goOn(): void {
    if (this.#waiting === 0) return
    for (const [user, own] of this.#users) {
      const next = own.waiting.find(({ isWrite }) => this.#mayStart(own, isWrite))
      if (!next) continue
      own.waiting = own.waiting.filter((each) => each !== next)
      this.#count(own, next.isWrite, 1)
      // Who is set anew stands last, and is met again when all others have had their turn.
      this.#users.delete(user)
      this.#users.set(user, own)
      next.start()
    }
  }
}

function stopping(): Problem {
  return new Problem('unavailable', 'The server is shutting down. Try again in a moment.', { retryAfter: 10 })
}
