import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { anOpening, type Opening } from './testing/an-opening.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
const now = async (id: number) => (await api.get<Opening>(`/opening/${id}`)).body
/** A receipt with 0.00 allocated to the opening balance: all of it is unapplied credit. */
const onAccount = async ({ customer, id }: Opening, money: object) =>
  await api.post('/receipt', { customer, ...money, allocations: [{ opening: id, amount_usd: 0 }] })

test('an opening balance is paid by the customer’s later payments', async () => {
  const { id: customer } = await aCustomer(api)
  const debt = await anOpening(api, { customer, amount_usd: 100 })
  const spend = `/opening/${debt.id}/use-on-account`
  expect(await api.post<Refused>(spend)).toMatchObject({
    status: 422,
    body: { errors: { opening: [expect.any(String)] } },
  })
  expect((await onAccount(debt, { usd: 70 })).status).toBe(201)
  expect(await api.post(spend)).toMatchObject({ status: 200, body: { data: { used_usd: 70 } } })
  expect(await now(debt.id)).toMatchObject({ settled: 70, open: 30 })
  expect((await api.get(`/customer/${customer}/account`)).body).toMatchObject({
    balance: 30,
    on_account: 0,
    open_invoices: [{ invoice: null, opening: debt.id, invoice_no: debt.number, outstanding: 30 }],
  })
  expect((await api.delete(`/opening/${debt.id}`)).status).toBe(409)
  const less = await api.put<Refused>(`/opening/${debt.id}`, { amount_usd: 50 })
  expect([less.status, Object.keys(less.body.errors ?? {})]).toEqual([422, ['amount_usd']])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('an opening credit is applied to an invoice, unapplied, and refunded', async () => {
  const { id: customer } = await aCustomer(api)
  const credit = await anOpening(api, { customer, amount_usd: -80 })
  const invoice = await anInvoice(api, {
    customer,
    invoice_products: [aLine({ quantity: 1, unit_price: 50 })],
  })
  const spent = await api.post<{ data: { used: unknown[] } }>(`/invoice/${invoice.id}/use-on-account`)
  const { used } = spent.body.data
  expect(used).toEqual([{ receipt_voucher: null, credit_note: null, opening: credit.id, amount_usd: 50 }])
  expect(await now(credit.id)).toMatchObject({ settled: 50, open: 30 })
  // The invoice is paid, so its customer cannot change, its total cannot be reduced, and it cannot be deleted.
  const read = await api.get<{ results: object }>(`/invoice/${invoice.id}`)
  expect(read.body.results).toMatchObject({ settled: 50, paid: 50, outstanding: 0 })
  const changed = async (wanted: object) => await api.put<Refused>(`/invoice/${invoice.id}`, wanted)
  const other = await changed({ customer: (await aCustomer(api)).id })
  expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ['customer']])
  const less = await changed({ invoice_products: [aLine({ quantity: 1, unit_price: 49 })] })
  expect([less.status, Object.keys(less.body.errors ?? {})]).toEqual([422, ['grand_total']])
  expect((await api.delete<Refused>(`/invoice/${invoice.id}`)).body).toMatchObject({
    code: 'in_use',
    message: 'This invoice cannot be deleted because it has 1 applied opening balance.',
  })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
  expect((await api.post(`/invoice/${invoice.id}/put-back-on-account`, { used })).status).toBe(200)
  expect(await now(credit.id)).toMatchObject({ settled: 0, open: 80 })
  await aPayment(api, { customer, amount_usd: 80 })
  expect(await now(credit.id)).toMatchObject({ settled: 80, open: 0 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a wrong opening balance is cancelled: its payments become unapplied, and it stays visible', async () => {
  const { id: customer } = await aCustomer(api)
  const debt = await anOpening(api, { customer, amount_usd: 100, date: '2026-01-01' })
  await onAccount(debt, { usd: 70 })
  await api.post(`/opening/${debt.id}/use-on-account`)
  const cancelled = await api.post<Saved<Opening>>(`/opening/${debt.id}/cancel`, {
    reason: 'Of another customer',
  })
  expect(cancelled).toMatchObject({
    status: 200,
    body: { data: { status: 'cancelled', cancel_reason: 'Of another customer', settled: 0, open: 0 } },
  })
  expect((await api.get(`/customer/${customer}/account`)).body).toMatchObject({
    balance: -70,
    on_account: 70,
    open_invoices: [],
  })
  const shown = (await api.get(`/customer/${customer}/statement?to=2026-01-31`)).body
  expect(shown).toMatchObject({ closing: 100, entries: [{ kind: 'opening', debit: 100 }] })
  expect((await api.put(`/opening/${debt.id}`, { amount_usd: 120 })).status).toBe(422)
  expect((await api.post(`/opening/${debt.id}/cancel`, { reason: 'Again' })).status).toBe(422)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a payment for an opening balance of closed books is applied on the day of the action', async () => {
  const { id: customer } = await aCustomer(api)
  const debt = await anOpening(api, { customer, amount_usd: 100, date: '2026-01-01' })
  await onAccount(debt, { usd: 70, date: '2026-01-15' })
  const closing = await inkwell.as('superuser')
  expect((await closing.post('/books/close', { until: '2026-01-31' })).status).toBe(201)
  expect((await api.post(`/opening/${debt.id}/use-on-account`)).status).toBe(200)
  expect((await api.put(`/opening/${debt.id}`, { amount_usd: 120 })).status).toBe(422)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
