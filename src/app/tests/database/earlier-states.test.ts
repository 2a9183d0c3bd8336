import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultsInMoney } from '../../doctor/check-money.server.ts'
import { createDemoDatabase } from '../../testing/database/demo-database.ts'
import { makeEarlier } from '../../testing/database/earlier-state.ts'
import { rowsText } from '../../testing/database/rows-text.ts'
import { schemaText } from '../../testing/database/schema-text.ts'
import { restoreBackup } from '../../../kernel/server/backup/restore-backup.ts'
import { writeBackup } from '../../../kernel/server/backup/format/write-backup.ts'
import { migrate } from '../../../kernel/server/database/upgrade/migrate.ts'
import { connectionTo } from '../../../kernel/server/database/connection/open.ts'
import {
  createTestDatabase,
  onServer,
  testPool,
  type TestDatabase,
} from '../../../kernel/server/testing/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkwell-earlier-'))
let today: TestDatabase
/** The last state whose migrations contained functions, with the demo's data. */
let last: Earlier
beforeAll(async () => {
  today = await createDemoDatabase()
  // Earlier states do not have these.
  await today.pool.query('delete from bad_debt')
  await today.pool.query('delete from comment')
  await today.pool.query('delete from task')
  for (const table of ['invoice', 'petty_cash'])
    await today.pool.query(`delete from ${table} where approval is not null`)
  last = await earlier()
  await copyRows(today.pool, last.pool)
}, 180_000)
afterAll(async () => {
  await today.drop()
  await last.drop()
  rmSync(folder, { recursive: true })
})

type Earlier = Awaited<ReturnType<typeof earlier>>

