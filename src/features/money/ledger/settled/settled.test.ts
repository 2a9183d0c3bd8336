import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { Saved } from '../../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../invoices/testing/an-invoice.ts'
import { aCreditNote } from '../../credit-notes/testing/a-credit-note.ts'
import { aPayment } from '../../payments/testing/a-payment.ts'
import type { ReceiptVoucher } from '../../receipts/testing/a-receipt.ts'
import type { Settled } from './settled.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const settledBy = async (path: string, id: number) =>
  (await api.get<{ results: Settled[] }>(`/${path}/${id}/settled`)).body.results
const received = async (customer: number, usd: number) => {
  const { body } = await api.post<Saved<{ vouchers: ReceiptVoucher[] }>>('/receipt', { customer, usd })
  return body.data.vouchers[0]?.id ?? 0
}
const billed = async (customer: number, unit_price: number) =>
  await anInvoice(api, { customer, age_days: 10, invoice_products: [aLine({ quantity: 1, unit_price })] })

test('a receipt lists the invoices it is applied to, the amounts, and what remains due of each today', async () => {
  const customer = (await aCustomer(api)).id
  const [first, second] = [await billed(customer, 100), await billed(customer, 250)]
  const receipt = await received(customer, 160)
  const row = { kind: 'invoice', date: expect.any(String) }
  expect(await settledBy('receipt-voucher', receipt)).toEqual([
    { ...row, document: first.id, number: first.invoice_no, amount_usd: 100, left_usd: 0 },
    { ...row, document: second.id, number: second.invoice_no, amount_usd: 60, left_usd: 190 },
  ])
  await received(customer, 40)
  expect((await settledBy('receipt-voucher', receipt))[1]).toMatchObject({ amount_usd: 60, left_usd: 150 })
  await api.post(`/receipt-voucher/${receipt}/cancel`, { reason: 'Counted twice' })
  expect(await settledBy('receipt-voucher', receipt)).toEqual([])
})

test('a refund lists what it pays back, and a receipt its refunds', async () => {
  const customer = (await aCustomer(api)).id
  const receipt = await received(customer, 60)
  const lines = [{ description: 'Goodwill', quantity: 1, unit_price: 40 }]
  const note = await aCreditNote(api, { customer, lines })
  const refund = await aPayment(api, { customer, amount_usd: 75, below_zero: true })
  expect(await settledBy('payment-voucher', refund.id)).toMatchObject([
    { kind: 'receipt_voucher', document: receipt, amount_usd: 60, left_usd: 0 },
    { kind: 'credit_note', document: note.id, amount_usd: 15, left_usd: 25 },
  ])
  expect(await settledBy('receipt-voucher', receipt)).toMatchObject([
    { kind: 'payment_voucher', document: refund.id, amount_usd: 60, left_usd: 0 },
  ])
  // A payment that is no refund is applied to nothing.
  const rent = await aPayment(api, { amount_usd: 5, below_zero: true })
  expect(await settledBy('payment-voucher', rent.id)).toEqual([])
})

test('a missing voucher is 404, and users who may not see vouchers get 403', async () => {
  expect((await api.get('/receipt-voucher/2147483647/settled')).status).toBe(404)
  expect((await (await inkwell.as('salesman')).get('/payment-voucher/1/settled')).status).toBe(403)
})
