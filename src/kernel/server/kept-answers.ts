import { LRUCache } from 'lru-cache'
import type { Live } from './live.ts'

const answersKept = 1000
const keptForMs = 60_000

/**
 * Answers that are costly to compute, such as the counts of lists, kept until a table that they come from
 * changes: by a write of this node before that is answered, by a change made elsewhere when the notification arrives.
 * While notifications are not heard nothing is kept.
 */
export class KeptAnswers {
  #answers = new LRUCache<string, Promise<unknown>>({ max: answersKept, ttl: keptForMs })
  #generations = new Map<string, number>()
  #era = 0
  #live: Live

  constructor(live: Live) {
    this.#live = live
    live.on('change', ({ topic }) => this.drop([topic]))
    live.on('gap', () => this.#dropAll())
  }

  /** Forgets the answers about some tables; those under way are kept for a generation that nobody asks for any more. */
  drop(tables: readonly string[]): void {
    for (const table of tables) this.#generations.set(table, (this.#generations.get(table) ?? 0) + 1)
  }

  #dropAll(): void {
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
