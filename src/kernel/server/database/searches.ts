import pLimit, { type LimitFunction } from 'p-limit'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { Problem } from '../../contract/problem.ts'

const connections = 6
const atOncePerPerson = 3
const waitingPerPerson = 20
const timeoutMs = 5000

/**
 * Runs the queries that cost most, searches: on few connections of their own, so that they leave the others to everybody
 * else; a few at once for each person, the rest of theirs wait; and not for long.
 */
export class Searches {
  readonly pool: pg.Pool
  #shares = new Map<number, LimitFunction>()

  constructor(connection: pg.ClientConfig) {
    this.pool = new pg.Pool({ ...connection, max: connections, statement_timeout: timeoutMs })
    // Whoever searches next hears of a broken connection; without a listener it would end the process.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** All rows of a search by a person, by their key. Throws `too_many_requests` when too many of theirs wait. */
  async rows<T>(person: number, { text, values }: Sql): Promise<T[]> {
    const share = this.#shares.get(person) ?? pLimit(atOncePerPerson)
    if (share.pendingCount >= waitingPerPerson) {
      throw new Problem('too_many_requests', 'You search too much at once; please wait a moment.', {
        retryAfter: 2,
      })
    }
    this.#shares.set(person, share)
    try {
      return await share(async () => (await this.pool.query({ text, values })).rows)
    } finally {
      if (share.activeCount + share.pendingCount === 0) this.#shares.delete(person)
    }
  }

  /** Ends its connections; may be called again. */
  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end()
  }
}
