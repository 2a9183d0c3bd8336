import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import type { dashboard } from '../../dashboard/dashboard.contract.ts'
import { aReceipt } from '../../money/receipts/testing/a-receipt.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'
import { aLine, anInvoice } from '../testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

type Order = Record<'id' | 'invoice_amount' | 'total_paid' | 'outstanding', number> & {
  status: string
  cancelled: boolean
}
const orderOf = async (invoice: number) =>
  (await api.get<Listed<Order>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]
const cancel = async (id: number, reason = 'Ordered twice') =>
  await api.post<Saved<InvoiceRecord>>(`/invoice/${id}/cancel`, { reason })
const onAccount = async (customer: number | null) =>
  (await api.get<{ on_account_usd: number }>(`/receipt/open?customer=${customer}`)).body.on_account_usd

test('a cancelled invoice keeps number, lines and paper, and nothing is due on it', async () => {
  const invoice = await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: 100 })] })
  const { body, status } = await cancel(invoice.id)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    status: 'cancelled',
    invoice_no: invoice.invoice_no,
    grand_total: 100,
    outstanding: 0,
    due_date: null,
    cancel_reason: 'Ordered twice',
    cancelled_at: expect.any(String),
    cancelled_by: expect.any(String),
    invoice_products: [{ total: 100 }],
  })
  expect(await orderOf(invoice.id)).toMatchObject({ status: 'Close', outstanding: 0, cancelled: true })
  const pdf = await api.fetch(`/api/v1/invoice/generate-pdf/${invoice.id}`)
  expect(textOfPages(Buffer.from(await pdf.arrayBuffer())).join(' ')).toContain('CANCELLED')
})

test('payments of a cancelled invoice become unapplied credit, including its cash rounding', async () => {
  const line = aLine({ quantity: 1, unit_price: 100 })
  const one = await anInvoice(api, { invoice_products: [line] })
  const { customer } = one
  const two = await anInvoice(api, { customer, invoice_products: [line] })
  // 131,000 would be 100.00; the dinars shown as due pay both.
  const paid = await api.post('/receipt', { customer, iqd: 262_000, rate: 1310.1, settles: [one.id, two.id] })
  expect(paid.status).toBe(201)
  await aReceipt(api, {
    voucher_no: 5000,
    invoice: one.id,
    from_account: customer,
    amount_usd_final: 5,
  })
  expect((await cancel(one.id)).status).toBe(200)
  expect(await orderOf(one.id)).toMatchObject({ total_paid: 0, outstanding: 0 })
  expect(await orderOf(two.id)).toMatchObject({ total_paid: 100, outstanding: 0 })
  expect(await onAccount(customer)).toBe(104.98)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a cancelled invoice leaves sales, totals and overdue lists', async () => {
  const shown = async () => (await api.get<ReplyOf<typeof dashboard>>('/dashboard')).body
  const before = await shown()
  const longAgo = addDays(today('Asia/Baghdad'), -40)
  const invoice = await anInvoice(api, { invoice_date: longAgo, age_days: 0 })
  const totals = async (path: string) => (await api.get(`${path}?search=${invoice.invoice_no}`)).body
  expect(await totals('/invoice/totals')).toMatchObject({ grand_total: 20 })
  await cancel(invoice.id)
  expect(await totals('/invoice/totals')).toMatchObject({ grand_total: 0 })
  expect(await totals('/invoice-tracker/totals')).toEqual({
    invoice_amount: 0,
    total_paid: 0,
    outstanding: 0,
  })
  expect(await totals('/invoice-tracker/status-totals')).toEqual({ results: [] })
  const count = async (path: string) => (await api.get<{ count: number }>(path)).body.count
  expect(await count(`/invoice-tracker?overdue=true&search=${invoice.invoice_no}`)).toBe(0)
  expect(await count(`/invoice?status=cancelled&search=${invoice.invoice_no}`)).toBe(1)
  const after = await shown()
  for (const part of ['outstanding', 'overdue'] as const) expect(after[part]).toEqual(before[part])
  const sold = ({ sales }: typeof after) => sumOf(sales?.months.map(({ amount }) => amount) ?? [])
  expect(sold(after)).toBe(sold(before))
})

test('a cancelled invoice cannot be changed, and neither can its order', async () => {
  const invoice = await anInvoice(api)
  await cancel(invoice.id)
  const order = await orderOf(invoice.id)
  const form = { from_account: invoice.customer, subject: 'Pens', voucher_no: 991, amount_usd_final: 1 }
  const refused = await Promise.all([
    cancel(invoice.id),
    api.put(`/invoice/${invoice.id}`, { po_ref: 'New' }),
    api.put(`/invoice/${invoice.id}`, { status: 'issued' }),
    api.put(`/invoice-tracker/${order?.id}`, { outstanding: 5 }),
    api.put(`/invoice-tracker/${order?.id}/status`, { from: 'Close', to: 'Pending' }),
    api.post('/receipt-voucher', { ...form, invoice: invoice.id }),
    api.post(`/invoice/${invoice.id}/use-on-account`, {}),
  ])
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 422])
  const change = `update invoice set grand_total = 0, subtotal = 0 where id = ${invoice.id}`
  await expect(inkwell.pool.query(change)).rejects.toThrow('is cancelled and cannot be changed')
})

test('only issued invoices can be cancelled, with a reason, by users who may update and delete invoices', async () => {
  const draft = await anInvoice(api, { status: 'draft' })
  expect((await cancel(draft.id)).status).toBe(422)
  const issued = await anInvoice(api)
  expect((await cancel(issued.id, ' ')).status).toBe(422)
  const salesman = await inkwell.as('salesman')
  expect((await salesman.post(`/invoice/${issued.id}/cancel`, { reason: 'No' })).status).toBe(403)
  await api.put('/settings/permissions/invoices/manager', { verbs: ['view', 'delete'] })
  const manager = await inkwell.as('manager')
  expect((await manager.post(`/invoice/${issued.id}/cancel`, { reason: 'No' })).status).toBe(403)
  expect((await api.post('/invoice', { ...issued, status: 'cancelled' })).status).toBe(422)
  expect((await cancel(issued.id)).status).toBe(200)
})

test('an invoice cancelled while its voucher or order was deleted is not affected by restoring them', async () => {
  const invoice = await anInvoice(api)
  const order = await orderOf(invoice.id)
  const receipt = await aReceipt(api, {
    invoice: invoice.id,
    from_account: invoice.customer,
    amount_usd_final: invoice.grand_total,
  })
  expect((await api.delete(`/invoice-tracker/${order?.id}`)).status).toBe(204)
  await api.delete(`/receipt-voucher/${receipt.id}`)
  expect((await cancel(invoice.id)).status).toBe(200)
  for (const [resource, id] of [
    ['receipt_voucher', receipt.id],
    ['invoice_tracker', order?.id],
  ]) {
    expect((await api.post('/history/undo-deletion', { resource, id })).status).toBe(200)
  }
  expect(await orderOf(invoice.id)).toMatchObject({ status: 'Close', outstanding: 0, total_paid: 0 })
  expect(await onAccount(invoice.customer)).toBe(invoice.grand_total)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
  // Nor the invoice itself, after it was deleted and restored.
  await api.delete(`/receipt-voucher/${receipt.id}`)
  expect((await api.delete(`/invoice/${invoice.id}`)).status).toBe(200)
  expect((await api.post('/history/undo-deletion', { resource: 'invoice', id: invoice.id })).status).toBe(200)
  expect(await orderOf(invoice.id)).toMatchObject({ status: 'Close', outstanding: 0, cancelled: true })
})
