import { beforeEach, expect, test } from 'vitest'
import { faultsInMoney } from '../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Saved } from '../../kernel/server/testing/api-client.ts'
import { aBadDebt } from '../money/bad-debts/testing/a-bad-debt.ts'
import { aCreditNote } from '../money/credit-notes/testing/a-credit-note.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { aPayment, paymentForm } from '../money/payments/testing/a-payment.ts'
import { setLimits } from './testing/set-limits.ts'

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const admin = await inkwell.as('admin')
const manager = await inkwell.as('manager')
beforeEach(() => setLimits(owner, { credit_usd: 100, refund_usd: 100, bad_debt_usd: 100 }))

const lines = [aLine({ quantity: 1, unit_price: 1000 })]
const balanceOf = async (customer: number | null) =>
  (await owner.get<{ balance: number }>(`/customer/${customer}/account`)).body.balance

test('a credit note of custom items waits, and is applied to its invoice once it is approved', async () => {
  const invoice = await anInvoice(owner, { invoice_products: lines })
  const { id, customer } = invoice
  const of = { customer, invoice: id, reason: 'price' as const }
  const free = [{ description: 'Goodwill', quantity: 1, unit_price: 100.01 }]
  const note = await aCreditNote(manager, { ...of, lines: free })
  expect(note).toMatchObject({ approval: 'waiting', status: 'waiting', used_usd: 0, on_account_usd: 0 })
  expect(await balanceOf(customer)).toBe(1000)
  expect((await manager.post(`/credit-note/${note.id}/cancel`, { reason: 'x' })).status).toBe(422)
  expect((await admin.post(`/credit-note/${note.id}/approve`)).body).toMatchObject({
    data: { approval: 'approved', status: 'used', used_usd: 100.01 },
  })
  expect(await balanceOf(customer)).toBe(899.99)
  const line = invoice.invoice_products[0]
  const ofLine = [{ invoice_product: line?.id, quantity: 0.5 }]
  expect((await aCreditNote(manager, { ...of, lines: ofLine })).approval).toBeNull()
  // A waiting credit note uses nothing of the invoice yet; once the rest is credited, it can no longer be approved.
  const late = await aCreditNote(manager, {
    ...of,
    lines: [{ description: 'x', quantity: 1, unit_price: 300 }],
  })
  await aCreditNote(owner, { ...of, lines: [{ description: 'x', quantity: 1, unit_price: 300 }] })
  expect(await admin.post(`/credit-note/${late.id}/approve`)).toMatchObject({ status: 422 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a refund waits, and is taken from the cash box and the unapplied credit once it is approved', async () => {
  const customer = (await aCustomer(owner)).id
  await owner.post('/receipt', { customer, usd: 500 })
  const refund = await aPayment(manager, { customer, amount_usd: 300 })
  expect(refund).toMatchObject({ approval: 'waiting', refund_usd: 300 })
  expect(await balanceOf(customer)).toBe(-500)
  expect((await manager.put(`/payment-voucher/${refund.id}`, { amount_usd: 1 })).status).toBe(422)
  expect((await admin.post(`/payment-voucher/${refund.id}/approve`)).status).toBe(200)
  expect(await balanceOf(customer)).toBe(-200)
  // A payment for rent has no limit, and cannot become a refund beyond the limit.
  const rent = await aPayment(manager, { amount_usd: 5000 })
  expect(rent.approval).toBeNull()
  expect(await manager.put(`/payment-voucher/${rent.id}`, { customer, amount_usd: 150 })).toMatchObject({
    status: 422,
    body: { errors: { amount_usd: [expect.stringContaining('your limit')] } },
  })
  const late = await aPayment(manager, { customer, amount_usd: 150 })
  await aPayment(owner, { customer, amount_usd: 100 })
  expect(await admin.post(`/payment-voucher/${late.id}/approve`)).toMatchObject({
    status: 422,
    body: { errors: { amount_usd: [expect.any(String)] } },
  })
  expect((await manager.post('/payment-voucher', paymentForm({ customer, amount_usd: 100 }))).status).toBe(
    201,
  )
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a bad debt waits, and writes off the amount still due once it is approved', async () => {
  await owner.put('/settings/permissions/bad_debt/manager', { verbs: ['view', 'create'] })
  const { id, customer } = await anInvoice(owner, { invoice_products: lines })
  const bad = await aBadDebt(manager, { customer, invoice: id, amount_usd: 600 })
  expect(bad).toMatchObject({ approval: 'waiting', status: 'waiting', settlements: [] })
  expect(await balanceOf(customer)).toBe(1000)
  const second = await aBadDebt(manager, { customer, invoice: id, amount_usd: 600 })
  expect((await admin.post(`/bad-debt/${bad.id}/approve`)).body).toMatchObject({
    data: { status: 'standing', settlements: [{ amount_usd: 600 }] },
  })
  expect(await balanceOf(customer)).toBe(400)
  expect(await admin.post(`/bad-debt/${second.id}/approve`)).toMatchObject({
    status: 422,
    body: { errors: { amount_usd: [expect.any(String)] } },
  })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a document whose day was closed meanwhile takes effect on the day of its approval', async () => {
  const customer = (await aCustomer(owner)).id
  const cashBox = await owner.post<Saved<{ id: number }>>('/bank-account', {
    name: 'Closed Desk',
    currency: 'USD',
    kind: 'cash',
    opening_balance: 900,
    opening_date: '2026-01-01',
  })
  await owner.post('/receipt', { customer, usd: 500, date: '2026-03-01', unusual_date: true })
  const date = '2026-03-02'
  const refund = await aPayment(manager, {
    customer,
    amount_usd: 300,
    from_field: 'Closed Desk',
    date,
    unusual_date: true,
  })
  expect(refund.approval).toBe('waiting')
  const closing = { account: cashBox.body.data.id, date, counted: 900, unusual_date: true }
  expect((await owner.post('/cash-close', closing)).status).toBe(201)
  const { body } = await admin.post<Saved<{ counts_from: string; date: string }>>(
    `/payment-voucher/${refund.id}/approve`,
  )
  expect(body.data).toMatchObject({ date, counts_from: expect.any(String) })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
