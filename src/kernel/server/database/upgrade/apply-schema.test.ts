import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packageRoot } from '../../../../parts/program/package-root.ts'
import { StartError } from '../../../../parts/program/start-error.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrate } from './migrate.ts'
import { type RepeatableSchema, schemaOfPackage } from './apply-schema.ts'
import { sqlFiles } from './sql-files.ts'

const migrations = join(packageRoot, 'migrations')
const own = await schemaOfPackage()

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

/** This Inkwell's schema, with one more text. */
function withMore(text: string, version = own.version): RepeatableSchema {
  return { version, texts: [...own.texts, { path: 'more.sql', text }] }
}

async function value(query: string): Promise<unknown> {
  const { rows } = await database.pool.query({ text: query, rowMode: 'array' })
  return rows[0]?.[0]
}

const apply = (schema: RepeatableSchema) => migrate(database.pool, { migrations, schema })
const greetingOf = (word: string) =>
  `create or replace function greeting() returns text language sql as $$ select '${word}' $$`

test('SQL files are applied only if they have changed', async () => {
  const applied = await value('select applied_at::text from present')
  await migrate(database.pool)
  expect(await value('select applied_at::text from present')).toBe(applied)
  await apply(withMore(greetingOf('first')))
  expect(await value('select greeting()')).toBe('first')
  await apply(withMore(greetingOf('second')))
  expect(await value('select greeting()')).toBe('second')
})

test('objects without a file are dropped, and functions with another return type are replaced', async () => {
  await database.pool
    .query(`create function astray() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger astray after insert on picture for each row execute function astray();
    create view view_astray as select sha256 from picture`)
  await apply(withMore(greetingOf('word')))
  await apply(
    withMore('create or replace function greeting() returns integer language sql as $$ select 7 $$'),
  )
  expect(await value('select greeting()')).toBe(7)
  expect(await value(`select to_regproc('astray') is null and to_regclass('view_astray') is null`)).toBe(true)
  await apply(own)
  expect(await value(`select to_regproc('greeting') is null`)).toBe(true)
})

test('a trigger missing in the order is refused, and so is an entry without a trigger', async () => {
  const order = own.texts.at(-1)
  const apart = (text: string): RepeatableSchema => ({
    ...own,
    texts: [...own.texts.slice(0, -1), { path: 'more.sql', text }, ...(order ? [order] : [])],
  })
  const step = 'create trigger astray before insert on picture for each row execute function count_version()'
  await expect(apply(apart(step))).rejects.toThrow(
    'Triggers without a place: astray on picture has no place among before_row',
  )
  await expect(apply(apart('drop trigger claim_sign_in_names on users'))).rejects.toThrow(
    'Places without a trigger: claim_sign_in_names among after_row',
  )
})

test('a function used by a column stays and is replaced', async () => {
  const twice = (text: string) =>
    `create or replace function twice(n integer) returns integer language sql immutable as $$ select ${text} $$`
  await database.pool.query(
    `${twice('n + n')}; create table doubled (n integer, two integer generated always as (twice(n)) stored)`,
  )
  await apply(withMore(twice('n * 2')))
  await database.pool.query('insert into doubled values (4)')
  expect(await value('select two from doubled')).toBe(8)
  expect(await value(`select prosrc from pg_proc where proname = 'twice'`)).toContain('n * 2')
})

test('a failing file leaves everything unchanged', async () => {
  await apply(withMore(greetingOf('before')))
  await expect(apply(withMore(`${greetingOf('after')}; select 1 / 0`))).rejects.toThrow(
    'more.sql failed: division by zero',
  )
  expect(await value('select greeting()')).toBe('before')
  expect(await value(`select count(*)::int from pg_trigger where tgname ~ 'record_insert$'`)).toBeGreaterThan(
    20,
  )
})

test('a killed node leaves the old state, and the next one completes the upgrade', async () => {
  await apply(withMore(greetingOf('before')))
  const killed = apply(withMore(`${greetingOf('after')}; select pg_sleep(60)`))
  const ended = expect(killed).rejects.toThrow(/terminating connection|Connection terminated/)
  await expect
    .poll(() =>
      value(`select count(pg_terminate_backend(pid))::int from pg_stat_activity
        where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`),
    )
    .toBe(1)
  await ended
  expect(await value('select greeting()')).toBe('before')
  await apply(withMore(greetingOf('after')))
  expect(await value('select greeting()')).toBe('after')
})

test('nodes of two versions started at once do not conflict: the newer one wins', async () => {
  const nodes = ['0.9.0', '0.10.0', '0.9.0', '0.10.0'].map((version) =>
    apply(withMore(greetingOf(version), `${own.version}.${version}`)),
  )
  const ends = await Promise.allSettled(nodes)
  for (const end of ends) {
    if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(StartError)
  }
  expect([ends[1]?.status, ends[3]?.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(await value('select greeting()')).toBe('0.10.0')
})

test('a node of an older version leaves a newer schema alone and logs it', async () => {
  await apply(withMore(greetingOf('new'), '99.0.0'))
  await expect(migrate(database.pool)).rejects.toThrow(
    /^The database .* newer version of Inkwell \(99\.0\.0\)/,
  )
  expect(await value('select greeting()')).toBe('new')
})

test('the upgrade waits for a working node, also if that node waits for the upgrade', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('lock table users in row exclusive mode')
  const applied = apply(withMore(greetingOf('after all')))
  // By then it has locked the first of the tables and waits for this one.
  await expect
    .poll(() =>
      value(`select count(*)::int from pg_locks where not granted and relation = 'users'::regclass`),
    )
    .toBe(1)
  await client.query('lock table account_notice in row exclusive mode').catch(() => {})
  await client.query('rollback')
  client.release()
  await applied
  expect(await value('select greeting()')).toBe('after all')
})

test('every SQL file in the sources is applied, and begins with its documented header', async () => {
  const found = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql') && !path.includes('testing/'))
    .map((path) => `src/${path}`)
  const files = await sqlFiles()
  expect(found.toSorted()).toEqual(files.toSorted())
  for (const path of files) expect(readFileSync(join(packageRoot, path), 'utf8')).toMatch(/^-- \w/)
})

test('every function qualifies its references, so that it works with an empty search path', async () => {
  const client = await database.pool.connect()
  try {
    await client.query(`begin; set local search_path = ''`)
    const { rows } = await client.query<{ text: string }>(`
      select pg_get_functiondef(p.oid) as text from pg_proc p where pronamespace = 'public'::regnamespace
        and prolang = (select oid from pg_language where lanname = 'sql')`)
    expect(rows.length).toBeGreaterThan(40)
    for (const { text } of rows) await client.query(text)
  } finally {
    await client.query('rollback')
    client.release()
  }
  const pathless = await database.pool.query<{ name: string }>(`
    select proname as name from pg_proc join pg_language l on l.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname = 'plpgsql'
      and coalesce(array_to_string(proconfig, ','), '') not like '%search_path=public%' order by proname`)
  // These functions name what they call with the schema, or call only PostgreSQL's own functions.
  expect(pathless.rows.map(({ name }) => name)).toEqual([
    'count_version',
    'search_digits',
    'search_joined',
    'search_phone',
    'search_phones',
  ])
})
