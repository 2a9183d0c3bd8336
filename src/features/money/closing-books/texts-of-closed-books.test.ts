import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { Refused } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const now = today('Asia/Baghdad')

test('texts and payees of closed books cannot change, notes can, and no cash box is counted for a closed day', async () => {
  const day = addDays(now, -9)
  const made = async (path: string, form: object) =>
    (
      await api.post<{ data: { id: number } }>(path, {
        date: day,
        unusual_date: true,
        below_zero: true,
        ...form,
      })
    ).body.data.id
  const cashBox = await made('/bank-account', {
    name: 'TILL',
    currency: 'USD',
    kind: 'cash',
    opening_balance: 500,
    opening_date: day,
  })
  const payment = await made('/payment-voucher', {
    subject: 'Rent',
    to: 'The landlord',
    from_field: 'TILL',
    amount_usd: 5,
  })
  const petty = await made('/petty-cash', {
    project_name: 'Tea',
    project_amount: 1000,
    receipt_no: 'T-1',
    receipt_form: 'Paper',
    paid_to: 'Abu Ali',
  })
  const transfer = await made('/account-transfer', {
    from_account: cashBox,
    amount_out: 5,
    subject: 'To the owner',
  })
  const customer = (await aCustomer(api)).id
  const paid = (
    await api.post<{ data: { vouchers: { id: number }[] } }>('/receipt', { customer, usd: 5, date: day })
  ).body.data.vouchers[0]?.id
  const invoice = (
    await anInvoice(api, { customer, invoice_date: day, invoice_products: [aLine({ unit_price: 60 })] })
  ).id
  const last = addDays(now, -8)
  expect((await api.post('/books/close', { until: last, note: 'Month end' })).status).toBe(201)
  const closed = `The books are closed through ${last.split('-').toReversed().join('/')}.`
  for (const [address, field, changes] of [
    [`/payment-voucher/${payment}`, 'date', { to: 'Somebody else' }],
    [`/payment-voucher/${payment}`, 'date', { subject: 'Salary' }],
    [`/petty-cash/${petty}`, 'date', { paid_to: 'Abu Omar' }],
    [`/petty-cash/${petty}`, 'date', { project_name: 'Sugar' }],
    [`/petty-cash/${petty}`, 'date', { receipt_no: 'T-2' }],
    [`/account-transfer/${transfer}`, 'date', { subject: 'To nobody' }],
    [`/receipt-voucher/${paid}`, 'date', { subject: 'A gift' }],
    [`/invoice/${invoice}`, 'invoice_date', { po_ref: 'PO-9' }],
  ] as const) {
    const { status, body } = await api.put<Refused>(address, { ...changes, unusual_date: true })
    expect([address, status, body.errors]).toEqual([address, 422, { [field]: [closed] }])
  }
  for (const address of [`/payment-voucher/${payment}`, `/receipt-voucher/${paid}`]) {
    expect((await api.put(address, { details: 'As agreed', keyword: 'shop' })).status).toBe(200)
  }
  expect((await api.put(`/bank-account/${cashBox}`, { name: 'OLD TILL' })).status).toBe(200)
  const counted = await api.post<Refused>('/cash-close', { account: cashBox, date: day, counted: 490 })
  expect([counted.status, counted.body.errors]).toEqual([422, { date: [closed] }])
  for (const address of [
    `/payment-voucher/${payment}`,
    `/petty-cash/${petty}`,
    `/account-transfer/${transfer}`,
  ]) {
    expect((await api.post(`${address}/cancel`, { reason: 'With errors' })).status).toBe(200)
  }
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
