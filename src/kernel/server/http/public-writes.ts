import { LRUCache } from 'lru-cache'
import { Problem } from '../../contract/problem.ts'

const windowMs = 60_000
const failuresMost = 300

/** The failures within the current minute. */
interface Failed {
  count: number
  until: number
}

/**
 * Limits failed writes without a session to 300 per address and minute. Successes do not count, since a whole office
 * may have one address. Senders with a token of the installation or from a known device are counted separately, so that
 * attackers behind the same address do not lock them out.
 */
export class PublicWrites {
  readonly #failed = new LRUCache<string, Failed>({ max: 10_000 })

  /** Throws `too_many_requests` if there were too many failures. */
  assertNotFull(whose: string): void {
    const seconds = this.#secondsFull(whose)
    if (seconds > 0) throw tooMany(seconds)
  }

  /** Whether there were too many failures. */
  isFull(whose: string): boolean {
    return this.#secondsFull(whose) > 0
  }

  /** Counts a failure; returns the error to send, which is another one if there were too many failures. */
  refusalFor<E extends Error>(whose: string, error: E): E | Problem {
    const seconds = this.#secondsFull(whose)
    if (seconds > 0) return tooMany(seconds)
    if (!(error instanceof Problem && error.code === 'unavailable')) this.#count(whose)
    return error
  }

  #count(whose: string): void {
    const now = performance.now()
    const failed = this.#failed.get(whose)
    if (failed && failed.until > now) failed.count++
    else this.#failed.set(whose, { count: 1, until: now + windowMs })
  }

  #secondsFull(whose: string): number {
    const failed = this.#failed.get(whose)
    if (!failed || failed.count < failuresMost) return 0
    return Math.max(0, Math.ceil((failed.until - performance.now()) / 1000))
  }
}

function tooMany(seconds: number): Problem {
  return new Problem('too_many_requests', 'Too many requests. Try again in a moment.', {
    retryAfter: seconds,
  })
}
