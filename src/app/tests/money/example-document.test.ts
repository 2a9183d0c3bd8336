import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { apiClient } from '../../../kernel/server/testing/api-client.ts'
import { faultsInMoney } from '../../doctor/check-money.server.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

// Follows docs/add-an-entry.md exactly: the table of its sample, and the SQL of the page.
const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
/** Without checking the API's description, which lists only real kinds. */
const plain = apiClient(api.address, api.token)
const page = await readFile(path.join(packageRoot, 'docs/add-an-entry.md'), 'utf8')
const [, sample = ''] = /^```sql\n(.*?)^```$/ms.exec(page) ?? []
await inkwell.pool.query(`
  create table sample_charge (
    id integer generated always as identity primary key,
    charge_no text not null unique, date date not null, customer integer not null references customer,
    amount_usd numeric(14, 2) not null check (amount_usd > 0), remark text not null default '',
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    version integer not null default 1,
    cancelled_at timestamptz, cancelled_on date, cancelled_by text, cancel_reason text);
  ${sample}`)

async function aCharge(charge_no: string, customer: number, date: string, amount: number): Promise<number> {
  const { rows } = await inkwell.pool.query<{ id: number }>(
    'insert into sample_charge (charge_no, date, customer, amount_usd) values ($1, $2, $3, $4) returning id',
    [charge_no, date, customer, amount],
  )
  return rows[0]?.id ?? 0
}

const change = (set: string, id: number) =>
  inkwell.pool.query(`update sample_charge set ${set} where id = ${id}`)

/** The debt of a customer at the end of a day, in USD. */
async function owedOn(customer: number, day: string): Promise<number> {
  const { rows } = await inkwell.pool.query<{ usd: string }>(
    'select coalesce(sum(usd), 0) as usd from entry where customer = $1 and day <= $2',
    [customer, day],
  )
  return Number(rows[0]?.usd)
}

test('a document type with one function changes receivables when it is written, changed or deleted', async () => {
  const customer = (await aCustomer(api)).id
  const owed = async () => {
    const { results } = (await api.get<{ results: { customer: number; total: number }[] }>('/receivables'))
      .body
    return results.find((row) => row.customer === customer)?.total ?? 0
  }
  const id = await aCharge('S-1', customer, '2026-03-01', 12.5)
  expect(await owed()).toBe(12.5)
  await change('amount_usd = 20', id)
  expect(await owed()).toBe(20)
  await anInvoice(api, {
    customer,
    invoice_date: '2026-03-02',
    invoice_products: [aLine({ quantity: 1, unit_price: 5 })],
  })
  expect(await owed()).toBe(25)
  await inkwell.pool.query('delete from sample_charge where id = $1', [id])
  expect(await owed()).toBe(5)
  expect(await faultsOf(`sample charge ${id}`)).toEqual([
    expect.stringContaining(`sample charge ${id} is missing, and no deletion of it is recorded.`),
  ])
})

test('a document type with one function is reversed on the day of cancelling, and cannot be changed afterwards', async () => {
  const customer = (await aCustomer(api)).id
  const id = await aCharge('S-2', customer, '2026-03-01', 30)
  await change(`cancelled_at = now(), cancelled_on = '2026-05-05'`, id)
  expect(await owedOn(customer, '2026-05-04')).toBe(30)
  expect(await owedOn(customer, '2026-05-05')).toBe(0)
  await expect(change('amount_usd = 31', id)).rejects.toThrow(
    'This document is cancelled and cannot be changed.',
  )
})

test('closed books protect a document type with one function', async () => {
  const customer = (await aCustomer(api)).id
  const id = await aCharge('S-3', customer, '2026-03-01', 40)
  expect(await api.post('/books/close', { until: '2026-03-31' })).toMatchObject({ status: 201 })
  for (const set of ['amount_usd = 41', `date = '2026-04-01'`]) {
    await expect(change(set, id), set).rejects.toThrow('The books are closed through')
  }
  await expect(aCharge('S-4', customer, '2026-03-31', 1)).rejects.toThrow('The books are closed through')
  await change(`cancelled_at = now(), cancelled_on = '2026-04-01'`, id)
  expect(await owedOn(customer, '2026-03-31')).toBe(40)
})

const faultsOf = async (charge_no: string) =>
  (await faultsInMoney(inkwell.pool)).filter((fault) => fault.includes(charge_no))

interface Account {
  balance: number
  last_entries: { kind: string; number: string; debit: number }[]
}
interface Statement {
  entries: { kind: string; number: string | null; debit: number; credit: number; balance: number }[]
  closing: number
}

test('account, statement and receivables include a document type with one function, receipts pay it, and the ledger check compares it', async () => {
  const customer = (await aCustomer(api)).id
  const id = await aCharge('S-5', customer, '2026-04-01', 70)
  expect((await plain.get<Account>(`/customer/${customer}/account`)).body).toMatchObject({
    balance: 70,
    last_entries: [{ kind: 'sample_charge', number: 'S-5', debit: 70 }],
  })
  expect(await api.post('/receipt', { customer, date: '2026-04-02', usd: 50 })).toMatchObject({ status: 201 })
  await inkwell.pool.query(`select allocate(entry_of('sample_charge', ${id}))`)
  const { entries, closing } = (await plain.get<Statement>(`/customer/${customer}/statement`)).body
  expect(entries).toMatchObject([
    { kind: 'sample_charge', number: 'S-5', debit: 70, credit: 0, balance: 70 },
    { kind: 'receipt_voucher', debit: 0, credit: 50, balance: 20 },
  ])
  expect(closing).toBe(20)
  const owed = (await api.get<{ results: { customer: number; total: number }[] }>('/receivables')).body
    .results
  expect(owed.find((row) => row.customer === customer)).toMatchObject({ total: 20 })
  expect(await faultsOf('S-5')).toEqual([])
  await inkwell.pool.query(`
    alter table sample_charge disable trigger post_to_ledger;
    update sample_charge set amount_usd = 71 where id = ${id};
    alter table sample_charge enable trigger post_to_ledger`)
  expect(await faultsOf('S-5')).toEqual([
    'The entry of sample charge S-5 has USD 70.00, but the document posts USD 71.00.',
  ])
})
