import sql from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, testPool } from '../testing/database.ts'
import { snapshot } from './snapshot.ts'

async function aPool() {
  const { connection, drop } = await createTestDatabase()
  const pool = testPool({ ...connection, max: 2 })
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  await pool.query('create table pen (id integer)')
  return pool
}

const idsOf = async (slices: AsyncIterable<{ id: number }[]>) => {
  const ids: number[][] = []
  for await (const slice of slices) ids.push(slice.map(({ id }) => id))
  return ids
}

test('all reads come from one snapshot, whatever is written meanwhile', async () => {
  const pool = await aPool()
  await pool.query('insert into pen values (1)')
  await snapshot(pool, async (db) => {
    expect(await db.rows(sql`select id from pen`)).toHaveLength(1)
    await pool.query('insert into pen values (2)')
    expect(await idsOf(db.slices(sql`select id from pen`))).toEqual([[1]])
  })
})

test('slices return each row once and in order, also of two concurrent queries', async () => {
  const pool = await aPool()
  await pool.query('insert into pen select generate_series(1, 1000)')
  await snapshot(pool, async (db) => {
    const [all, few] = [
      db.slices<{ id: number }>(sql`select id from pen order by id desc`),
      db.slices<{ id: number }>(sql`select id from pen where id <= ${3} order by id`),
    ]
    const first = await all.next()
    expect(await idsOf(few)).toEqual([[1, 2, 3]])
    const rest = await idsOf(all)
    const ids = [first.done ? [] : first.value.map(({ id }) => id), ...rest]
    expect(ids.length).toBeGreaterThan(3)
    expect(ids.flat()).toEqual(Array.from({ length: 1000 }, (_, n) => 1000 - n))
    expect(await idsOf(db.slices(sql`select id from pen where id > ${1000}`))).toEqual([])
  })
})

test('the connection is released, also if the work or a query fails', async () => {
  const pool = await aPool()
  for (let time = 0; time < 3; time++) {
    await expect(snapshot(pool, async (db) => db.rows(sql`select 1 / 0`))).rejects.toThrow('division')
    await expect(
      snapshot(pool, async () => {
        throw new Error('No more')
      }),
    ).rejects.toThrow('No more')
  }
  expect(pool.idleCount).toBe(pool.totalCount)
  await pool.query('insert into pen values (1)')
})

test('nothing can be written', async () => {
  const pool = await aPool()
  await expect(snapshot(pool, async (db) => db.run(sql`insert into pen values (1)`))).rejects.toThrow(
    'read-only',
  )
})
