import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aPayment } from '../../../features/money/payments/testing/a-payment.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const countsOf = async (path: string) => (await api.get<Record<string, number>>(path)).body
const countOf = async (path: string) => (await api.get<Listed<object>>(path)).body.count

test('the tabs count orders by status and lateness, under the other filters', async () => {
  const { id: customer } = await aCustomer(api, { name: 'Tabbed orders' })
  const late = await anInvoice(api, { customer, invoice_date: '2026-01-05', age_days: 1 })
  await anInvoice(api, { customer, age_days: 3000 })
  const { body } = await api.get<Listed<{ id: number; status: string }>>(
    `/invoice-tracker?invoice=${late.id}`,
  )
  const [order] = body.results
  await api.put(`/invoice-tracker/${order?.id}/status`, { from: order?.status, to: 'On_hold' })
  const all = 'search=Tabbed orders'
  expect(await countsOf(`/invoice-tracker/counts?${all}`)).toMatchObject({
    all: 2,
    late: 1,
    on_hold: 1,
    close: 0,
  })
  // The counts ignore the selected tab, and apply all other filters.
  expect(await countsOf(`/invoice-tracker/counts?${all}&status=On_hold&overdue=true`)).toMatchObject({
    all: 2,
  })
  expect(await countsOf(`/invoice-tracker/counts?invoice=${late.id}`)).toMatchObject({ all: 1, late: 1 })
  expect(await countOf(`/invoice-tracker?${all}&overdue=true`)).toBe(1)
})

test('the tabs count receipts that are unapplied, need a rate or are cancelled, like their filters', async () => {
  const { id: customer } = await aCustomer(api)
  const invoice = await anInvoice(api, { customer })
  const other = (await aCustomer(api)).id
  const receive = async (body: object) => {
    const { status } = await api.post('/receipt', body)
    expect(status).toBe(201)
  }
  await receive({ customer, usd: 5, allocations: [{ invoice: invoice.id, amount_usd: 5 }] })
  await receive({ customer: other, usd: 7, allocations: [] })
  const counts = await countsOf('/receipt-voucher/counts')
  expect(counts).toEqual({ all: 2, on_account: 1, needs_rate: 0, cancelled: 0 })
  expect(await countOf('/receipt-voucher?on_account=true')).toBe(1)
  expect(await countOf('/receipt-voucher?on_account=false')).toBe(1)
  expect(await countOf('/receipt-voucher?needs_rate=true')).toBe(0)
  expect(await countsOf('/receipt-voucher/counts?on_account=true')).toEqual(counts)
})

test('the tabs count payments that are refunds, wait or are cancelled, like their filters', async () => {
  const { id: customer } = await aCustomer(api)
  expect((await api.post('/receipt', { customer, usd: 20 })).status).toBe(201)
  const refund = await aPayment(api, { customer, amount_usd: 5, below_zero: true })
  await aPayment(api, { customer, amount_usd: 6, below_zero: true })
  await aPayment(api, { amount_usd: 7, below_zero: true })
  const cancelled = await api.post(`/payment-voucher/${refund.id}/cancel`, { reason: 'Paid twice' })
  expect(cancelled.status).toBe(200)
  const counts = { all: 3, refunds: 2, waiting: 0, cancelled: 1 }
  expect(await countsOf('/payment-voucher/counts')).toEqual(counts)
  expect(await countsOf('/payment-voucher/counts?refunds=true')).toEqual(counts)
  expect(await countOf('/payment-voucher?refunds=true')).toBe(2)
  expect(await countOf('/payment-voucher?refunds=false')).toBe(1)
  expect(await countOf('/payment-voucher?refunds=true&status=cancelled')).toBe(1)
  expect(await countsOf('/payment-voucher/totals?refunds=true')).toMatchObject({
    usd: 6,
    count: 2,
    cancelled: 1,
  })
})
