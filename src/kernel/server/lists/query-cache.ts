import { LRUCache } from 'lru-cache'
import { FilterCache } from './filter-cache.ts'
import type { Live } from '../live.ts'

const answersKept = 1000
const keptForMs = 60_000

interface Kept {
  /** How many changes had been heard of when the answer was begun. */
  since: number
  answer: Promise<unknown>
}

/**
 * Answers that are costly to compute, such as the sums of lists, kept until anything changes: by a write of this node
 * before that is answered, by a change made elsewhere when the notification arrives. While notifications are not heard
 * nothing is kept.
 */
export class QueryCache {
  /** What filters find, kept in step with what changes instead. */
  readonly matches: FilterCache
  readonly #answers = new LRUCache<string, Kept>({ max: answersKept, ttl: keptForMs })
  readonly #live: Live
  #changes = 0

  constructor(live: Live) {
    this.#live = live
    this.matches = new FilterCache(live)
    live.on('change', () => this.drop())
    live.on('gap', () => this.drop())
  }

  /** Something has changed: answers from before, also those under way, are given to nobody who asks from now on. */
  drop(): void {
    this.#changes++
  }

  /**
   * The answer to a question: the kept one, or the one that `find` gives, once for all who ask. The same question must
   * always be asked for the same type of answer.
   */
  of<T>(question: string, find: () => Promise<T>): Promise<T> {
    if (!this.#live.isListening) return find()
    const before = this.#answers.get(question)
    if (before?.since === this.#changes) return before.answer as Promise<T>
    const kept = { since: this.#changes, answer: find() }
    this.#answers.set(question, kept)
    kept.answer.catch(() => this.#answers.get(question) === kept && this.#answers.delete(question))
    return kept.answer
  }
}
