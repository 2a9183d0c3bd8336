import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Listed, Refused, Saved } from '../../../../kernel/server/testing/api-client.ts'
import type { order } from '../../../orders/orders.contract.ts'
import { aLine, anInvoice } from '../../../invoices/testing/an-invoice.ts'
import { aReceipt, receiptForm, type ReceiptVoucher } from '../testing/a-receipt.ts'

type Order = Row<typeof order>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

/** An invoice with this total in USD. */
const invoiceOver = async (unit_price: number) =>
  await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price })] })
const payment = (invoice: { id: number; customer: number | null }, wanted: object = {}) => ({
  invoice: invoice.id,
  from_account: invoice.customer,
  ...wanted,
})
async function orderOf(invoice: { id: number }): Promise<Order> {
  const [order] = (await api.get<Listed<Order>>(`/invoice-tracker?invoice=${invoice.id}`)).body.results
  if (!order) throw new Error('The invoice has no order.')
  return order
}
const updateOrder = async ({ id }: Order, sent: object) =>
  await api.put<Saved<Order> & Refused>(`/invoice-tracker/${id}`, sent)
const voucher = async (id: number) => (await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)).body
const restore = async (resource: string, id: number) => {
  const { results } = (
    await api.get<{ results: { id: number; table_name: string; action: string }[] }>(
      `/history?resource=${resource}&id=${id}`,
    )
  ).body
  const deletion = results.find(({ action, table_name }) => action === 'delete' && table_name === resource)
  return await api.post(`/history/${deletion?.id}/restore`)
}

test('dinars are applied to an invoice at the rate of their day, without a change of the order', async () => {
  const invoice = await invoiceOver(1130)
  const receipt = await aReceipt(api, payment(invoice, { amount_iqd_advance: 444_090, rate: 1310 }))
  expect(receipt).toMatchObject({
    rate: 1310,
    usd_value: 339,
    needs_rate: false,
    on_account_usd: 0,
    settlements: [{ invoice: invoice.id, invoice_no: invoice.invoice_no, amount_usd: 339 }],
  })
  expect(await orderOf(invoice)).toMatchObject({ total_paid: 339, outstanding: 791, typed_paid: 0 })
  const { body } = await api.get<{ results: object }>(`/invoice/${invoice.id}`)
  expect(body.results).toMatchObject({ paid: 339, outstanding: 791, due_date: expect.any(String) })
})

test('dinars without a rate take the rate of their day, and have no value before there is one', async () => {
  const invoice = await invoiceOver(1000)
  const early = await aReceipt(api, payment(invoice, { date: '2024-01-01', amount_iqd_final: 131_000 }))
  expect(early).toMatchObject({ rate: null, usd_value: 0, needs_rate: true, settlements: [] })
  const rate = await api.post<Saved<{ id: number }>>('/exchange-rate', {
    date: '2024-02-01',
    iqd_per_usd: 1310,
  })
  const later = await aReceipt(api, payment(invoice, { date: '2024-02-05', amount_iqd_final: 131_000 }))
  expect(later).toMatchObject({ rate: 1310, usd_value: 100, needs_rate: false })
  // The voucher keeps its rate when the daily rate changes.
  await api.put(`/exchange-rate/${rate.body.data.id}`, { iqd_per_usd: 1500 })
  expect(await voucher(later.id)).toEqual(later)
  await api.delete(`/exchange-rate/${rate.body.data.id}`)
  expect(await voucher(later.id)).toEqual(later)
  const rated = await api.put<Saved<ReceiptVoucher>>(`/receipt-voucher/${early.id}`, { rate: 1310 })
  expect(rated.body.data).toMatchObject({ needs_rate: false, settlements: [{ amount_usd: 100 }] })
  expect(await orderOf(invoice)).toMatchObject({ total_paid: 200, outstanding: 800 })
})

