import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { order } from '../../orders/orders.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { aReceipt, type ReceiptVoucher } from '../receipts/testing/a-receipt.ts'
import type { GroupKind, Line, reconcileEndpoints } from './reconcile.contract.ts'

type Order = Row<typeof order>
type Group = ReplyOf<typeof reconcileEndpoints.read>['groups'][number]

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const owner = await inkwell.as('superuser')

const groupsOf = async (by = api) =>
  (await by.get<ReplyOf<typeof reconcileEndpoints.read>>('/reconcile')).body.groups
const groupOf = async (kind: GroupKind) => (await groupsOf()).find((group) => group.kind === kind) as Group
const lineOf = async (kind: GroupKind, id: number | undefined): Promise<Line | undefined> =>
  (await groupOf(kind)).results.find((line) => line.id === id)
const anInvoiceOf = async (unit_price: number, customer?: number) =>
  await anInvoice(api, {
    invoice_products: [aLine({ quantity: 1, unit_price })],
    ...(customer !== undefined && { customer }),
  })
const orderOf = async (invoice: number) =>
  (await api.get<Listed<Order>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0] as Order
const pay = async (invoice: number, total_paid: number) =>
  await api.put(`/invoice-tracker/${(await orderOf(invoice)).id}`, { total_paid })
/** Uses the next number, since the tested endpoints create vouchers too. */
const numbered = async (kind: string, wanted: object) => ({
  voucher_no: (await api.get<{ next: number }>(`/${kind}/next-number`)).body.next,
  ...wanted,
})
const receipt = async (wanted: object) => await aReceipt(api, await numbered('receipt-voucher', wanted))
const payment = async (wanted: object) => await aPayment(api, await numbered('payment-voucher', wanted))
const anAccount = async (name: string, currency: string) =>
  await owner.post('/bank-account', { name, currency, opening_balance: 0 })

test('dinars without a rate are listed with their value, and get the rate of their day', async () => {
  const invoice = await anInvoiceOf(1000)
  const dinars = { invoice: invoice.id, from_account: invoice.customer, amount_iqd_advance: 393_000 }
  const before = await groupOf('needs_rate')
  const voucher = await receipt({ ...dinars, date: '2020-02-10' })
  expect(voucher.needs_rate).toBe(true)
  expect(await groupOf('needs_rate')).toMatchObject({ count: before.count + 1, iqd: before.iqd + 393_000 })
  const unknown = await lineOf('needs_rate', voucher.id)
  expect(unknown).toMatchObject({ document: 'receipt_voucher', proposed_rate: null })

  await api.put(`/receipt-voucher/${voucher.id}`, { date: '2026-02-10' })
  await api.post('/exchange-rate', { date: '2026-02-08', iqd_per_usd: 1310 })
  const line = await lineOf('needs_rate', voucher.id)
  expect(line).toMatchObject({ proposed_rate: 1310, rate_date: '2026-02-08', typed: null })
  const path = `/receipt-voucher/${voucher.id}`
  const rated = await api.put<Saved<ReceiptVoucher>>(path, { rate: 1310, version: line?.version })
  expect(rated.body.data).toMatchObject({ usd_value: 300, needs_rate: false })
  expect(await lineOf('needs_rate', voucher.id)).toBeUndefined()
  // One request undoes the resolution.
  const undone = await api.put(path, { rate: null, version: rated.body.data.version })
  expect(undone.status).toBe(200)
  expect(await orderOf(invoice.id)).toMatchObject({ total_paid: 0, outstanding: 1000 })
  expect(await lineOf('needs_rate', voucher.id)).toBeDefined()
})