/** An empty database in an earlier state. */
async function earlier(before?: string) {
  const name = `test_earlier_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template template0`)
  const connection = connectionTo({ ...inject('postgres'), database: name })
  const pool = testPool({ ...connection, max: 3 })
  const client = await pool.connect()
  await makeEarlier(client, before)
  client.release()
  return {
    connection,
    pool,
    async drop() {
      await pool.end()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

/** The tables with users' data, with the columns that are not computed. */
async function tablesOf(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; columns: string }>(`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and attgenerated = '' and relname not in ('migration', 'row_count')
    group by relname order by relname`)
  return rows
}

/** Queries that give the tables of before migration 0300 from the ledger. */
const beforeLedger: Record<string, string> = {
  // Entries of later kinds are left out.
  history: `select * from history h where owner_table not in ('bad_debt', 'opening') and not exists (
    select from history asked where asked.owner_table = h.owner_table and asked.owner_id = h.owner_id
      and asked.changes -> 'approval' ->> 1 = 'waiting')`,
  receipt_voucher: `select v.*, used_of('receipt_voucher', v.id) as used_usd from receipt_voucher v`,
  credit_note: `select n.*, used_of('credit_note', n.id) as used_usd from credit_note n`,
  invoice: `select i.*, i.status <> 'draft' and not exists (select from invoice_tracker t where t.invoice = i.id)
    as without_order from invoice i`,
  receipt_settlement: `select s.*, v.from_account as customer, 1 as version, now() as updated_at
    from receipt_settlement s join receipt_voucher v on v.id = s.receipt_voucher`,
  credit_note_settlement: `select s.*, n.customer, 1 as version, now() as updated_at
    from credit_note_settlement s join credit_note n on n.id = s.credit_note`,
  refund: `select s.id, d.document as payment_voucher, d.customer, s.usd as amount_usd,
      case c.kind when 'receipt_voucher' then c.document end as receipt_voucher,
      case c.kind when 'credit_note' then c.document end as credit_note
    from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit where d.kind = 'payment_voucher'`,
  invoice_tracker: `select t.*, i.customer, i.created_by as salesman,
      (select max(date) from typed_payment p where p.invoice = t.invoice and t.typed_paid <> 0) as typed_on,
      (select max(date) from bad_debt b where b.invoice = t.invoice and t.written_off <> 0) as written_off_on
    from order_with_money t join invoice i on i.id = t.invoice`,
}
/** Views and columns: where a former table is shown today, and columns that were dropped. */
const shownBy: Record<string, string> = { invoice_tracker: 'order_with_money' }
const shownNoMore = /, (used_usd|without_order|customer, salesman|typed_on|written_off_on)\b/g

/** Copies the rows of a later state into an earlier one, without history. */
async function copyRows(from: pg.Pool, to: pg.Pool): Promise<void> {
  const client = await to.connect()
  await client.query(`set session_replication_role = replica`)
  for (const { name, columns } of await tablesOf(to)) {
    const { rows } = await from.query<{ all: string }>(
      `select coalesce(jsonb_agg(t), '[]')::text as all from (${beforeLedger[name] ?? `table ${name}`}) t`,
    )
    await client.query(`delete from ${name}`)
    await client.query(
      `insert into ${name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [rows[0]?.all],
    )
  }
  client.release(true)
}

/** A copy of a database, restored from a backup. */
async function restored({ connection }: Earlier): Promise<TestDatabase> {
  const file = join(folder, 'before.inkwell')
  const copy = await createTestDatabase()
  await writeBackup(connection, file, { excludedTables: [] })
  await restoreBackup(copy.connection, file, { excludedTables: [] })
  return copy
}

// The first migration, the first release, before settlements, and before orders had a salesman.
test.each(['0002', '0045', '0082', '0132'])(
  'a database from before migration %s is restored from a backup unchanged, and upgraded to the schema of today',
  async (before) => {
    const state = await earlier(before)
    const copy = await restored(state)
    expect(await schemaText(copy.pool)).toBe(await schemaText(state.pool))
    await copy.drop()
    await migrate(state.pool)
    expect(await schemaText(state.pool)).toBe(await schemaText(today.pool))
    await state.drop()
  },
  60_000,
)

test('a backup of the previous state with the demo’s data is restored unchanged: rows, functions, triggers and views', async () => {
  const copy = await restored(last)
  expect(await schemaText(copy.pool)).toBe(await schemaText(last.pool))
  expect(await rowsText(copy.pool, ['migration'])).toBe(await rowsText(last.pool, ['migration']))
  await copy.drop()
}, 60_000)

/** The values of these columns, whatever columns their tables got since. */
async function figuresIn(pool: pg.Pool, tables: Awaited<ReturnType<typeof tablesOf>>) {
  const views = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`,
  )
  const there = new Set(views.rows.map(({ name }) => name))
  const shown = new Map(Object.entries(shownBy).filter(([, view]) => there.has(view)))
  const texts: string[] = []
  for (const { name, columns } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from (select ${columns} from ${shown.get(name) ?? name}) t order by 1`,
    )
    // As JSON values: a price has more decimals than before.
    texts.push(...rows.map(({ row }) => `${name} ${JSON.stringify(JSON.parse(row))}`))
  }
  return texts.join('\n')
}

/** All entries and settlements, by document. */
/** The ledger without customers of later kinds of documents. */
async function ledgerIn(pool: pg.Pool) {
  const { rows: newer } = await today.pool.query<{ customer: number }>(
    `select distinct customer from entry where kind in ('opening', 'bad_debt')`,
  )
  const apart = [newer.map(({ customer }) => customer)]
  const entries = await pool.query(
    `select to_jsonb(e) - 'id' as entry from entry e where coalesce(customer, 0) <> all ($1) order by kind, document, side`,
    apart,
  )
  const settlements = await pool.query(
    `
    select d.kind, d.document, c.kind as by, c.document as other, s.day, s.usd
    from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit
    where d.customer <> all ($1) order by 1, 2, 3, 4`,
    apart,
  )
  return { entries: entries.rows, settlements: settlements.rows }
}

test('a database of the previous state with the demo’s data is upgraded, and keeps every figure', async () => {
  // Migration 0257 gives salesmen a permission; tables replaced by 0300 are in the ledger.
  const tables = (await tablesOf(last.pool))
    .filter(
      ({ name }) => !['permission', 'receipt_settlement', 'credit_note_settlement', 'refund'].includes(name),
    )
    .map(({ name, columns }) => ({ name, columns: columns.replace(shownNoMore, '') }))
  const figures = await figuresIn(last.pool, tables)
  await migrate(last.pool)
  expect(await schemaText(last.pool)).toBe(await schemaText(today.pool))
  expect(await figuresIn(last.pool, tables)).toBe(figures)
  expect(await faultsInMoney(last.pool)).toEqual([])
  const ledger = await ledgerIn(last.pool)
  expect(ledger.settlements.length).toBeGreaterThan(300)
  expect(ledger).toEqual(await ledgerIn(today.pool))
  const counts = `select of_table, sum(rows) as rows from row_count
    where of_table not in ('permission', 'opening', 'bad_debt') group by 1 having sum(rows) > 0 order by 1`
  expect((await last.pool.query(counts)).rows).toEqual((await today.pool.query(counts)).rows)
}, 60_000)

test('an upgrade with money that the ledger does not match is refused, and names the record', async () => {
  const { pool, drop } = await earlier()
  const client = await pool.connect()
  await client.query(`set session_replication_role = replica`)
  await client.query(`
    insert into customer (id, name, code, email, address) values (1, 'Nada', 'N-1', 'n@example.com', 'Erbil');
    insert into receipt_voucher (voucher_no, subject, from_account, from_account_name, net_usd, used_usd)
    values (57, 'Payment', 1, 'Nada', 100, 40)`)
  client.release(true)
  await expect(migrate(pool)).rejects.toThrow(
    'Receipt voucher 57: USD 60.00 was left, and USD 100.00 is open in the ledger.',
  )
  expect((await pool.query('select used_usd from receipt_voucher')).rows).toEqual([{ used_usd: 40 }])
  await drop()
}, 60_000)

test('rows are written, indexed and analyzed with an empty search path, as in a restore', async () => {
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