describe('a manual payment', () => {
  test('stays beside vouchers: the next receipt adds to it', async () => {
    const invoice = await invoiceOver(1130)
    const order = await orderOf(invoice)
    expect((await updateOrder(order, { total_paid: 339 })).body.data).toMatchObject({
      total_paid: 339,
      outstanding: 791,
    })
    await aReceipt(api, payment(invoice, { amount_usd_final: 300 }))
    expect(await orderOf(invoice)).toMatchObject({
      total_paid: 639,
      outstanding: 491,
      typed_paid: 339,
      settled: 300,
    })
  })

  test('is returned as entered, and the difference is written off until the amount changes', async () => {
    const invoice = await invoiceOver(1000)
    await aReceipt(api, payment(invoice, { amount_usd_final: 300 }))
    const sent = await updateOrder(await orderOf(invoice), { total_paid: 200, outstanding: 650 })
    expect(sent.body.data).toMatchObject({
      total_paid: 200,
      outstanding: 650,
      typed_paid: -100,
      written_off: 150,
    })
    await api.put(`/invoice/${invoice.id}`, { invoice_products: [aLine({ quantity: 1, unit_price: 1200 })] })
    expect(await orderOf(invoice)).toMatchObject({ written_off: 0, outstanding: 1000 })
  })

  test('is replaced by a voucher that stands for it', async () => {
    const invoice = await invoiceOver(1130)
    await updateOrder(await orderOf(invoice), { total_paid: 339 })
    await aReceipt(api, payment(invoice, { amount_usd_final: 339, replaces_typed: true }))
    expect(await orderOf(invoice)).toMatchObject({
      total_paid: 339,
      outstanding: 791,
      typed_paid: 0,
      settled: 339,
    })
  })

  test('is entered only by users with the permission', async () => {
    const order = await orderOf(await invoiceOver(100))
    const owner = await inkwell.as('superuser')
    const salesman = await inkwell.as('salesman')
    const allow = async (verbs: string[]) =>
      await owner.put('/settings/permissions/payments_by_hand/salesman', { verbs })
    await allow([])
    const put = async (body: object) => (await salesman.put(`/invoice-tracker/${order.id}`, body)).status
    expect(await put({ total_paid: 10 })).toBe(403)
    expect(await put({ total_paid: 0, outstanding: 100, notes: 'Called' })).toBe(200)
    await allow(['update'])
    expect(await put({ total_paid: 10 })).toBe(200)
  })
})

test('more than the outstanding amount becomes unapplied credit', async () => {
  const invoice = await invoiceOver(100)
  const receipt = await aReceipt(api, payment(invoice, { amount_usd_final: 140 }))
  expect(receipt).toMatchObject({ on_account_usd: 40, settlements: [{ amount_usd: 100 }] })
  const changed = await api.put<Saved<ReceiptVoucher>>(`/receipt-voucher/${receipt.id}`, {
    amount_usd_final: 60,
  })
  expect(changed.body.data).toMatchObject({ on_account_usd: 0, settlements: [{ amount_usd: 60 }] })
  expect(await orderOf(invoice)).toMatchObject({ total_paid: 60, outstanding: 40 })
  await api.delete(`/receipt-voucher/${receipt.id}`)
  expect(await orderOf(invoice)).toMatchObject({ total_paid: 0, outstanding: 100 })
})

