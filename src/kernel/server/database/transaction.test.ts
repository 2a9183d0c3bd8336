import sql from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, testPool } from '../testing/database.ts'
import { rolledBack, transaction } from './transaction.ts'
import { isConnectionLost } from './failures/database-error.ts'

const nobody = { id: 0, name: '', role: '', isSuperuser: false }

/** A pool whose only connection is taken; whoever waits for it gives up soon. */
async function exhaustedPool() {
  const { connection, drop } = await createTestDatabase()
  const pool = testPool({ ...connection, max: 1 })
  const taken = await pool.connect()
  pool.options.connectionTimeoutMillis = 50
  let isTaken = true
  const release = () => {
    if (isTaken) taken.release()
    isTaken = false
  }
  onTestFinished(async () => {
    release()
    await pool.end()
    await drop()
  })
  return { pool, release }
}

test('a pool without a free connection is not an internal error', async () => {
  const { pool } = await exhaustedPool()
  const error: unknown = await pool.query('select 1').catch((refusal: unknown) => refusal)
  expect(error).toBeInstanceOf(Error)
  expect(isConnectionLost(error)).toBe(true)
})

test('a transaction that finds no free connection waits for one', async () => {
  const { pool, release } = await exhaustedPool()
  const writing = transaction(pool, nobody, (tx) => tx.rows(sql`select 1 as one`))
  setTimeout(release, 300)
  expect(await writing).toEqual([{ one: 1 }])
})

test('a rolled-back transaction returns its result, and leaves nothing behind', async () => {
  const { connection, drop } = await createTestDatabase()
  const pool = testPool({ ...connection, max: 1 })
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  await pool.query('create table pen (id integer)')
  let isCommitted = false
  const result = await rolledBack(pool, nobody, async (tx) => {
    tx.afterCommit(() => void (isCommitted = true))
    return await tx.rows(sql`insert into pen values (1) returning id`)
  })
  expect([result, isCommitted]).toEqual([[{ id: 1 }], false])
  await expect(rolledBack(pool, nobody, (tx) => tx.rows(sql`select 1 / 0`))).rejects.toThrow('division')
  // Its only connection is free again.
  expect((await pool.query('select from pen')).rowCount).toBe(0)
})
