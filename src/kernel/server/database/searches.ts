import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { FairQueue } from '../fair-queue.ts'

const connections = 6
const timeoutMs = 5000

/**
 * Runs the queries that cost most, searches: on few connections of their own, so that they leave the others to everybody
 * else; a few at once for each person, and not for long.
 */
export class Searches {
  readonly pool: pg.Pool
  readonly #queue = new FairQueue({
    all: connections,
    ofOne: connections / 2,
    waiting: { all: 200, ofOne: 20 },
    refusal: 'Too many searches at once. Try again in a moment.',
  })

  constructor(connection: pg.ClientConfig) {
    this.pool = new pg.Pool({ ...connection, max: connections, statement_timeout: timeoutMs })
    // Whoever searches next hears of a broken connection; without a listener it would end the process.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** All rows of a search by a person, by their key. Throws `too_many_requests` when too many of theirs wait. */
  async rows<T>(person: number, { text, values }: Sql): Promise<T[]> {
    return await this.#queue.take(person, async () => (await this.pool.query({ text, values })).rows)
  }

  /** Ends its connections; may be called again. */
  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end()
  }
}
