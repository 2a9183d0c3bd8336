import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { customerForm } from '../features/customers/testing/a-customer.ts'
import { anInvoice } from '../features/invoices/testing/an-invoice.ts'
import { password } from '../features/people/testing/a-user.ts'
import { TokenSigner } from '../features/people/tokens.server.ts'
import { tablesInOrder, writeBackup } from '../kernel/server/database/backup.ts'
import { restoreBackup } from '../kernel/server/database/restore.ts'
import { apiClient } from '../kernel/server/testing/api-client.ts'
import { createTestDatabase } from '../kernel/server/testing/database.ts'
import { leftOut } from './backup.server.ts'
import { openInkwell } from './inkwell.server.ts'
import { startTestInkwell, testConfig } from './testing/inkwell.ts'

const inkwell = await startTestInkwell()
const folder = await mkdtemp(path.join(tmpdir(), 'inkwell-backup-'))
afterAll(() => rm(folder, { recursive: true }))

const isLeftOut = (table: string) => leftOut.some((name) => name === table)

async function on<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  return await work(client).finally(() => client.release(true))
}

/** The rows of every table that a backup holds as one text, so that two databases can be compared. */
async function contents(pool: pg.Pool): Promise<Record<string, unknown>> {
  const tables = (await on(pool, tablesInOrder)).filter(({ table }) => !isLeftOut(table))
  const entries = await Promise.all(
    tables.map(async ({ table }) => {
      const { rows } = await pool.query(
        `select md5(string_agg(t::text, '' order by t::text)) as md5 from "${table}" t`,
      )
      return [table, rows[0]] as const
    }),
  )
  return Object.fromEntries(entries)
}

async function backupOfABusyDatabase(): Promise<string> {
  const api = await inkwell.as('salesman')
  await anInvoice(api, {
    po_ref: 'قلم \\ ٣ \u2028 tab\there',
    invoice_products: [{ product_item: 'Pen', quantity: 1, unit_price: 1, notes: 'line 1\nline 2\\.\n\\.' }],
  })
  const file = path.join(folder, 'backup.inkwell')
  await on(inkwell.pool, (client) => writeBackup(client, file, leftOut))
  return file
}

test('a backup comes back row for row, and numbers go on where they were', async () => {
  const file = await backupOfABusyDatabase()
  const copy = await createTestDatabase()
  await on(copy.pool, (client) => restoreBackup(client, file, true, leftOut))
  expect(await contents(copy.pool)).toEqual(await contents(inkwell.pool))
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
  [' up-to-date', leftOut],
  [' older', []],
] as const)(
  'an%s backup opens no house: no key, no session and no kept answer come back',
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

    // An older one was written before anything was left out.
    const file = path.join(folder, `house${age}.inkwell`)
    await on(inkwell.pool, (client) => writeBackup(client, file, without))
    const holdsTheKey = gunzipSync(await readFile(file)).includes(before.value)
    expect(holdsTheKey).toBe(without.length === 0)

    const copy = await createTestDatabase()
    await on(copy.pool, (client) => restoreBackup(client, file, true, leftOut))
    for (const table of leftOut) {
      expect((await copy.pool.query(`select from ${table}`)).rowCount).toBe(0)
    }
    const restored = await openInkwell({ ...copy, close: copy.drop }, testConfig)
    const anew = await copy.pool.query<{ value: string }>('select value from secret')
    expect(anew.rows[0]?.value).not.toBe(before.value)
    const expires = Math.floor(Date.now() / 1000) + 600
    const forged = new TokenSigner(before.value).sign('access', { ...before, expires })
    for (const token of [superuser.token, forged]) {
      expect((await apiClient(restored.address, token).get('/auth/me')).status).toBe(401)
    }
    const signIn = { user: email, password }
    expect((await apiClient(restored.address).post('/auth/login', signIn)).status).toBe(200)
    await restored.close()
    await copy.drop()
  },
)

test('a database that holds something is not overwritten by mistake', async () => {
  const file = await backupOfABusyDatabase()
  const before = await contents(inkwell.pool)
  await expect(on(inkwell.pool, (client) => restoreBackup(client, file, false, leftOut))).rejects.toThrow(
    'not empty',
  )
  expect(await contents(inkwell.pool)).toEqual(before)
})

test('a damaged, cut off or foreign file leaves everything as it was', async () => {
  const whole = await readFile(await backupOfABusyDatabase())
  const copy = await createTestDatabase()
  const before = await contents(copy.pool)
  const bad = path.join(folder, 'bad.inkwell')
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no backup'), Buffer.alloc(0)]) {
    await writeFile(bad, bytes)
    await expect(on(copy.pool, (client) => restoreBackup(client, bad, true, leftOut))).rejects.toMatchObject({
      name: 'StartError',
    })
  }
  await expect(
    on(copy.pool, (client) => restoreBackup(client, path.join(folder, 'none'), true, leftOut)),
  ).rejects.toThrow('There is no file')
  expect(await contents(copy.pool)).toEqual(before)
  await copy.drop()
})
