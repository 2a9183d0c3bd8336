import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import { sendSpreadsheet } from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anInvoice } from '../../invoices/testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const now = today('Asia/Baghdad')
const tomorrow = addDays(now, 1)
const customer = (await aCustomer(api)).id
const invoice = await anInvoice(api, { customer })
const lost = await anInvoice(api)
await api.post('/receipt', { customer, usd: 50, allocations: [] })
const cashBox = (
  await api.post<Saved<{ id: number; name: string }>>('/bank-account', {
    name: 'Till of today',
    kind: 'cash',
    currency: 'USD',
    opening_balance: 100,
    opening_date: '2020-01-01',
  })
).body.data

let numbers = 0
const payment = { subject: 'Rent', to: 'The owner', from_field: cashBox.name, amount_usd: 1 }
/** Each kind of record that moves money: its path, its table and a valid form. */
const kinds: Record<string, { path: string; table: string; form: () => object; changes?: boolean }> = {
  'money received': { path: '/receipt', table: 'receipt_voucher', form: () => ({ customer, usd: 1 }) },
  'a receipt voucher': {
    path: '/receipt-voucher',
    table: 'receipt_voucher',
    form: () => ({ invoice: invoice.id, from_account: customer, subject: 'Pens', net_usd: 1 }),
    changes: true,
  },
  'a payment': { path: '/payment-voucher', table: 'payment_voucher', form: () => payment, changes: true },
  'a refund': {
    path: '/payment-voucher',
    table: 'payment_voucher',
    form: () => ({ ...payment, customer }),
    changes: true,
  },
  'a petty cash entry': {
    path: '/petty-cash',
    table: 'petty_cash',
    form: () => ({
      project_name: 'Tea',
      project_amount: 250,
      receipt_no: `F-${++numbers}`,
      receipt_form: 'Paper',
    }),
    changes: true,
  },
  'a transfer': {
    path: '/account-transfer',
    table: 'account_transfer',
    form: () => ({ to_account: cashBox.id, amount_in: 5, subject: 'Owner' }),
    changes: true,
  },
  'a credit note': {
    path: '/credit-note',
    table: 'credit_note',
    form: () => ({
      customer,
      reason: 'goodwill',
      lines: [{ description: 'Goodwill', quantity: 1, unit_price: 5 }],
    }),
  },
  'a bad debt': {
    path: '/bad-debt',
    table: 'bad_debt',
    form: () => ({ customer: lost.customer, invoice: lost.id, amount_usd: 1, reason: 'Lost' }),
  },
  'a customer opening balance': {
    path: '/opening',
    table: 'opening',
    form: () => ({ customer, number: `F-${++numbers}`, amount_usd: 7 }),
    changes: true,
  },
}

const refusal = {
  status: 422,
  body: { errors: { date: [expect.stringMatching(/^The date is after today\./)] } },
}

/** Dates a document ahead, as was possible before this rule. */
async function datedAhead(table: string, id: number): Promise<void> {
  await inkwell.pool.query(`alter table ${table} disable trigger user`)
  await inkwell.pool.query(`update ${table} set date = $1 where id = $2`, [tomorrow, id])
  await inkwell.pool.query(`alter table ${table} enable trigger user`)
  await inkwell.pool.query(`update entry set day = $1 where kind = $2 and document = $3`, [
    tomorrow,
    table,
    id,
  ])
}

