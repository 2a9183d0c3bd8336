import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { type Db, queryable } from './query.ts'

/** The number of rows that are processed in a few milliseconds. */
const rowsAtOnce = 200

/** One snapshot of the database, unaffected by later writes. */
export interface Snapshot extends Db {
  /** All rows of a query in batches, so that they are never all in memory. */
  slices<T>(query: Sql): AsyncGenerator<T[]>
}

/**
 * Reads several things in one snapshot, for figures that must agree with one another. Holds a connection until `work`
 * has ended, so `work` must not wait for anything outside.
 */
export async function snapshot<T>(pool: pg.Pool, work: (db: Snapshot) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // By default, the plan of a cursor favors its first rows; here all rows will be read. Such long queries are planned
    // for their values, not by a cached plan.
    await client.query(
      'begin isolation level repeatable read read only; set local cursor_tuple_fraction = 1; set local plan_cache_mode = auto',
    )
    return await work({ ...queryable(client), slices: (query) => slicesOf(client, query) })
  } finally {
    await client.query('rollback').catch((error: Error) => (broken = error))
    client.release(broken)
  }
}

let cursors = 0

async function* slicesOf<T>(client: pg.PoolClient, { text, values }: Sql): AsyncGenerator<T[]> {
  const cursor = `slices${cursors++}`
  await client.query({ text: `declare ${cursor} no scroll cursor for ${text}`, values })
  for (;;) {
    const { rows } = await client.query(`fetch ${rowsAtOnce} from ${cursor}`)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return void (await client.query(`close ${cursor}`))
  }
}
