import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { Refused, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { textOfPages } from '../../../../kernel/server/pdf/testing/read-pdf.ts'
import { aCreditNote } from '../../credit-notes/testing/a-credit-note.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../invoices/testing/an-invoice.ts'
import { aPayment, paymentForm, type PaymentVoucher } from '../testing/a-payment.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

const onAccount = async (customer: number) =>
  (await api.get<{ on_account_usd: number }>(`/payment-voucher/on-account?customer=${customer}`)).body
    .on_account_usd
/** A customer with USD 60.00 of unapplied credit from a receipt, and USD 40.00 from a credit note. */
async function aCreditor() {
  const customer = (await aCustomer(api)).id
  const paid = await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', { customer, usd: 60 })
  const lines = [{ description: 'Goodwill', quantity: 1, unit_price: 40 }]
  const note = await aCreditNote(api, { customer, lines })
  return { customer, receipt: paid.body.data.vouchers[0]?.id ?? 0, note: note.id }
}
const pay = async (wanted: object) =>
  await api.post<Saved<PaymentVoucher> & { errors: Record<string, string[]> }>(
    '/payment-voucher',
    paymentForm({ ...wanted }),
  )

test('a refund takes unapplied credit from receipts and credit notes, and no more', async () => {
  const { customer } = await aCreditor()
  expect(await onAccount(customer)).toBe(100)
  const refund = await aPayment(api, { customer, amount_usd: 75 })
  expect(refund).toMatchObject({ customer, refund_usd: 75, rate: null })
  expect(await onAccount(customer)).toBe(25)
  const more = await pay({ customer, amount_usd: 25.01 })
  expect(more.status).toBe(422)
  expect(more.body.errors['amount_usd']?.[0]).toContain('Enter USD\u00a025.00 or less')
  expect((await pay({ customer, amount_usd: 25 })).status).toBe(201)
  expect(await onAccount(customer)).toBe(0)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a too large refund is refused with an amount with separated thousands', async () => {
  const { customer } = await aCreditor()
  await api.post('/receipt', { customer, usd: 1400 })
  const { status, body } = await pay({ customer, amount_usd: 2000.5 })
  expect(status).toBe(422)
  expect(body.errors['amount_usd']?.[0]).toContain('Refund of USD\u00a02,000.50 exceeds the unapplied credit')
})

test('dinars are refunded at their rate, by default the daily rate', async () => {
  const { customer } = await aCreditor()
  expect((await pay({ customer, amount_iqd: 13_100 })).body.errors).toHaveProperty('rate')
  const refunded = await aPayment(api, { customer, amount_iqd: 13_100, rate: 1310 })
  expect(refunded).toMatchObject({ rate: 1310, refund_usd: 10 })
  await api.post('/exchange-rate', { date: '2026-01-01', iqd_per_usd: 1400 })
  const ofDay = await aPayment(api, { customer, amount_iqd: 14_000, date: '2026-03-01' })
  expect(ofDay).toMatchObject({ rate: 1400, refund_usd: 10 })
  expect(await onAccount(customer)).toBe(80)
  expect((await pay({ customer })).body.errors).toHaveProperty('amount_usd')
  expect((await pay({ customer: 2_147_483_647, amount_usd: 1 })).body.errors).toHaveProperty('customer')
  const answer = await api.fetch(`/api/v1/payment-voucher/generate-pdf/${refunded.id}`)
  const text = textOfPages(Buffer.from(await answer.arrayBuffer()))
    .join(' ')
    .replaceAll('\u00a0', ' ')
  for (const piece of ['Refund to', 'At 1,310.00 IQD per USD', 'USD 10.00']) {
    expect(text.toUpperCase()).toContain(piece.toUpperCase())
  }
})

test('changing, deleting or restoring a refund adjusts the credit it uses', async () => {
  const { customer } = await aCreditor()
  const other = await aCreditor()
  const { id } = await aPayment(api, { customer, amount_usd: 75 })
  const change = async (changes: object) => (await api.put(`/payment-voucher/${id}`, changes)).status
  expect(await change({ amount_usd: 100.01 })).toBe(422)
  expect(await change({ amount_usd: 100 })).toBe(200)
  expect(await onAccount(customer)).toBe(0)
  expect(await change({ customer: other.customer, subject: 'Another' })).toBe(200)
  expect([await onAccount(customer), await onAccount(other.customer)]).toEqual([100, 0])
  expect((await api.delete(`/payment-voucher/${id}`)).status).toBe(204)
  expect(await onAccount(other.customer)).toBe(100)
  const undo = async () => await api.post('/history/undo-deletion', { resource: 'payment_voucher', id })
  const meanwhile = await aPayment(api, { customer: other.customer, amount_usd: 1 })
  expect((await undo()).status).toBe(422)
  await api.delete(`/payment-voucher/${meanwhile.id}`)
  expect((await undo()).status).toBe(200)
  expect(await onAccount(other.customer)).toBe(0)
  expect(await change({ customer: null })).toBe(200)
  expect(await onAccount(other.customer)).toBe(100)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('refunded money stays counted as received, and as credited', async () => {
  const { customer, receipt, note } = await aCreditor()
  await aPayment(api, { customer, amount_usd: 100 })
  const reason = { reason: 'A mistake' }
  expect((await api.post(`/receipt-voucher/${receipt}/cancel`, reason)).status).toBe(422)
  expect((await api.put(`/receipt-voucher/${receipt}`, { amount_usd_advance: 59 })).status).toBe(422)
  expect((await api.delete(`/receipt-voucher/${receipt}`)).body).toMatchObject({
    message: 'This receipt voucher cannot be deleted because it has 1 refund.',
  })
  expect((await api.post(`/credit-note/${note}/cancel`, reason)).status).toBe(422)
  expect((await api.delete(`/customer/${customer}`)).status).toBe(409)
})

test('concurrent refunds never exceed the unapplied credit', async () => {
  const { customer } = await aCreditor()
  const forms = Array.from({ length: 8 }, () => paymentForm({ customer, amount_usd: 30 }))
  const answers = await Promise.all(forms.map((form) => api.post('/payment-voucher', form)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422, 422, 422, 422])
  expect(await onAccount(customer)).toBe(10)
  const past = `insert into payment_voucher (voucher_no, subject, "to", from_field, customer, amount_usd)
    values (99999, 'Refund', 'X', 'PEN-COMPANY', ${customer}, 10.01)`
  await expect(inkwell.pool.query(past)).rejects.toThrow('Enter USD\u00a010.00 or less.')
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a partly refunded receipt is applied to no more than the rest, and shows it', async () => {
  const { customer, receipt, note } = await aCreditor()
  await api.post(`/credit-note/${note}/cancel`, { reason: 'A mistake' })
  const invoice = await anInvoice(api, {
    customer,
    invoice_products: [aLine({ quantity: 1, unit_price: 60 })],
  })
  await aPayment(api, { customer, amount_usd: 25 })
  const apply = async (amount_usd: number) =>
    await api.put<Saved<object> & Refused>(`/receipt-voucher/${receipt}/settlements`, {
      allocations: [{ invoice: invoice.id, amount_usd }],
    })
  const refused = await apply(60)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      allocations: [
        'Applied total of USD 60.00 exceeds the voucher value of USD 35.00. Reduce the applied amounts.',
      ],
    },
  ])
  expect((await apply(35)).body).toMatchObject({
    data: { settlements: [{ amount_usd: 35 }], on_account_usd: 0 },
  })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
