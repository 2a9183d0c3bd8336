import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { customerForm } from '../../features/customers/testing/a-customer.ts'
import { anInvoice } from '../../features/invoices/testing/an-invoice.ts'
import { password } from '../../features/people/testing/a-user.ts'
import { TokenSigner } from '../../features/people/sessions/tokens.server.ts'
import { excludedTables } from '../../features/backups/excluded-tables.server.ts'
import { checkBackup } from '../../kernel/server/backup/check-backup.ts'
import { restoreBackup } from '../../kernel/server/backup/restore-backup.ts'
import { checksumLineLength } from '../../kernel/server/backup/integrity/checksum.ts'
import { pipeBackup, writeBackup } from '../../kernel/server/backup/format/write-backup.ts'
import { apiClient } from '../../kernel/server/testing/api-client.ts'
import { packageRoot } from '../../parts/program/package-root.ts'
import { createTestDatabase } from '../../kernel/server/testing/database.ts'
import { openInkwell } from '../inkwell.server.ts'
import { contentsOf } from '../../../trials/backup-drill/contents.ts'
import { refuseCuts, refuseFlips } from '../../../trials/backup-drill/damage.ts'
import { openRelease, releases } from '../../../trials/backup-drill/releases.ts'
import { schemaText } from '../testing/database/schema-text.ts'
import { startTestInkwell, testConfig } from '../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const folder = await mkdtemp(path.join(tmpdir(), 'inkwell-backup-'))
afterAll(() => rm(folder, { recursive: true }))

async function backupOfABusyDatabase(): Promise<string> {
  const api = await inkwell.as('salesman')
  await anInvoice(api, {
    po_ref: 'قلم \\ ٣ \u2028 tab\there',
    invoice_products: [{ product_item: 'Pen', quantity: 1, unit_price: 1, notes: 'line 1\nline 2\\.\n\\.' }],
  })
  const file = path.join(folder, 'backup.inkwell')
  await writeBackup(inkwell.connection, file, { excludedTables })
  return file
}

/** Everything in a database besides its rows. `present` is left out, since it records how the schema was created. */
async function rulesOf(pool: pg.Pool): Promise<string> {
  return (await schemaText(pool)).replace(/create table present \(.*?\n\);\n\n/s, '')
}

test('a backup restores every row and constraint, and sequences continue where they were', async () => {
  const file = await backupOfABusyDatabase()
  const copy = await createTestDatabase()
  await restoreBackup(copy.connection, file, { excludedTables })
  expect(await contentsOf(copy.pool)).toEqual(await contentsOf(inkwell.pool))
  expect(await rulesOf(copy.pool)).toBe(await rulesOf(inkwell.pool))
  const off = `select from pg_trigger where tgenabled <> 'O' and not tgisinternal`
  expect((await copy.pool.query(off)).rowCount).toBe(0)
  const next = `insert into counter (series, year, value) values ('invoice', 2026, 1)
    on conflict (series, year) do update set value = counter.value + 1 returning value`
  expect((await copy.pool.query(next)).rows).toEqual((await inkwell.pool.query(next)).rows)
  const { rows } = await copy.pool.query(`insert into customer (code, name, email, address)
    values ('after', 'After', 'a@b', 'c') returning id`)
  expect(rows).toEqual([{ id: 2 }])
  expect(
    (await copy.pool.query(`select action from history where owner_table = 'customer' and owner_id = 2`))
      .rows,
  ).toEqual([{ action: 'insert' }])
  await copy.drop()
})

test.each([
  [' up-to-date', excludedTables],
  [' older', []],
] as const)(
  'an%s backup gives no access to the installation: it has no keys, sessions or saved responses',
  async (age, without) => {
    const superuser = await inkwell.as('superuser')
    await superuser.post('/customer', customerForm(), { 'idempotency-key': `kept${age}` })
    await inkwell.anyone.post('/auth/login', { user: 'nobody', password: 'wrong' })
    const { email } = (await superuser.get<{ email: string }>('/auth/me')).body
    const { rows } = await inkwell.pool.query<{ session: string; generation: number; value: string }>(
      'select s.id as session, generation, value from session s join users u on u.id = user_id, secret where email = $1',
      [email],
    )
    const [before] = rows
    if (!before) throw new Error('Nobody has signed in.')

    // Older versions wrote backups with nothing left out.
    const file = path.join(folder, `house${age}.inkwell`)
    await writeBackup(inkwell.connection, file, { excludedTables: without })
    const holdsTheKey = gunzipSync((await readFile(file)).subarray(0, -checksumLineLength)).includes(
      before.value,
    )
    expect(holdsTheKey).toBe(without.length === 0)

    const copy = await createTestDatabase()
    await restoreBackup(copy.connection, file, { excludedTables })
    for (const table of excludedTables) {
      expect((await copy.pool.query(`select from ${table}`)).rowCount).toBe(0)
    }
    const restored = await openInkwell({ ...copy, close: copy.drop }, testConfig)
    const anew = await copy.pool.query<{ value: string }>('select value from secret')
    expect(anew.rows[0]?.value).not.toBe(before.value)
    const expires = Math.floor(Date.now() / 1000) + 600
    const forged = new TokenSigner({
      current: before.value,
      installation: before.value,
      signing: () => [before.value],
    }).sign('access', { ...before, expires })
    for (const token of [superuser.token, forged]) {
      expect((await apiClient(restored.address, token).get('/auth/me')).status).toBe(401)
    }
    const signIn = { user: email, password }
    expect((await apiClient(restored.address).post('/auth/login', signIn)).status).toBe(200)
    await restored.close()
    await copy.drop()
  },
)