test('fifty receipts at once pay an invoice to the cent, and the rest is unapplied credit', async () => {
  const invoice = await invoiceOver(100)
  const forms = await Promise.all(
    Array.from({ length: 50 }, () => receiptForm(api, payment(invoice, { amount_usd_final: 10 }))),
  )
  const answers = await Promise.all(
    forms.map((form) => api.post<Saved<ReceiptVoucher>>('/receipt-voucher', form)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const onAccount = answers.reduce((sum, { body }) => sum + body.data.on_account_usd, 0)
  expect(onAccount).toBe(400)
  expect(await orderOf(invoice)).toMatchObject({ total_paid: 100, outstanding: 0 })
})

describe('after a restore', () => {
  test('a voucher is applied to the amount still due', async () => {
    const invoice = await invoiceOver(100)
    const first = await aReceipt(api, payment(invoice, { amount_usd_final: 80 }))
    await api.delete(`/receipt-voucher/${first.id}`)
    await aReceipt(api, payment(invoice, { amount_usd_final: 70 }))
    expect((await restore('receipt_voucher', first.id)).status).toBe(200)
    expect(await voucher(first.id)).toMatchObject({ on_account_usd: 50, settlements: [{ amount_usd: 30 }] })
    expect(await orderOf(invoice)).toMatchObject({ total_paid: 100, outstanding: 0 })
  })

  test('an order shows payments applied meanwhile', async () => {
    const invoice = await invoiceOver(100)
    const order = await orderOf(invoice)
    const paid = await aReceipt(api, payment(invoice, { amount_usd_final: 100 }))
    expect((await api.delete(`/invoice-tracker/${order.id}`)).status).toBe(204)
    await api.post(`/receipt-voucher/${paid.id}/cancel`, { reason: 'A mistake' })
    await aReceipt(api, payment(invoice, { amount_usd_final: 30 }))
    expect((await restore('invoice_tracker', order.id)).status).toBe(200)
    expect(await orderOf(invoice)).toMatchObject({ total_paid: 30, outstanding: 70 })
  })
})

describe('an issued invoice', () => {
  test('cannot be lowered below its applied vouchers; manual payments do not prevent it', async () => {
    const invoice = await invoiceOver(1000)
    await updateOrder(await orderOf(invoice), { total_paid: 900 })
    await aReceipt(api, payment(invoice, { amount_usd_final: 600, replaces_typed: true }))
    const lower = async (unit_price: number) =>
      await api.put<Refused>(`/invoice/${invoice.id}`, {
        invoice_products: [aLine({ quantity: 1, unit_price })],
      })
    expect(await lower(599.99)).toMatchObject({
      status: 422,
      body: {
        errors: {
          grand_total: [
            'Grand total cannot be less than the USD 600.00 already paid. Create a credit note instead.',
          ],
        },
      },
    })
    expect((await lower(600)).status).toBe(200)
    expect(await orderOf(invoice)).toMatchObject({ total_paid: 900, settled: 600, outstanding: 0 })
  })

  test('is changed only by users with the permission', async () => {
    const invoice = await invoiceOver(50)
    const owner = await inkwell.as('superuser')
    const salesman = await inkwell.as('salesman')
    await owner.put('/settings/permissions/issued_invoices/salesman', { verbs: [] })
    expect((await salesman.put(`/invoice/${invoice.id}`, { po_ref: 'PO 9' })).status).toBe(403)
    await owner.put('/settings/permissions/issued_invoices/salesman', { verbs: ['update'] })
    expect((await salesman.put(`/invoice/${invoice.id}`, { po_ref: 'PO 9' })).status).toBe(200)
  })
})

test('the database refuses a settlement beyond its voucher, its invoice or its customer', async () => {
  const [invoice, other] = [await invoiceOver(100), await invoiceOver(100)]
  const receipt = await aReceipt(api, payment(invoice, { amount_usd_final: 150 }))
  const settle = async (of: { id: number }, amount: number) =>
    await inkwell.pool.query(
      `insert into settlement (debit, credit, day, since, usd)
      select entry_of('invoice', $1), entry_of('receipt_voucher', $2), max(day), min(day), $3
      from entry where (kind, document) in (('invoice', $1), ('receipt_voucher', $2))
      on conflict (debit, credit, day) do update set usd = excluded.usd`,
      [of.id, receipt.id, amount],
    )
  await expect(settle(invoice, 100.01)).rejects.toThrow('Applied amount exceeds the amount available')
  await expect(settle(other, 10)).rejects.toThrow('the same customer')
  await expect(
    inkwell.pool.query('update receipt_voucher set amount_usd_final = 99 where id = $1', [receipt.id]),
  ).rejects.toThrow('Applied amount exceeds the amount available')
  await expect(
    inkwell.pool.query('update invoice set grand_total = 99 where id = $1', [invoice.id]),
  ).rejects.toThrow('Grand total cannot be less than')
})
