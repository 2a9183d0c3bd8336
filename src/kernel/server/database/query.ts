import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import type { Entity } from '../../contract/entity.ts'
import { queryPrepared } from './prepared.ts'

/** What `count(*) as count` answers. */
export interface Count {
  count: number
}

/** The key of a record, whichever its table is. */
export interface Keyed {
  id: number
}

/** Something that runs SQL: the pool, or one transaction. */
export interface Db {
  /**
   * All rows of a query. It is planned once and the plan kept, unless `anew` asks for a plan that fits just
   * these values, as searches need: a plan for rare words is wrong for common ones.
   */
  rows<T>(query: Sql, plan?: 'kept' | 'anew'): Promise<T[]>
  /** The first row, or undefined. */
  row<T>(query: Sql): Promise<T | undefined>
  /** Runs a statement; answers how many rows it touched. */
  run(query: Sql): Promise<number>
  /**
   * Conditions on the table `t` for the records of a kind that the person behind the request sees. None where they see
   * all, and where the product asks for itself.
   */
  visibleTo(entity: Entity): Sql[]
}

/** The same database for what the product must know itself, whoever has asked. */
export function unrestricted<D extends Db>(db: D): D {
  return { ...db, visibleTo: () => [] }
}

/** A transaction: the only way to write. */
export interface Transaction extends Db {
  /** Runs `work` once the transaction has been committed, before it is answered; not at all if it is not. */
  afterCommit(work: () => void | Promise<void>): void
}

/** Runs SQL on a pool or on one of its clients. */
export function queryable(client: pg.Pool | pg.PoolClient): Db {
  async function run({ text, values }: Sql, plan: 'kept' | 'anew' = 'kept') {
    if (plan === 'anew') return await client.query({ text, values })
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
  // The pool looks after idle connections only; the query itself tells of one that breaks meanwhile.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    // What the database has refused leaves the connection whole.
    if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken = error
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}
