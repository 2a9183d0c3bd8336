import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultsInMoney } from './check-money.server.ts'
import { fillDemo } from './demo/fill.server.ts'
import { makeEarlier } from './testing/earlier-state.ts'
import { schemaText } from './testing/schema-text.ts'
import { migrate } from '../kernel/server/database/migrate.ts'
import { connectionTo } from '../kernel/server/database/open.ts'
import {
  createTestDatabase,
  onServer,
  testPool,
  type TestDatabase,
} from '../kernel/server/testing/database.ts'

let today: TestDatabase
beforeAll(async () => {
  today = await createTestDatabase()
  await fillDemo(today.pool)
}, 180_000)
afterAll(() => today.drop())

/** An empty database, made into what Inkwell once left. */
async function earlier(before?: string) {
  const name = `test_earlier_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template template0`)
  const pool = testPool({ ...connectionTo({ ...inject('postgres'), database: name }), max: 3 })
  const client = await pool.connect()
  await makeEarlier(client, before)
  client.release()
  return {
    pool,
    async drop() {
      await pool.end()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

// Before account keys, before search, before settlements, before credit notes, before orders knew their customers.
test.each(['0002', '0025', '0037', '0049', '0082', '0103', '0121', '0132', '0165'])(
  'a database from before migration %s comes to the schema of today, byte for byte',
  async (before) => {
    const { pool, drop } = await earlier(before)
    await migrate(pool)
    expect(await schemaText(pool)).toBe(await schemaText(today.pool))
    await drop()
  },
  60_000,
)

/** Tells what each earlier column of each table holds, whatever has come to the table since. */
async function figuresIn(pool: pg.Pool, tables: readonly { name: string; columns: string }[]) {
  const texts: string[] = []
  for (const { name, columns } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from (select ${columns} from ${name}) t order by 1`,
    )
    texts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return texts.join('\n')
}

test('a database of the last state before with the demo’s data comes to the schema of today, and keeps every figure', async () => {
  const { pool, drop } = await earlier()
  // What notes the upgrade itself, and the rights to which migration 0257 adds.
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and attgenerated = '' and relname not in ('migration', 'row_count', 'permission')
    group by relname order by relname`)
  const client = await pool.connect()
  await client.query(`set session_replication_role = replica`)
  for (const { name, columns } of tables) {
    const { rows } = await today.pool.query<{ all: string }>(
      `select coalesce(jsonb_agg(t), '[]')::text as all from ${name} t`,
    )
    await client.query(`delete from ${name}`)
    await client.query(
      `insert into ${name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [rows[0]?.all],
    )
  }
  client.release(true)
  const figures = await figuresIn(pool, tables)
  await migrate(pool)
  expect(await schemaText(pool)).toBe(await schemaText(today.pool))
  expect(await figuresIn(pool, tables)).toBe(figures)
  expect(await faultsInMoney(pool)).toEqual([])
  const counts = `select of_table, sum(rows) as rows from row_count
    where of_table <> 'permission' group by 1 having sum(rows) > 0 order by 1`
  expect((await pool.query(counts)).rows).toEqual((await today.pool.query(counts)).rows)
  await drop()
}, 120_000)

test('rows are written, indexed and analyzed where the search path is empty, as a restore does it', async () => {
  const client = await today.pool.connect()
  try {
    const { rows } = await client.query<{ name: string; columns: string }>(`
      select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
        and attgenerated = '' group by relname order by relname`)
    await client.query(`set search_path = ''`)
    for (const { name, columns } of rows) {
      await client.query(`create temporary table copied (like public.${name} including all)`)
      await client.query(
        `insert into copied (${columns}) overriding system value select ${columns} from public.${name}`,
      )
      await client.query('analyze copied; reindex table copied')
      const { rows: differing } = await client.query(
        `(table copied except table public.${name}) union all (table public.${name} except table copied)`,
      )
      expect({ name, differing }).toEqual({ name, differing: [] })
      await client.query('drop table copied')
    }
  } finally {
    client.release(true)
  }
}, 60_000)
