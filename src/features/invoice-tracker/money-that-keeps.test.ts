import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { Listed, Refused } from '../../kernel/server/testing/api-client.ts'
import { english } from '../../words/english.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { aReceipt } from '../receipt-voucher/testing/a-receipt.ts'
import type { invoiceTracker } from './invoice-tracker.contract.ts'
import { moneyThatKeeps } from './money-that-keeps.ts'

type Order = Row<typeof invoiceTracker>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const invoiceOver = (amount: number) =>
  anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: amount })] })
const orderOf = async ({ id }: { id: number }) => {
  const [order] = (await api.get<Listed<Order>>(`/invoice-tracker?invoice=${id}`)).body.results
  if (!order) throw new Error('The invoice has no order.')
  return order
}
const erase = (order: Order) => api.delete<Refused>(`/invoice-tracker/${order.id}`)

/** Refused in the words that the dialog says beforehand. */
async function expectKept(order: Order) {
  const remark = moneyThatKeeps(order)
  expect(remark).toBeDefined()
  expect(await erase(order)).toMatchObject({
    status: 409,
    body: { code: 'in_use', message: remark && english(remark) },
  })
}

test('an order with money typed, written off or outstanding is not deleted, and the refusal says which', async () => {
  const invoice = await invoiceOver(1000)
  const fresh = await orderOf(invoice)
  await expectKept(fresh)
  await api.put(`/invoice-tracker/${fresh.id}`, { total_paid: 600 })
  const typed = await orderOf(invoice)
  expect(typed.typed_paid).toBe(600)
  await expectKept(typed)
  await api.put(`/invoice-tracker/${fresh.id}`, { total_paid: 0, outstanding: 0 })
  await expectKept(await orderOf(invoice))
  expect((await orderOf(invoice)).written_off).toBe(1000)
})

test('one that is paid by vouchers is, and comes back with what is owed by then', async () => {
  const invoice = await invoiceOver(100)
  const receipt = await aReceipt(api, {
    invoice: invoice.id,
    from_account: invoice.customer,
    amount_usd_final: 100,
  })
  const order = await orderOf(invoice)
  expect(moneyThatKeeps(order)).toBeUndefined()
  expect((await erase(order)).status).toBe(204)
  await api.post(`/receipt-voucher/${receipt.id}/cancel`, { reason: 'A mistake' })
  const back = await api.post('/history/undo-deletion', { resource: 'invoice_tracker', id: order.id })
  expect(back.status).toBe(200)
  expect(await orderOf(invoice)).toMatchObject({ outstanding: 100, total_paid: 0 })
  await expectKept(await orderOf(invoice))
})

test('whoever writes: the database keeps it', async () => {
  const invoice = await invoiceOver(5)
  const gone = inkwell.pool.query('delete from invoice_tracker where invoice = $1', [invoice.id])
  await expect(gone).rejects.toMatchObject({ code: 'IK409' })
})

test('an invoice does not take what was typed as paid along', async () => {
  const invoice = await invoiceOver(1000)
  const { id } = await orderOf(invoice)
  await api.put(`/invoice-tracker/${id}`, { total_paid: 600 })
  expect(await api.delete(`/invoice/${invoice.id}`)).toMatchObject({
    status: 409,
    body: { code: 'in_use', message: expect.stringContaining('cancel the invoice') },
  })
  await api.put(`/invoice-tracker/${id}`, { total_paid: 0 })
  expect((await api.delete(`/invoice/${invoice.id}`)).status).toBe(200)
})
