import { LRUCache } from 'lru-cache'
import type { Sql } from 'sql-template-tag'
import type { Db } from './database/query.ts'
import { type TablesBehind, tablesRead } from './database/tables-read.ts'
import { KeptMatches } from './kept-matches.ts'
import type { Live } from './live.ts'

const answersKept = 1000
const keptForMs = 60_000

interface Kept {
  /** What the clock showed when the answer was begun. */
  since: number
  /** The tables that it has been made of so far. */
  tables: Set<string>
  answer: Promise<unknown>
}

/**
 * Answers that are costly to compute, such as the counts of lists, kept until a table that they come from
 * changes: by a write of this node before that is answered, by a change made elsewhere when the notification arrives.
 * Which tables those are is not told but seen, in the queries that find the answer. While notifications are not heard
 * nothing is kept.
 */
export class KeptAnswers {
  /** What filters find, kept in step with what changes instead. */
  readonly matches: KeptMatches
  #answers = new LRUCache<string, Kept>({ max: answersKept, ttl: keptForMs })
  /** Counts the changes heard of; each table has the count at its last one. */
  #clock = 0
  #changedAt = new Map<string, number>()
  #gapAt = 0
  #live: Live
  #behind: TablesBehind

  constructor(live: Live, behind: TablesBehind = new Map()) {
    this.#live = live
    this.#behind = behind
    this.matches = new KeptMatches(live)
    live.on('change', ({ topic }) => this.drop([topic]))
    live.on('gap', () => this.#dropAll())
  }

  /** Forgets the answers about some tables; those under way are given to nobody who asks from now on. */
  drop(tables: readonly string[]): void {
    this.#clock++
    for (const table of tables) this.#changedAt.set(table, this.#clock)
  }

  /** Forgets one answer. */
  forget(question: string): void {
    this.#answers.delete(question)
  }

  #dropAll(): void {
    this.#gapAt = ++this.#clock
    this.#answers.clear()
  }

  #holds({ since, tables }: Kept): boolean {
    return since >= this.#gapAt && [...tables].every((table) => (this.#changedAt.get(table) ?? 0) <= since)
  }

  /**
   * The answer to a question: the kept one, or the one that `find` gives, once for all who ask. It must read from the
   * database by nothing but what it is given. The same question must always be asked for the same type of answer.
   */
  of<T>(question: string, db: Db, find: (reading: Db) => Promise<T>): Promise<T> {
    if (!this.#live.isListening) return find(db)
    const before = this.#answers.get(question)
    if (before && this.#holds(before)) return before.answer as Promise<T>
    const tables = new Set<string>()
    const since = this.#clock
    const answer = find(noting(db, tables, this.#behind))
    const kept = { since, tables, answer }
    this.#answers.set(question, kept)
    answer.catch(() => this.#answers.get(question) === kept && this.#answers.delete(question))
    return answer
  }
}

/** The database, but it notes the tables that are read, those behind views too. */
function noting(db: Db, tables: Set<string>, behind: TablesBehind): Db {
  const noted = (query: Sql) => {
    for (const read of tablesRead(query.text)) {
      for (const table of behind.get(read) ?? [read]) tables.add(table)
    }
    return query
  }
  return {
    ...db,
    rows: (query, plan) => db.rows(noted(query), plan),
    row: (query) => db.row(noted(query)),
    run: (query) => db.run(noted(query)),
  }
}
