import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../../../../parts/program/start-error.ts'
import { createTestDatabase, onServer, type TestDatabase, testPool } from '../../testing/database.ts'
import { migrate } from './migrate.ts'
import type { RepeatableSchema } from './apply-schema.ts'

let database: TestDatabase
let folder: string
let toy: { migrations: string; schema: RepeatableSchema }
beforeEach(async () => {
  database = await createTestDatabase()
  await database.pool.query('drop table migration, present')
  folder = mkdtempSync(join(tmpdir(), 'inkwell-migrate-'))
  toy = { migrations: folder, schema: { version: '1.0.0', texts: [] } }
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

async function value(query: string): Promise<unknown> {
  const { rows } = await database.pool.query({ text: query, rowMode: 'array' })
  return rows[0]?.[0]
}

test('each file runs once, in the order of their names', async () => {
  write('0002-second.sql', "insert into story values ('second');")
  write('0001-first.sql', "create table story (line text); insert into story values ('first');")
  expect(await migrate(database.pool, toy)).toEqual(['0001-first.sql', '0002-second.sql'])
  write('0003-third.sql', "insert into story values ('third');")
  expect(await migrate(database.pool, toy)).toEqual(['0003-third.sql'])
  expect(await migrate(database.pool, toy)).toEqual([])
  expect(await value("select string_agg(line, ' ') from story")).toBe('first second third')
})

test('nodes that start together run each file once', async () => {
  write('0001-slow.sql', 'create table once (id integer); select pg_sleep(0.2);')
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool, toy)))
  expect(runs.flat()).toEqual(['0001-slow.sql'])
})

test('a failing file leaves everything unchanged, also by the files before it', async () => {
  write('0001-good.sql', 'create table good (id integer);')
  write('0002-bad.sql', 'create table half (id integer); select 1 / 0;')
  await expect(migrate(database.pool, toy)).rejects.toThrow('0002-bad.sql failed: division by zero')
  expect(await value("select to_regclass('good') is null and to_regclass('half') is null")).toBe(true)
  expect(await value('select count(*) from migration')).toBe(0)
})

test('a failed upgrade names the version that still opens the database, if there is one', async () => {
  write('0001-first.sql', 'select 1;')
  const wrong = 'select 1 / 0;'
  const at = (version: string) =>
    migrate(database.pool, { migrations: folder, schema: { version, texts: [] } })
  await at('1.4.0')
  write('0002-bad.sql', wrong)
  await expect(at('1.5.0')).rejects.toThrow(
    /The database is as it was before\. Inkwell 1\.4\.0 still opens it\.$/,
  )
  const texts = [{ path: 'bad.sql', text: wrong }]
  rmSync(join(folder, '0002-bad.sql'))
  await expect(
    migrate(database.pool, { migrations: folder, schema: { version: '1.5.0', texts } }),
  ).rejects.toThrow(/^bad\.sql failed: .* Inkwell 1\.4\.0 still opens it\.$/)
  await database.pool.query('drop table migration, present')
  write('0001-first.sql', wrong)
  await expect(at('1.5.0')).rejects.toThrow(/The database is as it was before\.$/)
})

test('an upgrade killed halfway leaves tables and functions unchanged, and the next one does it all', async () => {
  const saying = (word: string) => [
    {
      path: 'greeting.sql',
      text: `create function greeting() returns text language sql as $$ select '${word}' $$`,
    },
  ]
  write('0001-first.sql', 'create table story (line text);')
  await migrate(database.pool, { migrations: folder, schema: { version: '1.0.0', texts: saying('before') } })
  write('0002-slow.sql', 'alter table story rename to tale; select pg_sleep(60);')
  const next = { migrations: folder, schema: { version: '1.1.0', texts: saying('after') } }
  const ended = expect(migrate(database.pool, next)).rejects.toThrow(/terminat/)
  const kill = `select count(pg_terminate_backend(pid))::int from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`
  await expect.poll(() => value(kill)).toBe(1)
  await ended
  expect(
    await value(`select array[greeting(), to_regclass('story')::text, to_regclass('tale')::text]`),
  ).toEqual(['before', 'story', null])
  write('0002-slow.sql', 'alter table story rename to tale;')
  expect(await migrate(database.pool, next)).toEqual(['0002-slow.sql'])
  expect(await value('select greeting()')).toBe('after')
})

test('nodes of two versions started at once do not conflict: the database gets the newer version', async () => {
  const older = mkdtempSync(join(tmpdir(), 'inkwell-older-'))
  for (const each of [older, folder]) {
    writeFileSync(join(each, '0001-first.sql'), 'create table story (line text); select pg_sleep(0.1);')
  }
  write('0002-next.sql', "insert into story values ('of the newer');")
  const ends = await Promise.allSettled(
    [older, folder, older, folder].map((migrations) =>
      migrate(database.pool, { migrations, schema: { version: '1.0.0', texts: [] } }),
    ),
  )
  rmSync(older, { recursive: true })
  for (const end of ends) {
    if (end.status === 'rejected') expect(String(end.reason)).toMatch('0002-next.sql); run that version.')
  }
  expect([ends[1]?.status, ends[3]?.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(await value('select array_agg(line) from story')).toEqual(['of the newer'])
})

test('a migration runs without triggers, whatever the database had', async () => {
  await database.pool.query(
    "create table nib (size integer); call keep_sheet('nib'); call maintain_history('nib')",
  )
  write('0001-nibs.sql', 'insert into nib (size) values (7); update nib set size = 8;')
  await migrate(database.pool, toy)
  expect(await value('select array[size, version] from nib')).toEqual([8, 1])
  expect(await value('select count(*) from history')).toBe(0)
})

test('a database of a newer version is refused', async () => {
  write('0001-first.sql', 'select 1;')
  write('0002-later.sql', 'select 1;')
  await migrate(database.pool, toy)
  rmSync(join(folder, '0002-later.sql'))
  await expect(migrate(database.pool, toy)).rejects.toThrow(StartError)
  await expect(migrate(database.pool, toy)).rejects.toThrow(
    /^The database .* newer version .*0002-later\.sql/,
  )
})

test('a role without permission to create tables is refused with one line', async () => {
  const role = `reader_${process.pid}`
  await onServer(`create role ${role} login`)
  const pool = testPool({ ...database.connection, user: role })
  const migrating = migrate(pool, toy)
  await expect(migrating).rejects.toThrow(StartError)
  await expect(migrating).rejects.toThrow(
    /^The tables cannot be set up in the database \(permission denied for [^\n]*\)\.$/,
  )
  await pool.end()
  await onServer(`drop role ${role}`)
})

test('a read-only database is reported in one line', async () => {
  const { connection } = database
  const pool = testPool({
    ...connection,
    options: `${connection.options} -c default_transaction_read_only=on`,
  })
  await expect(migrate(pool, toy)).rejects.toThrow(
    /^The tables cannot be set up in the database \(cannot execute [^\n]* read-only transaction\)\.$/,
  )
  await pool.end()
})

test('two files with one number are refused', async () => {
  write('0001-one.sql', 'select 1;')
  write('0001-two.sql', 'select 1;')
  await expect(migrate(database.pool, toy)).rejects.toThrow('Two migrations have the number 0001')
})
