import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { aReceipt, receiptForm, type ReceiptVoucher } from './testing/a-receipt.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const change = (invoice: { id: number }, changes: object) =>
  api.put<Saved<InvoiceRecord> & Refused>(`/invoice/${invoice.id}`, changes)
const readInvoice = async ({ id }: { id: number }) =>
  (await api.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results

test('the receipts of an invoice have a list of their own', async () => {
  const first = await aReceipt(api, { date: '2026-01-05' })
  const second = await aReceipt(api, {
    invoice: first.invoice,
    from_account: first.from_account,
    date: '2026-02-05',
  })
  await aReceipt(api)
  const { body } = await api.get<{ results: Record<string, ReceiptVoucher[]>; count: number }>(
    `/receipt-voucher?invoice=${first.invoice}`,
  )
  expect(body.count).toBe(2)
  const ids = Object.values(body.results).flatMap((month) => month.map(({ id }) => id))
  expect(ids).toEqual([second.id, first.id])
  const file = await api.fetch(`/api/v1/receipt-voucher/export?format=csv&invoice=${first.invoice}`)
  expect((await file.text()).trim().split('\n')).toHaveLength(3)
})

test('each receipt shows the dollars applied to an invoice, which add up to the paid amount', async () => {
  const invoice = await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: 500 })] })
  const { id, customer } = invoice
  await aReceipt(api, {
    invoice: id,
    from_account: customer,
    amount_usd_advance: 120,
    amount_usd_final: null,
  })
  await aReceipt(api, { invoice: id, from_account: customer, amount_iqd_final: 131_000, rate: 1310 })
  // One that is also for another invoice counts with its part.
  const other = await anInvoice(api, { customer, invoice_products: [aLine({ quantity: 1, unit_price: 30 })] })
  const allocations = [
    { invoice: id, amount_usd: 50 },
    { invoice: other.id, amount_usd: 30 },
  ]
  expect((await api.post('/receipt', { customer, usd: 80, allocations })).status).toBe(201)
  const { body } = await api.get<{ results: Record<string, ReceiptVoucher[]> }>(
    `/receipt-voucher?invoice=${id}`,
  )
  const parts = Object.values(body.results)
    .flat()
    .flatMap(({ settlements }) => settlements.filter((part) => part.invoice === id))
    .map(({ amount_usd }) => amount_usd)
  expect(parts.toSorted((one, two) => one - two)).toEqual([50, 100, 120])
  expect((await readInvoice(invoice)).paid).toBe(270)
})

test('the receipts of a customer have a list of their own', async () => {
  const { id } = await aCustomer(api)
  const paid = await aReceipt(api, { invoice: (await anInvoice(api, { customer: id })).id, from_account: id })
  await aReceipt(api)
  const { body } = await api.get<{ results: Record<string, ReceiptVoucher[]> }>(
    `/receipt-voucher?customer=${id}`,
  )
  expect(Object.values(body.results).flatMap((month) => month.map((one) => one.id))).toEqual([paid.id])
})

describe('the customer of an invoice', () => {
  test('cannot change while the invoice has a receipt, and can change before and after', async () => {
    const invoice = await anInvoice(api)
    const [second, third] = [await aCustomer(api), await aCustomer(api)]
    expect((await change(invoice, { customer: second.id })).status).toBe(200)
    expect((await readInvoice(invoice)).has_receipts).toBe(false)
    const receipt = await aReceipt(api, { invoice: invoice.id, from_account: second.id })
    expect((await readInvoice(invoice)).has_receipts).toBe(true)
    expect(await change(invoice, { customer: third.id })).toMatchObject({
      status: 422,
      body: { errors: { customer: [expect.stringContaining(second.name)] } },
    })
    expect((await change(invoice, { customer: second.id, po_ref: 'PO 7' })).status).toBe(200)
    await api.delete(`/receipt-voucher/${receipt.id}`)
    expect((await change(invoice, { customer: third.id })).body.data.customer_name).toBe(third.name)
  })

  test('is the payer, also when both change at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const invoice = await anInvoice(api)
      const other = await aCustomer(api)
      const form = await receiptForm(api, { invoice: invoice.id, from_account: invoice.customer })
      const [changed, received] = await Promise.all([
        change(invoice, { customer: other.id }),
        api.post<Refused>('/receipt-voucher', form),
      ])
      expect([
        [200, 422],
        [422, 201],
      ]).toContainEqual([changed.status, received.status])
    }
  })

  test('is checked when a receipt is restored', async () => {
    const receipt = await aReceipt(api)
    await api.delete(`/receipt-voucher/${receipt.id}`)
    await change({ id: receipt.invoice ?? 0 }, { customer: (await aCustomer(api)).id })
    const history = await api.get<{ results: { id: number }[] }>(
      `/history?resource=receipt_voucher&id=${receipt.id}`,
    )
    const restored = await api.post(`/history/${history.body.results[0]?.id}/restore`)
    expect(restored).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('From Account must be the customer of the invoice.') },
    })
  })
})
