import { Problem } from '../../../contract/problem.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Smaller bodies need less memory than their connection. */
const small = { session: 64 * kilobyte, nobody: 16 * kilobyte }
/** How many large bodies one sender (a user or an address) may have at once. */
const mostOfOne = { session: 4, nobody: 2 }
const publicMost = 20
const bytesMost = 160 * megabyte

/** The sender of a body: a user, or an address without a session. */
export type Sender = { person: number } | { address: string }

/**
 * Limits the large bodies that are being received or processed, since all take memory until their response. Each takes
 * a place of its announced size before any of it is read.
 */
export class BodyPlaces {
  readonly #counts = new Map<string, number>()
  #bytes = 0
  #public = 0

  /**
   * Takes a place; returns a function that releases it, to be called once. Throws `too_many_requests` if this sender
   * has too many bodies, `unavailable` if all senders together have.
   */
  take(sender: Sender, bytes: number): () => void {
    const isPublic = 'address' in sender
    const kind = isPublic ? 'nobody' : 'session'
    if (bytes <= small[kind]) return () => {}
    const key = isPublic ? sender.address : String(sender.person)
    const count = this.#counts.get(key) ?? 0
    if (count >= mostOfOne[kind]) throw tooMany('too_many_requests')
    if (this.#bytes + bytes > bytesMost || (isPublic && this.#public >= publicMost)) {
      throw tooMany('unavailable')
    }
    this.#add(key, bytes, isPublic, 1)
    return () => this.#add(key, -bytes, isPublic, -1)
  }

  #add(key: string, bytes: number, isPublic: boolean, one: 1 | -1): void {
    const count = (this.#counts.get(key) ?? 0) + one
    if (count === 0) this.#counts.delete(key)
    else this.#counts.set(key, count)
    this.#bytes += bytes
    if (isPublic) this.#public += one
  }
}

function tooMany(code: 'too_many_requests' | 'unavailable'): Problem {
  return new Problem(code, 'Too much data is being sent at once. Try again in a moment.', { retryAfter: 2 })
}
