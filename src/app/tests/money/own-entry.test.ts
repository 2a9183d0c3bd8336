import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

// What docs/add-an-entry.md asks of the database for a new kind of document, and what it gets for it.
const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
await inkwell.pool.query(`
  create table sample_charge (
    id integer generated always as identity primary key,
    charge_no text not null unique, date date not null, customer integer not null references customer,
    amount_usd numeric(14, 2) not null check (amount_usd > 0), remark text not null default '',
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    version integer not null default 1,
    cancelled_at timestamptz, cancelled_on date, cancelled_by text, cancel_reason text);
  create function lines(c sample_charge) returns setof entry language sql stable as $$
    select public.line('sample_charge', c.id, c.date, c.created_at, number => c.charge_no, text => c.remark,
      customer => c.customer, usd => c.amount_usd, due => c.date)
  $$;
  call keep_history('sample_charge');
  call keep_books('sample_charge');`)

async function aCharge(charge_no: string, customer: number, date: string, amount: number): Promise<number> {
  const { rows } = await inkwell.pool.query<{ id: number }>(
    'insert into sample_charge (charge_no, date, customer, amount_usd) values ($1, $2, $3, $4) returning id',
    [charge_no, date, customer, amount],
  )
  return rows[0]?.id ?? 0
}

const change = (set: string, id: number) =>
  inkwell.pool.query(`update sample_charge set ${set} where id = ${id}`)

/** What a customer owed at the end of a day, in USD. */
async function owedOn(customer: number, day: string): Promise<number> {
  const { rows } = await inkwell.pool.query<{ usd: string }>(
    'select coalesce(sum(usd), 0) as usd from entry where customer = $1 and day <= $2',
    [customer, day],
  )
  return Number(rows[0]?.usd)
}

test('a document of one function is owed as soon as it is written, changed or deleted', async () => {
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
})

test('it is reversed on the day of cancelling, and says the same from then on', async () => {
  const customer = (await aCustomer(api)).id
  const id = await aCharge('S-2', customer, '2026-03-01', 30)
  await change(`cancelled_at = now(), cancelled_on = '2026-05-05'`, id)
  expect(await owedOn(customer, '2026-05-04')).toBe(30)
  expect(await owedOn(customer, '2026-05-05')).toBe(0)
  await expect(change('amount_usd = 31', id)).rejects.toThrow('It is cancelled: it stays as it is.')
})

test('it waits for nobody to close its days: closed books hold it', async () => {
  const customer = (await aCustomer(api)).id
  const id = await aCharge('S-3', customer, '2026-03-01', 40)
  expect(await api.post('/books/close', { until: '2026-03-31' })).toMatchObject({ status: 201 })
  for (const set of ['amount_usd = 41', `date = '2026-04-01'`]) {
    await expect(change(set, id), set).rejects.toThrow('The books are closed up to')
  }
  await expect(aCharge('S-4', customer, '2026-03-31', 1)).rejects.toThrow('The books are closed up to')
  await change(`cancelled_at = now(), cancelled_on = '2026-04-01'`, id)
  expect(await owedOn(customer, '2026-03-31')).toBe(40)
})