describe.each(Object.entries(kinds))('%s', (_, { path, table, form, changes }) => {
  test('cannot be dated after today, even with a confirmation', async () => {
    for (const flags of [{}, { unusual_date: true }]) {
      const refused = await api.post<Refused>(path, { ...form(), date: tomorrow, ...flags })
      expect(refused, JSON.stringify(refused.body)).toMatchObject(refusal)
      expect(refused.body).not.toHaveProperty('unless')
    }
    const made = await api.post<Saved<object>>(path, { ...form(), date: now })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
  })

  if (!changes) return
  test('cannot be moved to the future, keeps an existing future date, and is not restored with it', async () => {
    const { id } = (await api.post<Saved<{ id: number }>>(path, { ...form(), date: now })).body.data
    const one = `${path}/${id}`
    expect(await api.put(one, { date: tomorrow, unusual_date: true })).toMatchObject(refusal)
    await datedAhead(table, id)
    const whole = (await api.get<Record<string, unknown>>(one)).body
    const kept = await api.put<Saved<object>>(one, {
      ...whole,
      version: undefined,
      subject: 'As it was',
      remark: 'Seen',
    })
    expect(kept, JSON.stringify(kept.body)).toMatchObject({ status: 200, body: { data: { date: tomorrow } } })
    expect(await api.put(one, { date: addDays(tomorrow, 1) })).toMatchObject(refusal)
    expect([200, 204]).toContain((await api.delete(one)).status)
    expect(await api.post('/history/undo-deletion', { resource: table, id })).toMatchObject(refusal)
  })
})

test('a file of opening balances cannot contain dates after today', async () => {
  const { code } = (await api.get<{ code: string }>(`/customer/${customer}`)).body
  const content = `customer code,number,date,amount\n${code},AHEAD-1,${tomorrow},10\n`
  const { body } = await sendSpreadsheet(api, '/opening', { content, agreed: true, mode: 'preview' })
  expect(body.wrong_rows).toMatchObject([
    { row: 2, column: 'date', reason: expect.stringMatching(/after today/) },
  ])
  expect((await sendSpreadsheet(api, '/opening', { content, agreed: true })).status).toBe(422)
})

test('an invoice may be dated ahead: it is not due, and receivables without a day include it', async () => {
  const debtor = (await aCustomer(api, { name: 'Ahead of time' })).id
  const { grand_total } = await anInvoice(api, { customer: debtor, invoice_date: tomorrow })
  const owed = async (on = '') =>
    (await api.get<Listed<object> & { on: string | null }>(`/receivables?search=Ahead%20of%20time${on}`)).body
  expect(await owed()).toMatchObject({ on: null, results: [{ not_due: grand_total, total: grand_total }] })
  expect(await owed(`&on=${now}`)).toMatchObject({ on: now, results: [] })
  const account = (await api.get(`/customer/${debtor}/account`)).body
  expect(account).toMatchObject({ on: null, balance: grand_total, ages: { not_due: grand_total } })
})

test('an account without a day is as of today, like its cash book and the dashboard', async () => {
  const read = async (on = '') =>
    (await api.get<{ balance: number; on: string }>(`/bank-account/${cashBox.id}${on}`)).body
  const before = (await read()).balance
  const { id } = (
    await api.post<Saved<{ id: number }>>('/payment-voucher', { ...payment, amount_usd: 20, date: now })
  ).body.data
  await datedAhead('payment_voucher', id)
  expect(await read()).toMatchObject({ balance: before, on: now })
  expect(await read(`?on=${now}`)).toMatchObject({ balance: before, on: now })
  expect(await read(`?on=${tomorrow}`)).toMatchObject({ balance: before - 20, on: tomorrow })
  const list = (await api.get<Listed<{ id: number }> & { on: string }>('/bank-account?page_size=100')).body
  expect(list.on).toBe(now)
  expect(list.results.find((each) => each.id === cashBox.id)).toMatchObject({ balance: before })
  const book = async (to = '') =>
    (await api.get<{ closing: number }>(`/bank-account/${cashBox.id}/cash-book${to}`)).body.closing
  expect([await book(), await book(`?to=${tomorrow}`)]).toEqual([before, before - 20])
  const { accounts } = (await api.get<{ accounts: { results: { id: number }[] } }>('/dashboard')).body
  expect(accounts.results.find((each) => each.id === cashBox.id)).toMatchObject({ balance: before })
})
