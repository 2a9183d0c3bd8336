import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import { today } from '../../../../kernel/contract/values/day.ts'
import type { Refused, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../invoices/testing/an-invoice.ts'
import { aPayment, type PaymentVoucher } from '../../payments/testing/a-payment.ts'
import { aReceipt, type ReceiptVoucher } from '../testing/a-receipt.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const now = today('Asia/Baghdad')

let cashBoxes = 0
async function aCashBox(): Promise<{ id: number; name: string }> {
  const form = {
    name: `Dinars ${++cashBoxes}`,
    currency: 'IQD',
    kind: 'cash',
    opening_balance: 900_000,
    opening_date: '2020-01-01',
  }
  return (await api.post<Saved<{ id: number; name: string }>>('/bank-account', form)).body.data
}
async function close({ id }: { id: number }): Promise<void> {
  const account = (await api.get<{ balance: number }>(`/bank-account/${id}`)).body
  const made = await api.post('/cash-close', { account: id, date: now, counted: account.balance })
  if (made.status !== 201) throw new Error(`The day was not closed: ${JSON.stringify(made.body)}`)
}
const invoiceOver = async (unit_price: number, customer?: number | null) =>
  await anInvoice(api, {
    invoice_products: [aLine({ quantity: 1, unit_price })],
    ...(customer && { customer }),
  })
const change = async (id: number, changes: object) =>
  await api.put<Saved<ReceiptVoucher> & Refused>(`/receipt-voucher/${id}`, changes)
const changePayment = async (id: number, changes: object) =>
  await api.put<Saved<PaymentVoucher> & Refused>(`/payment-voucher/${id}`, changes)
const wrong = ({ body }: { body: Refused }) => Object.keys(body.errors ?? {})

test('dinars that are applied keep their rate, on an open day as well', async () => {
  const invoice = await invoiceOver(500)
  const paid = { invoice: invoice.id, from_account: invoice.customer, amount_iqd_advance: 131_000 }
  const receipt = await aReceipt(api, { ...paid, rate: 1310 })
  const refused = await change(receipt.id, { rate: 1300 })
  expect([refused.status, wrong(refused)]).toEqual([422, ['rate']])
  expect(refused.body.errors?.['rate']?.[0]).toBe(
    'This voucher was applied at 1,310.00, so its rate cannot be changed. Cancel the voucher and create a new one.',
  )
  const same = await change(receipt.id, {
    rate: 1310,
    details: 'In small notes',
    amount_iqd_advance: 130_000,
  })
  expect(same).toMatchObject({ status: 200, body: { data: { usd_value: 99.24 } } })
  // While nothing is applied, the rate can still change.
  await api.put(`/receipt-voucher/${receipt.id}/settlements`, { allocations: [] })
  expect((await change(receipt.id, { rate: 1300 })).status).toBe(200)
  // Some of it was refunded.
  await aPayment(api, { customer: invoice.customer, amount_usd: 10 })
  expect(wrong(await change(receipt.id, { rate: 1310 }))).toEqual(['rate'])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('refunded money keeps its rate', async () => {
  const customer = (await aCustomer(api)).id
  await api.post('/receipt', { customer, usd: 100 })
  const { id } = await aPayment(api, { customer, amount_iqd: 13_100, rate: 1310 })
  const refused = await changePayment(id, { rate: 1300 })
  expect([refused.status, wrong(refused)]).toEqual([422, ['rate']])
  expect((await changePayment(id, { details: 'Counted twice', rate: 1310 })).status).toBe(200)
  expect((await changePayment(id, { amount_iqd: 26_200 })).body.data.refund_usd).toBe(20)
})

test('in a closed day a receipt’s rate and allocation cannot change, and its unapplied credit can be used', async () => {
  const cashBox = await aCashBox()
  const invoice = await invoiceOver(60)
  const paid = { invoice: invoice.id, from_account: invoice.customer, to_account: cashBox.name, date: now }
  const receipt = await aReceipt(api, { ...paid, amount_iqd_advance: 131_000, rate: 1310 })
  const free = await aReceipt(api, { ...paid, amount_iqd_advance: 13_100, rate: 1310 })
  const bare = await aReceipt(api, { ...paid, amount_iqd_advance: 13_100 })
  expect([receipt.on_account_usd, free.on_account_usd, bare.needs_rate]).toEqual([40, 10, true])
  await close(cashBox)
  const closed = { status: 422, body: { errors: { date: [expect.stringContaining('is closed for')] } } }
  expect(await change(free.id, { rate: 1300 })).toMatchObject(closed)
  expect(await change(free.id, { rate: null })).toMatchObject(closed)
  const settle = async (allocations: object[]) =>
    await api.put<Refused>(`/receipt-voucher/${receipt.id}/settlements`, { allocations })
  expect(await settle([])).toMatchObject(closed)
  expect(await settle([{ invoice: invoice.id, amount_usd: 59 }])).toMatchObject(closed)
  const second = await invoiceOver(25, invoice.customer)
  const both = [
    { invoice: invoice.id, amount_usd: 60 },
    { invoice: second.id, amount_usd: 25 },
  ]
  expect((await settle(both)).status).toBe(200)
  // The cash box already contains these dinars; the rate only gives them a value.
  expect((await change(bare.id, { rate: 1310 })).body.data).toMatchObject({
    needs_rate: false,
    usd_value: 10,
  })
  expect((await change(receipt.id, { details: 'In small notes', receipt_reference: 'R-1' })).status).toBe(200)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('in a closed day payee, customer and rate of a payment cannot change, nor bill and payee of petty cash', async () => {
  const cashBox = await aCashBox()
  const customer = (await aCustomer(api)).id
  await api.post('/receipt', { customer, usd: 100 })
  const { id } = await aPayment(api, {
    customer,
    from_field: cashBox.name,
    date: now,
    amount_iqd: 13_100,
    rate: 1310,
  })
  const spent = {
    project_name: 'Tea',
    project_amount: 1000,
    receipt_no: '17',
    receipt_form: 'Paper',
    paid_to: 'Abu Ali',
    account: cashBox.id,
  }
  const entry = (await api.post<Saved<{ id: number }>>('/petty-cash', spent)).body.data.id
  await close(cashBox)
  const closed = { status: 422, body: { errors: { date: [expect.stringContaining('is closed for')] } } }
  for (const changes of [
    { customer: null },
    { to: 'Somebody else' },
    { customer: (await aCustomer(api)).id },
  ]) {
    expect(await changePayment(id, changes), JSON.stringify(changes)).toMatchObject(closed)
  }
  expect((await changePayment(id, { rate: 1300 })).status).toBe(422)
  expect((await changePayment(id, { details: 'A note' })).status).toBe(200)
  for (const changes of [{ receipt_no: '18' }, { paid_to: 'Me' }]) {
    expect(await api.put(`/petty-cash/${entry}`, changes), JSON.stringify(changes)).toMatchObject(closed)
  }
  expect((await api.put(`/petty-cash/${entry}`, { description: 'A note' })).status).toBe(200)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a rate and an allocation changed at the same moment never apply more than was received', async () => {
  const invoice = await invoiceOver(500)
  for (let round = 0; round < 6; round++) {
    const paid = { invoice: invoice.id, from_account: invoice.customer, amount_iqd_advance: 131_000 }
    const { id } = await aReceipt(api, { ...paid, rate: 1310 })
    const path = `/receipt-voucher/${id}`
    await api.put(`${path}/settlements`, { allocations: [] })
    const split = { allocations: [{ invoice: invoice.id, amount_usd: 10 }] }
    const answers = await Promise.all([
      api.put(path, { rate: 1300 }),
      api.put(`${path}/settlements`, split),
      api.put(path, { rate: 1320 }),
    ])
    expect(answers.every(({ status }) => [200, 422].includes(status))).toBe(true)
  }
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
