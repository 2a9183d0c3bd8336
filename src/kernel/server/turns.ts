import pLimit, { type LimitFunction } from 'p-limit'
import type { Label } from '../../words/sentences.ts'
import { Problem } from '../contract/problem.ts'

export interface TurnsOptions {
  /** How much may be done at once. */
  atOnce: number
  /** How much may be under way and wait, of all people together. */
  most: number
  /** And of one of them. */
  mostOfOne: number
  /** What is said when that is reached. */
  refusal: Label
}

/**
 * Costly work, of which little is done at once and never two pieces for one person: whoever asks for much waits for
 * themselves and not in front of others. Throws `too_many_requests` to a person who has too much waiting, and
 * `unavailable` when all of them together have.
 */
export class Turns {
  readonly #options: TurnsOptions
  readonly #all: LimitFunction
  readonly #byPerson = new Map<number, { one: LimitFunction; count: number }>()
  #count = 0

  constructor(options: TurnsOptions) {
    this.#options = options
    this.#all = pLimit(options.atOnce)
  }

  async take<T>(person: number, work: () => Promise<T>): Promise<T> {
    const { most, mostOfOne, refusal } = this.#options
    const own = this.#byPerson.get(person) ?? { one: pLimit(1), count: 0 }
    if (own.count >= mostOfOne) throw new Problem('too_many_requests', refusal, { retryAfter: 2 })
    if (this.#count >= most) throw new Problem('unavailable', refusal, { retryAfter: 2 })
    this.#byPerson.set(person, own)
    own.count++
    this.#count++
    try {
      return await own.one(() => this.#all(work))
    } finally {
      own.count--
      this.#count--
      if (own.count === 0) this.#byPerson.delete(person)
    }
  }
}
