import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { programRoleName } from '../../../parts/embedded-postgres/cluster.ts'
import { connectionTo } from '../database/connection/open.ts'

/** A separate database for a test. */
export interface TestDatabase {
  pool: pg.Pool
  connection: pg.ClientConfig
  /** Closes the pool and drops the database. */
  drop(): Promise<void>
}

/** A pool whose connections may be cut off: queries that run when a database is dropped do not fail tests. */
export function testPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  // The pool itself handles errors of idle connections only.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Clones the migrated template, or a database that a test has prepared; takes some tens of milliseconds. */
export async function createTestDatabase(template = inject('postgres').database): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${template} owner ${programRoleName} strategy file_copy`)
  // Tests use the same role as Inkwell.
  const connection = connectionTo({ ...server, user: programRoleName, database: name })
  const pool = testPool({ ...connection, max: 10 })
  return {
    pool,
    connection,
    async drop() {
      await pool.end()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

/** Runs a statement as the superuser of the server. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
