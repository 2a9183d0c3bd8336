import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { anInvoice } from '../features/invoices/testing/an-invoice.ts'
import { tablesInOrder, writeBackup } from '../kernel/server/database/backup.ts'
import { restoreBackup } from '../kernel/server/database/restore.ts'
import { createTestDatabase } from '../kernel/server/testing/database.ts'
import { startTestInkwell } from './testing/inkwell.ts'

const inkwell = await startTestInkwell()
const folder = await mkdtemp(path.join(tmpdir(), 'inkwell-backup-'))
afterAll(() => rm(folder, { recursive: true }))

async function on<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  return await work(client).finally(() => client.release(true))
}

/** Every table's rows as one text, so that two databases can be compared. */
async function contents(pool: pg.Pool): Promise<Record<string, unknown>> {
  const tables = await on(pool, tablesInOrder)
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
  await on(inkwell.pool, (client) => writeBackup(client, file))
  return file
}

test('a backup comes back row for row, and numbers go on where they were', async () => {
  const file = await backupOfABusyDatabase()
  const copy = await createTestDatabase()
  await on(copy.pool, (client) => restoreBackup(client, file, true))
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

test('a database that holds something is not overwritten by mistake', async () => {
  const file = await backupOfABusyDatabase()
  const before = await contents(inkwell.pool)
  await expect(on(inkwell.pool, (client) => restoreBackup(client, file, false))).rejects.toThrow('not empty')
  expect(await contents(inkwell.pool)).toEqual(before)
})

test('a damaged, cut off or foreign file leaves everything as it was', async () => {
  const whole = await readFile(await backupOfABusyDatabase())
  const copy = await createTestDatabase()
  const before = await contents(copy.pool)
  const bad = path.join(folder, 'bad.inkwell')
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no backup'), Buffer.alloc(0)]) {
    await writeFile(bad, bytes)
    await expect(on(copy.pool, (client) => restoreBackup(client, bad, true))).rejects.toMatchObject({
      name: 'StartError',
    })
  }
  await expect(
    on(copy.pool, (client) => restoreBackup(client, path.join(folder, 'none'), true)),
  ).rejects.toThrow('There is no file')
  expect(await contents(copy.pool)).toEqual(before)
  await copy.drop()
})
