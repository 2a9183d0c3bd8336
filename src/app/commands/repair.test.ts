import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { catalogDifferences } from '../../kernel/server/database/upgrade/apply-schema.ts'
import { migrate } from '../../kernel/server/database/upgrade/migrate.ts'
import { createTestDatabase } from '../../kernel/server/testing/database.ts'
import { programRoleName } from '../../parts/embedded-postgres/cluster.ts'
import { repair } from './repair.server.ts'

const { pool, connection, drop } = await createTestDatabase()
afterAll(drop)
await migrate(pool)

function configure(): void {
  const host = encodeURIComponent(inject('postgres').host)
  vi.stubEnv('DATABASE_URL', `postgres://${programRoleName}@localhost/${connection.database}?host=${host}`)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('a complete schema needs no repair', async () => {
  configure()
  expect(await repair()).toBe('Nothing is missing in the schema of the database.')
})

test('an invalid index, a missing key and a missing privilege are created again', async () => {
  configure()
  const superuser = new pg.Client({ ...inject('postgres'), database: connection.database })
  await superuser.connect()
  await superuser.query(
    `update pg_index set indisvalid = false where indexrelid = 'bank_account_name'::regclass`,
  )
  await superuser.end()
  await pool.query('alter table settlement drop constraint settlement_debit_fkey')
  await pool.query('revoke insert on receipt_voucher from current_user')
  expect(await repair()).toMatch(/^Done: reindex index "public"\."bank_account_name";$/m)
  expect(await catalogDifferences(pool)).toEqual([])
})

test('rows that block a repair are named with the reason, and indexes of others stay', async () => {
  configure()
  await pool.query('create index of_theirs on customer (name)')
  await pool.query('alter table customer alter column name drop not null')
  await expect(repair()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^column name of customer was changed; restore a backup \(docs\/backups\.md\)$/,
    ),
  })
  expect((await pool.query(`select to_regclass('of_theirs') as index`)).rows).toEqual([
    { index: 'of_theirs' },
  ])
})

test('a database without a recorded schema, or of a newer version, is not repaired', async () => {
  configure()
  await pool.query(`insert into migration (name) values ('9999-later.sql')`)
  await expect(repair()).rejects.toThrow(
    /^Version: .* a newer version of Inkwell \(9999-later\.sql\); run that/,
  )
  await pool.query(`delete from migration where name = '9999-later.sql'`)
  // As after a restore, before the first start.
  await pool.query('drop table present')
  await expect(repair()).rejects.toThrow(/^Inkwell has not recorded how the schema .*: start Inkwell once/)
})
