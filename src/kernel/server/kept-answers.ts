import { LRUCache } from 'lru-cache'
import type { Live } from './live.ts'

const answersKept = 1000
const keptForMs = 60_000

/**
 * Answers that are costly to compute, such as the counts of lists, kept until a table that they come from
 * changes. A write of this node drops all of them before it is answered, a change made elsewhere those of its
 * table when the notification arrives; while notifications are not heard nothing is kept.
 */
export class KeptAnswers {
  #answers = new LRUCache<string, Promise<unknown>>({ max: answersKept, ttl: keptForMs })
  #generations = new Map<string, number>()
  #era = 0
  #live: Live

  constructor(live: Live) {
    this.#live = live
    live.on('change', ({ topic }) => this.#generations.set(topic, (this.#generations.get(topic) ?? 0) + 1))
    live.on('gap', () => this.dropAll())
  }

  /** Forgets every answer; those under way are kept under a generation that nobody asks for any more. */
  dropAll(): void {
    this.#era++
    this.#answers.clear()
  }

  /**
   * The answer to a question about some tables: the kept one, or the one that `find` gives, once for all who
   * ask. The same question must always be asked for the same type of answer.
   */
  of<T>(tables: readonly string[], question: string, find: () => Promise<T>): Promise<T> {
    if (!this.#live.isListening) return find()
    const generations = tables.map((table) => [table, this.#generations.get(table) ?? 0])
    const key = JSON.stringify([this.#era, generations, question])
    const before = this.#answers.get(key)
    if (before) return before as Promise<T>
    const found = find()
    this.#answers.set(key, found)
    found.catch(() => this.#answers.delete(key))
    return found
  }
}
