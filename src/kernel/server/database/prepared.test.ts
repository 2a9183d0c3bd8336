import { raw } from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, testPool } from '../testing/database.ts'
import { preparedMax } from './prepared.ts'
import { queryable } from './query.ts'

async function onOneConnection() {
  const { connection, drop } = await createTestDatabase()
  const pool = testPool({ ...connection, max: 1 })
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  const db = queryable(pool)
  const prepared = async () =>
    (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    )
  return { pool, db, prepared }
}

test('a connection prepares a bounded number of statements, the last used ones', async () => {
  const { db, prepared } = await onOneConnection()
  for (let index = 0; index < preparedMax * 3; index++) {
    expect(await db.row(raw('select 1 as one'))).toEqual({ one: 1 })
    expect(await db.row(raw(`select ${index} as index`))).toEqual({ index })
  }
  const kept = await prepared()
  expect(kept).toHaveLength(preparedMax)
  expect(kept).toContain('select 1 as one')
  expect(kept).toContain(`select ${preparedMax * 3 - 1} as index`)
  // A deallocated statement is prepared again.
  expect(await db.row(raw('select 7 as index'))).toEqual({ index: 7 })
})

test('a refused statement does not affect later ones', async () => {
  const { db, prepared } = await onOneConnection()
  for (let index = 0; index < preparedMax * 2; index++) {
    await expect(db.row(raw(`select ${index} as wrong from nothing`))).rejects.toThrow('nothing')
    expect(await db.row(raw(`select ${index} as index`))).toEqual({ index })
  }
  expect((await prepared()).length).toBeLessThanOrEqual(preparedMax)
})

test('a failed savepoint is rolled back on a connection with the maximum of statements', async () => {
  const { pool } = await onOneConnection()
  const client = await pool.connect()
  const db = queryable(client)
  await client.query('begin')
  await db.rows(raw('savepoint before'), 'fresh')
  for (let index = 0; index < preparedMax; index++) await db.row(raw(`select ${index} as index`))
  await expect(db.row(raw('select 0 / 0 as index'))).rejects.toThrow('zero')
  await db.rows(raw('rollback to savepoint before'), 'fresh')
  expect(await db.row(raw('select 1 as again'))).toEqual({ again: 1 })
  await client.query('rollback')
  client.release()
})

test('a refusal by the database keeps the connection in the pool', async () => {
  const { pool, db } = await onOneConnection()
  const process = async () => (await db.row<{ pid: number }>(raw('select pg_backend_pid() as pid')))?.pid
  const before = await process()
  await expect(db.row(raw('select 1 / 0'))).rejects.toThrow('zero')
  expect(await process()).toBe(before)
  expect(pool.totalCount).toBe(1)
})