test('a manual payment implies the rate of its dinars, and the voucher replaces it', async () => {
  const invoice = await anInvoiceOf(1130)
  const dinars = { invoice: invoice.id, from_account: invoice.customer, amount_iqd_advance: 444_090 }
  // Dated before the first daily rate, so that the voucher has none.
  const voucher = await receipt({ ...dinars, date: '2025-01-10' })
  await pay(invoice.id, 339)
  const waiting = await lineOf('needs_rate', voucher.id)
  const order = await orderOf(invoice.id)
  expect(waiting).toMatchObject({ proposed_rate: 1310, rate_date: null, order: order.id, typed: 339 })
  expect(await lineOf('typed_money', order.id)).toMatchObject({
    usd: 339,
    voucher: voucher.id,
    voucher_no: voucher.voucher_no,
    proposed_rate: 1310,
  })
  const replace = async (body: object) =>
    await api.post<Saved<ReceiptVoucher> & Refused>(`/reconcile/typed-money/${order.id}`, body)
  expect((await replace({ amount_usd: 338, voucher: voucher.id, rate: 1310 })).body.errors).toHaveProperty(
    'amount_usd',
  )
  expect((await replace({ amount_usd: 339, voucher: voucher.id })).body.errors).toHaveProperty('voucher')
  const done = await replace({ amount_usd: 339, voucher: voucher.id, rate: 1310 })
  expect(done.body.data).toMatchObject({ usd_value: 339, on_account_usd: 0, rate: 1310 })
  expect(await orderOf(invoice.id)).toMatchObject({ typed_paid: 0, total_paid: 339, outstanding: 791 })
  expect((await replace({ amount_usd: 339, voucher: voucher.id, rate: 1310 })).status).toBe(422)
  expect(await lineOf('typed_money', order.id)).toBeUndefined()
})

test('a cent that a rate of two decimals cannot express is cash rounding', async () => {
  const invoice = await anInvoiceOf(20_000)
  const dinars = { invoice: invoice.id, from_account: invoice.customer, amount_iqd_advance: 14_000_000 }
  const voucher = await receipt({ ...dinars, date: '2025-01-11' })
  await pay(invoice.id, 10_700.37)
  const order = await orderOf(invoice.id)
  const { proposed_rate } = (await lineOf('needs_rate', voucher.id)) as Line
  const body = { amount_usd: 10_700.37, voucher: voucher.id, rate: proposed_rate }
  const done = await api.post<Saved<ReceiptVoucher>>(`/reconcile/typed-money/${order.id}`, body)
  expect(done.body.data.on_account_usd).toBe(0)
  expect(await orderOf(invoice.id)).toMatchObject({ typed_paid: 0, total_paid: 10_700.37 })
})

test('a manual payment is replaced by a new voucher, or by an unapplied one', async () => {
  const [first, second] = [await anInvoiceOf(100), await anInvoiceOf(200)]
  await pay(first.id, 100)
  await pay(second.id, 200)
  const [ofFirst, ofSecond] = [await orderOf(first.id), await orderOf(second.id)]
  const made = await api.post<Saved<ReceiptVoucher>>(`/reconcile/typed-money/${ofFirst.id}`, {
    amount_usd: 100,
    date: '2026-03-07',
    to_account: 'Bank Account 3',
  })
  expect(made.body.data).toMatchObject({
    amount_usd_final: 100,
    to_account: 'Bank Account 3',
    date: '2026-03-07',
    settlements: [{ invoice: first.id, amount_usd: 100 }],
  })
  expect(await orderOf(first.id)).toMatchObject({ typed_paid: 0, total_paid: 100, outstanding: 0 })

  const paid = await receipt({ invoice: second.id, from_account: second.customer, net_usd: 200 })
  expect(paid.on_account_usd).toBe(200)
  expect(await lineOf('typed_money', ofSecond.id)).toMatchObject({ voucher: paid.id, proposed_rate: null })
  expect((await groupOf('on_account')).results).toContainEqual(
    expect.objectContaining({ id: second.customer, usd: 200, invoice: null }),
  )
  const body = { amount_usd: 200, voucher: paid.id }
  expect((await api.post(`/reconcile/typed-money/${ofSecond.id}`, body)).status).toBe(200)
  expect(await orderOf(second.id)).toMatchObject({ typed_paid: 0, total_paid: 200, outstanding: 0 })
  expect((await api.post('/reconcile/typed-money/999999', body)).status).toBe(404)
})

