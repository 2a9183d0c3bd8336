import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { faultsInMoney } from '../../app/doctor/check-money.server.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { aReceipt } from '../money/receipts/testing/a-receipt.ts'
import type { order } from './orders.contract.ts'

type Order = Row<typeof order>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const owner = await inkwell.as('superuser')

const ordersOf = async (invoice: number) =>
  (await api.get<Listed<Order>>(`/invoice-tracker?invoice=${invoice}`)).body
const orderOf = async ({ id }: { id: number }) => (await ordersOf(id)).results[0]
const over = (amount: number) => ({ invoice_products: [aLine({ quantity: 1, unit_price: amount })] })

test('the order of an invoice is found by its key, whatever other notes contain', async () => {
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

describe('an order shows by how much it is overpaid', () => {
  test('when vouchers exceed its invoice', async () => {
    const { id, customer: from_account } = await anInvoice(api, over(500))
    await aReceipt(api, { invoice: id, from_account, amount_usd_final: 500, amount_iqd_advance: 1000 })
    expect(await orderOf({ id })).toMatchObject({ overpaid: 0 })
    await aReceipt(api, { invoice: id, from_account, net_usd: 79.5 })
    expect(await orderOf({ id })).toMatchObject({ received_usd: 579.5, total_paid: 500, overpaid: 79.5 })
  })

  test('when its manual payment exceeds its invoice', async () => {
    const invoice = await anInvoice(api, over(100))
    const order = await orderOf(invoice)
    const answer = await api.put(`/invoice-tracker/${order?.id}`, { total_paid: 130 })
    expect(answer).toMatchObject({ status: 200, body: { data: { outstanding: 0, overpaid: 30 } } })
  })
})

describe('an order stores neither the customer nor the author of its invoice', () => {
  test('and follows its invoice when the customer changes, and after a later restore', async () => {
    const invoice = await anInvoice(api, over(0))
    const [moved, again] = [await aCustomer(api), await aCustomer(api)]
    expect((await api.put(`/invoice/${invoice.id}`, { customer: moved.id })).status).toBe(200)
    const order = await orderOf(invoice)
    expect(order).toMatchObject({ customer_name: moved.name, customer_code: moved.code })

    expect((await api.delete(`/invoice-tracker/${order?.id}`)).status).toBe(204)
    expect((await api.put(`/invoice/${invoice.id}`, { customer: again.id })).status).toBe(200)
    const { body } = await owner.get<Listed<{ id: number; record_id: number }>>('/trash')
    const deletion = body.results.find(({ record_id }) => record_id === order?.id)
    expect((await owner.post(`/history/${deletion?.id}/restore`)).status).toBe(200)
    expect(await orderOf(invoice)).toMatchObject({
      id: order?.id,
      customer_name: again.name,
      customer_code: again.code,
    })
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })

  test('and the database refuses an order of a draft', async () => {
    const { id } = await anInvoice(api, over(100))
    const draft = inkwell.pool.query(
      "update invoice set status = 'draft', invoice_no = null, order_no = null where id = $1",
      [id],
    )
    await expect(draft).rejects.toThrow('is issued and cannot be changed back to a draft')
  })
})
