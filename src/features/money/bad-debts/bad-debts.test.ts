import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import type { BadDebtRecord } from './bad-debts.contract.ts'
import { aBadDebt } from './testing/a-bad-debt.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

interface Account {
  balance: number
  open_invoices: { invoice: number; outstanding: number }[]
  last_entries: { kind: string; number: string | null; credit: number; debit: number }[]
}

const owing = async (amount: number, wanted: Record<string, unknown> = {}) =>
  anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: amount })], ...wanted })
const outstandingOf = async (invoice: number) =>
  (await api.get<{ results: InvoiceRecord }>(`/invoice/${invoice}`)).body.results.outstanding
const accountOf = async (customer: number | null) =>
  (await api.get<Account>(`/customer/${customer}/account`)).body
const read = async (id: number) => (await api.get<BadDebtRecord>(`/bad-debt/${id}`)).body
const refusal = async (form: object) => {
  const { status, body } = await api.post<{ errors: Record<string, string[]> }>('/bad-debt', form)
  expect(status).toBe(422)
  return JSON.parse(JSON.stringify(body.errors).replaceAll('\u00a0', ' ')) as typeof body.errors
}

test('a bad debt is applied to its invoice, appears in the customer’s account, and is due again once cancelled', async () => {
  const { id: invoice, customer, invoice_no } = await owing(1000)
  await aReceipt(api, { invoice, from_account: customer, amount_usd_final: 400 })
  const bad = await aBadDebt(api, { customer, invoice, amount_usd: 600, reason: 'Went out of business' })
  expect(bad).toMatchObject({
    bad_debt_no: expect.stringMatching(/^WO-\d{4}-\d{5}$/),
    invoice_no,
    amount_usd: 600,
    status: 'standing',
    settlements: [{ invoice, number: invoice_no, amount_usd: 600 }],
  })
  expect(await outstandingOf(invoice)).toBe(0)
  expect(await accountOf(customer)).toMatchObject({ balance: 0, open_invoices: [] })
  expect((await accountOf(customer)).last_entries).toContainEqual(
    expect.objectContaining({ kind: 'bad_debt', number: bad.bad_debt_no, credit: 600 }),
  )

  const answer = await api.post<{ message: string }>(`/bad-debt/${bad.id}/cancel`, {
    reason: 'Paid after all',
  })
  expect(answer).toMatchObject({ status: 200, body: { message: `${bad.bad_debt_no} cancelled.` } })
  expect(await read(bad.id)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'Paid after all',
    cancelled_on: expect.any(String),
    settlements: [],
  })
  expect(await outstandingOf(invoice)).toBe(600)
  expect(await accountOf(customer)).toMatchObject({
    balance: 600,
    open_invoices: [{ invoice, outstanding: 600 }],
  })
  expect((await api.post(`/bad-debt/${bad.id}/cancel`, { reason: 'Again' })).status).toBe(422)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('without an invoice the customer’s oldest debts are written off', async () => {
  const customer = (await aCustomer(api)).id
  const young = await owing(100, { customer, invoice_date: '2026-04-01' })
  const old = await owing(50, { customer, invoice_date: '2026-02-01' })
  const bad = await aBadDebt(api, { customer, amount_usd: 70 })
  expect(bad.settlements.map(({ invoice, amount_usd }) => [invoice, amount_usd])).toEqual(
    expect.arrayContaining([
      [old.id, 50],
      [young.id, 20],
    ]),
  )
  expect(await outstandingOf(young.id)).toBe(80)
})

test('no more can be written off than was due on that day', async () => {
  const { id: invoice, customer, invoice_no } = await owing(20, { invoice_date: '2026-03-05' })
  const other = await aCustomer(api)
  const form = { customer, invoice, amount_usd: 20.01, reason: 'Lost', date: '2026-05-01' }
  expect(await refusal(form)).toEqual({
    amount_usd: [`Amount exceeds what was owed on ${invoice_no} on 01/05/2026. Enter USD 20.00 or less.`],
  })
  expect(await refusal({ ...form, amount_usd: 20, date: '2026-03-04' })).toEqual({
    amount_usd: [`Amount exceeds what was owed on ${invoice_no} on 04/03/2026. Enter USD 0.00 or less.`],
  })
  expect(await refusal({ customer: other.id, amount_usd: 1, reason: 'Lost', date: '2026-05-01' })).toEqual({
    amount_usd: [`Amount exceeds what ${other.name} owed on 01/05/2026. Enter USD 0.00 or less.`],
  })
  expect(await refusal({ ...form, customer: other.id })).toHaveProperty('customer')
  expect(await refusal({ ...form, amount_usd: 0 })).toHaveProperty('amount_usd')
  expect(await refusal({ ...form, invoice: 999_999 })).toHaveProperty('invoice')
  expect(await refusal({ ...form, customer: 999_999, invoice: null })).toHaveProperty('customer')
  const draft = await owing(5, { status: 'draft' })
  expect(await refusal({ ...form, customer: draft.customer, invoice: draft.id })).toHaveProperty('invoice')
})

test('records that a bad debt is applied to cannot be cancelled or deleted until it is cancelled', async () => {
  const { id: invoice, customer } = await owing(30)
  const bad = await aBadDebt(api, { customer, invoice, amount_usd: 30 })
  const cancelled = await api.post<{ errors: unknown }>(`/invoice/${invoice}/cancel`, { reason: 'Twice' })
  expect(cancelled.status).toBe(422)
  expect((await api.delete(`/invoice/${invoice}`)).status).toBe(409)
  expect((await api.delete(`/customer/${customer}`)).status).toBe(409)
  await api.post(`/bad-debt/${bad.id}/cancel`, { reason: 'Wrong invoice' })
  expect((await api.post(`/invoice/${invoice}/cancel`, { reason: 'Twice' })).status).toBe(200)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('an invoice that a bad debt is applied to keeps its customer, also after the bad debt is cancelled', async () => {
  const other = (await aCustomer(api)).id
  const { id: invoice, customer } = await owing(200, { invoice_date: '2026-03-05' })
  const bad = await aBadDebt(api, { customer, amount_usd: 200, date: '2026-03-10' })
  const move = async () => {
    const { status, body } = await api.put<{ errors: unknown }>(`/invoice/${invoice}`, { customer: other })
    return { status, errors: body.errors }
  }
  const refused = {
    status: 422,
    errors: {
      customer: [`${bad.bad_debt_no} is or was applied to this invoice, so its customer cannot be changed.`],
    },
  }
  expect(await move()).toEqual(refused)
  const salesman = await inkwell.as('salesman')
  expect((await salesman.put(`/invoice/${invoice}`, { customer: other })).status).not.toBe(200)
  await api.post(`/bad-debt/${bad.id}/cancel`, { reason: 'Paid after all', date: '2026-03-20' })
  expect(await move()).toEqual(refused)
  expect((await accountOf(other)).balance).toBe(0)
  const { id: named, customer: first } = await owing(50)
  const on = await aBadDebt(api, { customer: first, invoice: named, amount_usd: 50 })
  const { status, body } = await api.put<{ errors: Record<string, string[]> }>(`/invoice/${named}`, {
    customer: other,
  })
  expect({ status, customer: body.errors['customer']?.[0] }).toMatchObject({
    status: 422,
    customer: expect.stringContaining(on.bad_debt_no),
  })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('manual payments move with an invoice to its new customer', async () => {
  const other = (await aCustomer(api)).id
  const { id: invoice, customer } = await owing(200)
  const [order] = (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice}`)).body.results
  expect((await api.put(`/invoice-tracker/${order?.id}`, { total_paid: 50 })).status).toBe(200)
  expect((await api.put(`/invoice/${invoice}`, { customer: other })).status).toBe(200)
  expect([(await accountOf(customer)).balance, (await accountOf(other)).balance]).toEqual([0, 150])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('the database refuses to apply an amount between two customers', async () => {
  const [mine, theirs] = [await owing(70), await owing(80)]
  await aReceipt(api, { invoice: mine.id, from_account: mine.customer, amount_usd_final: 70 })
  const entryOf = (kind: string, invoice: number) =>
    `(select id from entry where kind = '${kind}' and side = '' and ${kind === 'invoice' ? 'invoice' : 'customer'} = ${invoice})`
  const applied = `update settlement set debit = ${entryOf('invoice', theirs.id)} where debit = ${entryOf('invoice', mine.id)}`
  await expect(inkwell.pool.query(applied)).rejects.toThrow('the same customer')
  const moved = `update entry set customer = ${theirs.customer} where id = ${entryOf('invoice', mine.id)}`
  await expect(inkwell.pool.query(moved)).rejects.toThrow('the same customer')
  const both = `update entry set customer = ${theirs.customer}
    where id in (${entryOf('invoice', mine.id)}, ${entryOf('receipt_voucher', mine.customer ?? 0)})`
  const client = await inkwell.pool.connect()
  try {
    await client.query('begin')
    await client.query(both)
    await client.query('set constraints all immediate')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('cancelling a bad debt restores the manual payment beside it, and account and invoice agree', async () => {
  const { id: invoice, customer } = await owing(1000)
  const [order] = (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice}`)).body.results
  expect((await api.put(`/invoice-tracker/${order?.id}`, { total_paid: 600 })).status).toBe(200)
  const bad = await aBadDebt(api, { customer, invoice, amount_usd: 400 })
  const lowered = { invoice_products: [aLine({ quantity: 1, unit_price: 800 })] }
  expect((await api.put(`/invoice/${invoice}`, lowered)).status).toBe(200)
  expect([await outstandingOf(invoice), (await accountOf(customer)).balance]).toEqual([0, 0])
  expect((await api.post(`/bad-debt/${bad.id}/cancel`, { reason: 'Paid' })).status).toBe(200)
  expect([await outstandingOf(invoice), (await accountOf(customer)).balance]).toEqual([200, 200])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('of ten concurrent write-offs of one debt, one succeeds', async () => {
  const { id: invoice, customer } = await owing(40)
  const form = { customer, invoice, amount_usd: 40, reason: 'Lost' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.post('/bad-debt', form)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(422)])
  const { results } = (await api.get<Listed<BadDebtRecord>>(`/bad-debt?invoice=${invoice}`)).body
  expect(results).toMatchObject([{ amount_usd: 40, status: 'standing' }])
})

test('bad debts are written off and seen by admins alone', async () => {
  const { id: invoice, customer } = await owing(10)
  const manager = await inkwell.as('manager')
  const form = { customer, invoice, amount_usd: 10, reason: 'Lost' }
  expect((await manager.post('/bad-debt', form)).status).toBe(403)
  // Managers see only write-offs that were entered on orders.
  expect((await manager.get<Listed<BadDebtRecord>>('/bad-debt')).body.results).toEqual([])
  const admin = await inkwell.as('admin')
  const bad = await aBadDebt(admin, form)
  expect((await admin.post(`/bad-debt/${bad.id}/cancel`, { reason: 'Paid' })).status).toBe(200)
})
