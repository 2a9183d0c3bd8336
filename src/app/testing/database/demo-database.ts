import pg from 'pg'
import { inject } from 'vitest'
import { createTestDatabase, onServer, type TestDatabase } from '../../../kernel/server/testing/database.ts'
import { fillDemo } from '../../demo/fill.server.ts'

const filled = 'filled_with_the_demo'

/** Creates a database with the demo's data for one test. The data are created once per run and copied in seconds. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    // Other processes wait until it is filled.
    await client.query(`select pg_advisory_lock(hashtext('${filled}'))`)
    const there = await client.query('select from pg_database where datname = $1', [filled])
    if (there.rowCount === 0) await fill()
  } finally {
    await client.end()
  }
  return await createTestDatabase(filled)
}

async function fill(): Promise<void> {
  const { pool, connection } = await createTestDatabase()
  if (!(await fillDemo(pool))) throw new Error('There was somebody in an empty database.')
  await pool.end()
  // Renamed when complete.
  await onServer(`alter database ${connection.database} rename to ${filled}`)
}
