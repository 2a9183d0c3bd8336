import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../kernel/server/testing/database.ts'
import { programRoleName } from '../../parts/embedded-postgres/cluster.ts'
import { reindex } from './reindex.server.ts'

const { pool, connection, drop } = await createTestDatabase()
afterAll(drop)

function configure(user: string): void {
  const host = encodeURIComponent(inject('postgres').host)
  vi.stubEnv('DATABASE_URL', `postgres://${user}@localhost/${connection.database}?host=${host}`)
  onTestFinished(() => void vi.unstubAllEnvs())
}

/** The file of each index; a rebuild changes it. */
async function filesOfIndexes(): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; file: number }>(`
    select format('%I.%I', nspname, relname) as name, pg_relation_filenode(c.oid)::int as file
    from pg_class c join pg_namespace n on n.oid = relnamespace where relkind = 'i' and nspname !~ '^(pg_|information)'`)
  return new Map(rows.map(({ name, file }) => [name, file]))
}

test('every index is rebuilt, and one line gives their number', async () => {
  configure(inject('postgres').user)
  const before = await filesOfIndexes()
  expect(await reindex()).toMatch(new RegExp(`^${before.size} indexes of \\d+ tables were rebuilt\\.$`))
  const same = [...(await filesOfIndexes())].filter(([name, file]) => before.get(name) === file)
  expect(same).toEqual([])
})

test('after every table was read, a superuser may reset the count of damaged pages', async () => {
  const countedSince = async () =>
    (
      await pool.query<{ at: Date | null }>(
        'select stats_reset as at from pg_stat_database where datname = current_database()',
      )
    ).rows[0]?.at ?? null
  const before = await countedSince()
  configure(programRoleName)
  await expect(reindex()).rejects.toThrow(/only the role that owns it/)
  expect(await countedSince()).toEqual(before)
  configure(inject('postgres').user)
  await reindex()
  expect(await countedSince()).not.toEqual(before)
})

test('an index of another role is named', async () => {
  configure(programRoleName)
  await expect(reindex()).rejects.toThrow(
    /rebuilt; those of 1 were not: watch\.entry: only the role that owns it can rebuild its indexes$/,
  )
})

test('a table whose rows violate an index is named, and all other indexes are rebuilt', async () => {
  configure(inject('postgres').user)
  await pool.query(`create table pair (key integer); insert into pair values (1)`)
  await pool.query(
    `create function now_fails(key integer) returns integer immutable language sql as 'select key'`,
  )
  await pool.query('create index pair_key on pair (now_fails(key))')
  await pool.query(`create or replace function now_fails(key integer) returns integer immutable language plpgsql as
    $$ begin raise exception 'cannot be read'; end $$`)
  const before = (await filesOfIndexes()).get('public.customer_pkey')
  await expect(reindex()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^\d+ indexes of \d+ tables were rebuilt; those of 1 were not: public\.pair: [^\n]*cannot be read$/,
    ),
  })
  expect((await filesOfIndexes()).get('public.customer_pkey')).not.toBe(before)
})
