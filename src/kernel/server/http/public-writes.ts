import { LRUCache } from 'lru-cache'
import { Problem } from '../../contract/problem.ts'

const windowMs = 60_000
const failuresMost = 300

/** What failed in the minute that began then. */
interface Failed {
  count: number
  until: number
}

/**
 * What an address writes without a session and in vain, 300 times in a minute: what succeeds does not count, since an
 * office stands behind one address. Whoever shows a token of the installation, or comes from a device that is known, is counted
 * apart, so that junk shuts nobody out.
 */
export class PublicWrites {
  readonly #failed = new LRUCache<string, Failed>({ max: 10_000 })

  /** Throws `too_many_requests` where too much failed of these. */
  assertNotFull(whose: string): void {
    const seconds = this.#secondsFull(whose)
    if (seconds > 0) throw tooMany(seconds)
  }

  /** Whether too much failed of these. */
  isFull(whose: string): boolean {
    return this.#secondsFull(whose) > 0
  }

  /** Counts what has failed; answers what is told of it, which is another refusal where too much has. */
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
