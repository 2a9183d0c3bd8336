import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { FairQueue } from '../queue/fair-queue.ts'

const connections = 6
const timeoutMs = 5000

/**
 * Runs searches, the most expensive queries, on a few connections of their own, so that the others stay free: a few at
 * once for each user, and with a short timeout.
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
    // The next search fails on a broken connection; without a listener the error would end the process.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** All rows of a user's search. Throws `too_many_requests` if too many of the user's searches wait. */
  async rows<T>(person: number, { text, values }: Sql): Promise<T[]> {
    return await this.#queue.take(person, async () => (await this.pool.query({ text, values })).rows)
  }

  /** Closes its connections; may be called again. */
  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end()
  }
}