test('a manual payment of an invoice cancelled since is listed, and becomes unapplied credit by a voucher', async () => {
  const invoice = await anInvoiceOf(600)
  await receipt({ invoice: invoice.id, from_account: invoice.customer, amount_usd_advance: 100 })
  await pay(invoice.id, 339)
  const order = await orderOf(invoice.id)
  expect((await owner.post(`/invoice/${invoice.id}/cancel`, { reason: 'Twice' })).status).toBe(200)
  // The voucher's money is unapplied credit; the manual payment is another amount.
  expect(await lineOf('typed_money', order.id)).toMatchObject({ usd: 239, cancelled: true, voucher: null })
  expect((await groupOf('on_account')).results).toContainEqual(
    expect.objectContaining({ id: invoice.customer, usd: 100 }),
  )
  const body = { amount_usd: 239, date: '2026-03-09', to_account: 'Bank Account 3' }
  const made = await api.post<Saved<ReceiptVoucher>>(`/reconcile/typed-money/${order.id}`, body)
  expect(made.body.data).toMatchObject({
    invoice: null,
    from_account: invoice.customer,
    to_account: 'Bank Account 3',
    date: '2026-03-09',
    usd_value: 239,
    on_account_usd: 239,
    settlements: [],
  })
  expect(await lineOf('typed_money', order.id)).toBeUndefined()
  expect(await orderOf(invoice.id)).toMatchObject({
    typed_paid: 0,
    total_paid: 0,
    outstanding: 0,
    status: 'Close',
  })
  const account = `/customer/${invoice.customer}/account`
  expect((await owner.get(account)).body).toMatchObject({ balance: -339, on_account: 339 })
  expect((await api.post(`/reconcile/typed-money/${order.id}`, body)).status).toBe(422)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('vouchers of unknown accounts are listed with the most likely account', async () => {
  const before = await groupOf('unknown_account')
  const untied = await receipt({ to_account: 'PEN COMPANY', net_usd: 70 })
  const paid = await payment({ from_field: 'cash iqd box', amount_iqd: 5000 })
  const group = await groupOf('unknown_account')
  expect(group).toMatchObject({ count: before.count + 2, usd: before.usd + 70, iqd: before.iqd - 5000 })
  expect(group.results.find(({ id }) => id === untied.id)).toMatchObject({
    account: 'PEN COMPANY',
    proposed_account: 'PEN-COMPANY',
  })
  const line = group.results.find(({ document }) => document === 'payment_voucher')
  expect(line).toMatchObject({ id: paid.id, proposed_account: 'Cash IQD', iqd: -5000 })
  await api.put(`/receipt-voucher/${untied.id}`, { to_account: 'PEN-COMPANY' })
  await api.put(`/payment-voucher/${paid.id}`, { from_field: 'Cash IQD', version: line?.version })
  expect((await groupOf('unknown_account')).count).toBe(before.count)
})

test('a voucher in both currencies is split into two, each in its own account', async () => {
  await anAccount('USD', 'USD')
  await anAccount('IQD', 'IQD')
  const before = await groupOf('other_currency')
  const invoice = await anInvoiceOf(500)
  const mixed = await receipt({
    invoice: invoice.id,
    from_account: invoice.customer,
    date: '2026-03-05',
    to_account: 'USD',
    amount_usd_advance: 200,
    amount_iqd_final: 262_000,
    rate: 1310,
  })
  const whole = await receipt({ to_account: 'USD', net_iqd: 1000, date: '2026-03-06', rate: 1310 })
  const both = await payment({ from_field: 'IQD', amount_usd: 3, amount_iqd: 9000 })
  const group = await groupOf('other_currency')
  expect(group).toMatchObject({ count: before.count + 3, usd: before.usd - 3, iqd: before.iqd + 263_000 })
  expect(group.results.map(({ id, splits }) => [id, splits])).toEqual(
    expect.arrayContaining([
      [mixed.id, true],
      [whole.id, false],
      [both.id, true],
    ]),
  )
  const split = async (id: number, document: string, to_account: string) =>
    await api.post<Saved<{ voucher_no: number }> & Refused>(`/reconcile/other-currency/${id}`, {
      document,
      to_account,
    })
  expect((await split(mixed.id, 'receipt_voucher', 'Bank Account 3')).body.errors).toHaveProperty(
    'to_account',
  )
  expect((await split(whole.id, 'receipt_voucher', 'IQD')).body.errors).toHaveProperty('document')
  expect((await split(999_999, 'receipt_voucher', 'IQD')).status).toBe(404)
  const { voucher_no } = (await split(mixed.id, 'receipt_voucher', 'IQD')).body.data
  const { body } = await api.get<{ results: Record<string, ReceiptVoucher[]> }>(
    `/receipt-voucher?search=${voucher_no}&invoice=${invoice.id}`,
  )
  const second = Object.values(body.results)
    .flat()
    .find((voucher) => voucher.voucher_no === voucher_no)
  expect(second).toMatchObject({
    amount_iqd_final: 262_000,
    to_account: 'IQD',
    rate: 1310,
    group: mixed.voucher_no,
    settlements: [{ invoice: invoice.id, amount_usd: 200 }],
  })
  expect((await api.get<ReceiptVoucher>(`/receipt-voucher/${mixed.id}`)).body).toMatchObject({
    amount_usd_advance: 200,
    amount_iqd_final: null,
    rate: null,
    settlements: [{ amount_usd: 200 }],
  })
  expect((await orderOf(invoice.id)).total_paid).toBe(400)
  expect((await split(both.id, 'payment_voucher', 'USD')).status).toBe(200)
  await api.put(`/receipt-voucher/${whole.id}`, { to_account: 'IQD' })
  expect((await groupOf('other_currency')).count).toBe(before.count)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('To Reconcile is for users who may update receipts, and shows only what they may see', async () => {
  expect((await (await inkwell.as('salesman')).get('/reconcile')).status).toBe(403)
  expect((await groupsOf()).map(({ kind }) => kind)).toEqual([
    'needs_rate',
    'typed_money',
    'written_off',
    'unknown_account',
    'other_currency',
    'no_cash_box',
    'on_the_way',
    'one_sided',
    'far_rate',
    'waiting',
    'on_account',
  ])
  const spent = await payment({ from_field: 'Nowhere', amount_usd: 11 })
  expect(await lineOf('unknown_account', spent.id)).toMatchObject({ document: 'payment_voucher', usd: -11 })
  await owner.put('/settings/permissions/payment_voucher/admin', { verbs: [] })
  const admin = await inkwell.as('admin')
  const seen = (await groupsOf(admin)).find(({ kind }) => kind === 'unknown_account')
  expect(seen?.results.filter(({ document }) => document === 'payment_voucher')).toEqual([])
})

test('a refund in both currencies is split into two, from the same credit', async () => {
  const customer = (await aCustomer(api)).id
  await api.post('/exchange-rate', { date: '2026-02-08', iqd_per_usd: 1310 })
  await api.post('/receipt', { customer, usd: 50 })
  const back = await payment({
    customer,
    from_field: 'Bank Account 3',
    amount_usd: 10,
    amount_iqd: 26_200,
    rate: 1310,
  })
  expect(await lineOf('on_account', customer)).toMatchObject({ usd: 20 })
  await anAccount('IQD', 'IQD')
  const body = { document: 'payment_voucher', to_account: 'IQD' }
  expect((await api.post(`/reconcile/other-currency/${back.id}`, body)).status).toBe(200)
  expect(await lineOf('on_account', customer)).toMatchObject({ usd: 20 })
})
