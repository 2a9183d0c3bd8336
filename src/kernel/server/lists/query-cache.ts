import { LRUCache } from 'lru-cache'
import { FilterCache } from './filter-cache.ts'
import type { Live } from '../live/live.ts'

const answersKept = 1000
const keptForMs = 60_000

interface Kept {
  /** The number of changes that this node knew of when the query began. */
  since: number
  answer: Promise<unknown>
}

/**
 * The query cache: stores results that are costly to compute, such as the totals of lists, until anything changes. A
 * write of this node clears the cache before its response is sent, a change by another node when its notification
 * arrives. Nothing is cached while notifications are missed.
 */
export class QueryCache {
  /** The matches of filters, which are updated instead of dropped. */
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

  /** Drops all results after a change, including those of running queries. */
  drop(): void {
    this.#changes++
  }

  /**
   * The cached result of a query, or that of `find`, which runs once for all callers. A key must always have the same
   * type.
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
