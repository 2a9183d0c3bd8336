import { expect, test } from 'vitest'
import { faultsInMoney } from '../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import type { dashboard } from '../dashboard/dashboard.contract.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { aReceipt } from '../money/receipts/testing/a-receipt.ts'
import type { statementEndpoints } from '../money/receivables/statement/statement.contract.ts'
import type { order } from './orders.contract.ts'

type Order = Row<typeof order>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const owner = await inkwell.as('superuser')

const invoiceOver = (amount: number, wanted: object = {}) =>
  anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: amount })], ...wanted })
const orderOf = async ({ id }: { id: number }) => {
  const [order] = (await api.get<Listed<Order>>(`/invoice-tracker?invoice=${id}`)).body.results
  if (!order) throw new Error('The invoice has no order.')
  return order
}
const erase = async ({ id }: Order) => (await api.delete(`/invoice-tracker/${id}`)).status
const restore = async ({ id }: { id: number }, resource = 'invoice_tracker') =>
  (await api.post('/history/undo-deletion', { resource, id })).status
const accountOf = async (customer: number | null) =>
  (await owner.get<ReplyOf<typeof statementEndpoints.account>>(`/customer/${customer}/account`)).body
const invoiceNow = async ({ id }: { id: number }) =>
  (await api.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results

test('deleting an order with a manual payment of 600 of 1,000 changes no debt', async () => {
  const invoice = await invoiceOver(1000)
  const order = await orderOf(invoice)
  await api.put(`/invoice-tracker/${order.id}`, { total_paid: 600 })
  expect(await erase(order)).toBe(204)
  expect(await accountOf(invoice.customer)).toMatchObject({
    balance: 400,
    open_invoices: [{ invoice: invoice.id, outstanding: 400 }],
  })
  expect(await invoiceNow(invoice)).toMatchObject({ paid: 600, outstanding: 400 })
  const { body } = await owner.get<ReplyOf<typeof dashboard>>('/dashboard')
  const receivables = await owner.get<{ totals: { total: number } }>('/receivables')
  const owed = body.outstanding?.buckets.reduce((sum, { amount }) => sum + amount, 0)
  expect(owed).toBe(receivables.body.totals.total)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('deleting an order with a write-off or an outstanding amount changes no debt, and its invoice keeps the due date', async () => {
  const invoice = await invoiceOver(1000, { age_days: 10, invoice_date: '2026-03-01' })
  const order = await orderOf(invoice)
  await api.put(`/invoice-tracker/${order.id}`, { total_paid: 0, outstanding: 700, age_days: 45 })
  expect(await erase(order)).toBe(204)
  expect(await invoiceNow(invoice)).toMatchObject({ outstanding: 700, due_date: '2026-04-15' })
  await api.put(`/invoice/${invoice.id}`, { po_ref: 'PO-7' })
  expect(await invoiceNow(invoice)).toMatchObject({ outstanding: 700, due_date: '2026-04-15' })
  expect(await restore(order)).toBe(200)
  expect(await orderOf(invoice)).toMatchObject({ written_off: 300, outstanding: 700, due_date: '2026-04-15' })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a restored order has the outstanding amount of today', async () => {
  const invoice = await invoiceOver(100)
  const { id: receipt } = await aReceipt(api, {
    invoice: invoice.id,
    from_account: invoice.customer,
    amount_usd_final: 100,
  })
  const order = await orderOf(invoice)
  expect(await erase(order)).toBe(204)
  await api.post(`/receipt-voucher/${receipt}/cancel`, { reason: 'A mistake' })
  expect(await restore(order)).toBe(200)
  expect(await orderOf(invoice)).toMatchObject({ outstanding: 100, total_paid: 0 })
  // The search of the trash finds it by the amounts that it shows.
  const found = await api.get<Listed<Order>>(`/invoice-tracker?search=${invoice.invoice_no}+100.00+0.00`)
  expect(found.body.results.map(({ id }) => id)).toEqual([order.id])
})

test('deleting an invoice with a manual payment deletes the payment, too', async () => {
  const invoice = await invoiceOver(1000)
  const { id } = await orderOf(invoice)
  await api.put(`/invoice-tracker/${id}`, { total_paid: 600 })
  expect(await api.delete(`/invoice/${invoice.id}`)).toMatchObject({
    status: 409,
    body: { code: 'in_use', message: expect.stringContaining('Cancel the invoice') },
  })
  await api.put(`/invoice-tracker/${id}`, { total_paid: 0 })
  expect((await api.delete(`/invoice/${invoice.id}`)).status).toBe(200)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('an invoice with a write-off is cancelled, not deleted, and its write-off is cancelled with it', async () => {
  const invoice = await invoiceOver(1000)
  const order = await orderOf(invoice)
  await api.put(`/invoice-tracker/${order.id}`, { total_paid: 0, outstanding: 250 })
  expect(await orderOf(invoice)).toMatchObject({ written_off: 750, outstanding: 250 })
  expect(await api.delete(`/invoice/${invoice.id}`)).toMatchObject({ status: 409, body: { code: 'in_use' } })
  const owner = await inkwell.as('superuser')
  expect((await owner.post(`/invoice/${invoice.id}/cancel`, { reason: 'Twice' })).status).toBe(200)
  const { results } = (
    await owner.get<{ results: { status: string; cancel_reason: string }[] }>(
      `/bad-debt?invoice=${invoice.id}`,
    )
  ).body
  expect(results).toMatchObject([{ status: 'cancelled', cancel_reason: 'Twice' }])
  expect(await orderOf(invoice)).toMatchObject({ id: order.id, written_off: 0, outstanding: 0 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
