import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import type { Entity } from '../../contract/entity.ts'
import { queryPrepared } from './prepared.ts'

/** A row of `count(*) as count`. */
export interface Count {
  count: number
}

/** The key of a record of any table. */
export interface Keyed {
  id: number
}

/** Runs SQL, on the pool or in one transaction. */
export interface Db {
  /**
   * All rows of a query. The plan is cached, unless `fresh` requests a plan for these values, as searches need: a plan
   * for rare words is bad for common ones.
   */
  rows<T>(query: Sql, plan?: 'cached' | 'fresh'): Promise<T[]>
  /** The first row, or undefined. */
  row<T>(query: Sql): Promise<T | undefined>
  /** Runs a statement; returns the number of rows it affected. */
  run(query: Sql): Promise<number>
  /**
   * The row-level policy: conditions on the table `t` for the records of a kind that the user of the request may see.
   * Empty if they see all, and for Inkwell's own queries.
   */
  visibleTo(entity: Entity): Sql[]
}

/** The same database without row-level policies, for what Inkwell itself must know. */
export function unrestricted<D extends Db>(db: D): D {
  return { ...db, visibleTo: () => [] }
}

/** A transaction: the only way to write. */
export interface Transaction extends Db {
  /** Runs `work` after the commit and before the response is sent; not at all after a rollback. */
  afterCommit(work: () => void | Promise<void>): void
}

/** Runs SQL on a pool or on one of its clients. */
export function queryable(client: pg.Pool | pg.PoolClient): Db {
  async function run({ text, values }: Sql, plan: 'cached' | 'fresh' = 'cached') {
    if (plan === 'fresh') return await client.query({ text, values })
    return 'release' in client
      ? await queryPrepared(client, text, values)
      : await onOneOf(client, (one) => queryPrepared(one, text, values))
  }
  return {
    rows: async (query, plan) => (await run(query, plan)).rows,
    row: async (query) => (await run(query)).rows[0],
    run: async (query) => (await run(query)).rowCount ?? 0,
    visibleTo: () => [],
  }
}

async function onOneOf<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // The pool handles idle connections only; if this one breaks meanwhile, the query itself fails.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    // A connection is still usable after the database has refused a statement.
    if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken = error
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}
