import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { type Db, queryable } from './query.ts'

/** As many as are worked through in some milliseconds. */
const rowsAtOnce = 200

/** A database as it is at one moment, whatever is written meanwhile. */
export interface Snapshot extends Db {
  /** All rows of a query, some at a time, so that nobody holds all of them. */
  slices<T>(query: Sql): AsyncGenerator<T[]>
}

/**
 * Reads several things as of one moment, for figures that must agree with one another. Holds a connection until `work`
 * has ended: it must not wait for anybody outside.
 */
export async function snapshot<T>(pool: pg.Pool, work: (db: Snapshot) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // A cursor is planned for its first rows, unless all of them are said to be wanted.
    await client.query('begin isolation level repeatable read read only; set local cursor_tuple_fraction = 1')
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
