import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

test('a test gets a migrated database of its own', async () => {
  const other = await createTestDatabase()
  await database.pool.query('create table only_here (id integer)')
  const found = await other.pool.query(
    "select to_regclass('only_here') as mine, to_regclass('history') as shared",
  )
  await other.drop()
  expect(found.rows).toEqual([{ mine: null, shared: 'history' }])
})

test('dates stay text, times become ISO 8601 in UTC, numbers become numbers', async () => {
  const { rows } = await database.pool.query(
    `select date '2026-11-20' as day, timestamptz '2026-11-20 01:00:00.5+03' as instant,
      timestamp '2026-11-20 01:00:00' as local, timestamptz 'infinity' as endless,
      999999999999.99::numeric(14,2) as money, 9007199254740991::int8 as big, null::numeric as none,
      array[date '2026-11-20', null] as days, array[1.5, 2]::numeric[] as numbers`,
  )
  expect(rows).toEqual([
    {
      day: '2026-11-20',
      instant: '2026-11-19T22:00:00.5Z',
      local: '2026-11-20T01:00:00Z',
      endless: 'infinity',
      money: 999_999_999_999.99,
      big: 9_007_199_254_740_991,
      none: null,
      days: ['2026-11-20', null],
      numbers: [1.5, 2],
    },
  ])
})

test('clients made from the connection read values the same way', async () => {
  const client = new pg.Client(database.connection)
  await client.connect()
  const { rows } = await client.query("select date '2026-11-20' as day, current_setting('TimeZone') as zone")
  await client.end()
  expect(rows).toEqual([{ day: '2026-11-20', zone: 'UTC' }])
})
