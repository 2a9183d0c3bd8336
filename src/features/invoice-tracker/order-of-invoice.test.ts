import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { aReceipt } from '../receipt-voucher/testing/a-receipt.ts'
import type { invoiceTracker } from './invoice-tracker.contract.ts'

type Tracker = Row<typeof invoiceTracker>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const ordersOf = async (invoice: number) =>
  (await api.get<Listed<Tracker>>(`/invoice-tracker?invoice=${invoice}`)).body
const orderOf = async ({ id }: { id: number }) => (await ordersOf(id)).results[0]
const over = (amount: number) => ({ invoice_products: [aLine({ quantity: 1, unit_price: amount })] })

test('the order of an invoice is found by its key, whatever others say in their notes', async () => {
  const invoice = await anInvoice(api)
  for (let other = 0; other < 11; other++) {
    const order = await orderOf(await anInvoice(api))
    await api.put(`/invoice-tracker/${order?.id}`, { notes: `As ${invoice.invoice_no}` })
  }
  const found = await ordersOf(invoice.id)
  expect(found).toMatchObject({ count: 1, results: [{ invoice: invoice.id }] })
  expect(await api.get(`/invoice-tracker/totals?invoice=${invoice.id}`)).toMatchObject({
    body: { invoice_amount: invoice.grand_total },
  })
  expect((await ordersOf(2_147_483_647)).count).toBe(0)
  expect((await api.get('/invoice-tracker?invoice=x')).status).toBe(400)
})

describe('an order says by how much it is overpaid', () => {
  test('when vouchers bring more than its invoice comes to', async () => {
    const { id, customer: from_account } = await anInvoice(api, over(500))
    await aReceipt(api, { invoice: id, from_account, amount_usd_final: 500, amount_iqd_advance: 1000 })
    expect(await orderOf({ id })).toMatchObject({ overpaid: 0 })
    await aReceipt(api, { invoice: id, from_account, net_usd: 79.5 })
    expect(await orderOf({ id })).toMatchObject({ received_usd: 579.5, total_paid: 500, overpaid: 79.5 })
  })

  test('when more was typed as paid', async () => {
    const invoice = await anInvoice(api, over(100))
    const order = await orderOf(invoice)
    const answer = await api.put(`/invoice-tracker/${order?.id}`, { total_paid: 130 })
    expect(answer).toMatchObject({ status: 200, body: { data: { outstanding: 0, overpaid: 30 } } })
  })
})