describe('a damaged file changes nothing', () => {
  const passphrase = 'the passphrase of the drill'
  test.each([
    ['a plain', {}],
    ['an encrypted', { passphrase }],
  ])(
    '%s file, cut anywhere or with any bit flipped',
    async (_, options) => {
      const file = path.join(folder, `damaged${Object.keys(options).length}.inkwell`)
      await anInvoice(await inkwell.as('salesman'))
      await writeBackup(inkwell.connection, file, { excludedTables, ...options })
      const copy = await createTestDatabase()
      const before = await contentsOf(copy.pool)
      const some = 'passphrase' in options ? 1 : 30
      expect(await refuseCuts(copy.connection, file, some)).toBe(some)
      expect(await refuseFlips(copy.connection, file, some)).toBe(some)
      expect(await contentsOf(copy.pool)).toEqual(before)
      await restoreBackup(copy.connection, file, { excludedTables, ...options })
      expect(await contentsOf(copy.pool)).toEqual(await contentsOf(inkwell.pool))
      await copy.drop()
    },
    60_000,
  )

  test.each([
    ['no file', 'none', 'does not exist'],
    ['a folder', '.', 'is a folder'],
    ['something else', 'else', 'not an Inkwell backup'],
  ])('%s', async (_, name, words) => {
    await writeFile(path.join(folder, 'else'), gzipSync('{"format":"of another program"}\n'))
    const restoring = restoreBackup(inkwell.connection, path.join(folder, name), { excludedTables })
    await expect(restoring).rejects.toThrow(words)
  })

  test('a file of a newer version', async () => {
    await inkwell.pool.query(`insert into migration (name) values ('9999-later.sql')`)
    const file = path.join(folder, 'newer.inkwell')
    await writeBackup(inkwell.connection, file, { excludedTables })
    await inkwell.pool.query(`delete from migration where name = '9999-later.sql'`)
    const before = await contentsOf(inkwell.pool)
    await expect(restoreBackup(inkwell.connection, file, { excludedTables })).rejects.toThrow(
      'This backup is from a newer version of Inkwell (unknown migration 9999-later.sql). Update Inkwell first.',
    )
    expect(await contentsOf(inkwell.pool)).toEqual(before)
  })

  test('an encrypted file without its passphrase', async () => {
    const file = path.join(folder, 'secret.inkwell.age')
    await writeBackup(inkwell.connection, file, { excludedTables, passphrase })
    await expect(checkBackup(file, {})).rejects.toThrow('Set BACKUP_PASSPHRASE')
    await expect(checkBackup(file, { passphrase: 'another one altogether' })).rejects.toThrow(
      'does not match this backup',
    )
  })
})

describe('a failing backup target', () => {
  const noBackups = async () =>
    (
      await inkwell.pool.query(`select from pg_stat_activity
    where datname = current_database() and query like 'copy %' and state = 'active'`)
    ).rowCount

  test.runIf(process.platform === 'linux').each([
    ['is full', '/dev/full', 'Not enough disk space'],
    ['has no folder', '/nowhere/at/all/backup', 'or its folder does not exist'],
    ['is a folder', tmpdir(), 'is a folder'],
  ])('because it %s is reported in one line', async (_, target, words) => {
    await expect(writeBackup(inkwell.connection, target, { excludedTables })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(words),
    })
    expect(await noBackups()).toBe(0)
  })

  test.each(['ENOSPC', 'EPIPE'])(
    'because it ends with %s in the middle leaves no connection open',
    async (code) => {
      const target = new Writable({
        write: (_piece, _encoding, done) => done(Object.assign(new Error(code), { code })),
      })
      await expect(pipeBackup(inkwell.connection, target, { excludedTables })).rejects.toThrow(code)
      expect(await noBackups()).toBe(0)
    },
  )

  test('leaves no file under its name, and no partial file', async () => {
    await mkdir(path.join(folder, 'taken'))
    await expect(
      writeBackup(inkwell.connection, path.join(folder, 'taken'), { excludedTables }),
    ).rejects.toThrow('folder')
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

test('a database that disconnects during a restore is unchanged, and nobody waits', async () => {
  const file = await backupOfABusyDatabase()
  const copy = await createTestDatabase()
  const before = await contentsOf(copy.pool)
  const cut: Promise<unknown>[] = []
  const cutOff = () =>
    cut.push(
      inkwell.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_xid is not null`,
        [copy.connection.database],
      ),
    )
  // Cuts off as soon as the first change is visible, however long that takes.
  const restoring = restoreBackup(copy.connection, file, { excludedTables })
  const cutting = setInterval(cutOff, 10)
  await expect(restoring).rejects.toMatchObject({ name: 'StartError' })
  clearInterval(cutting)
  await Promise.all(cut)
  expect(await contentsOf(copy.pool)).toEqual(before)
  await copy.drop()
})

const written = await releases()
describe('the backup of each release is restored', () => {
  test.each(written)('%s', async (release) => {
    const copy = await createTestDatabase()
    expect(await openRelease(copy.pool, copy.connection, release)).toEqual({
      customers: 39,
      renamed: 5,
      superusers: 1,
      deletions: 1,
    })
    await copy.drop()
  })
})

test('a backup without its schema gets that of today when it is restored, so no version runs on tables without constraints', async () => {
  const copy = await createTestDatabase()
  const [release = ''] = written
  await restoreBackup(copy.connection, path.join(packageRoot, 'src/app/testing/releases', release), {
    excludedTables,
  })
  expect(await schemaText(copy.pool)).toBe(await schemaText(inkwell.pool))
  await copy.drop()
})
