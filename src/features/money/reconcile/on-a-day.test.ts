import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { today } from '../../../kernel/contract/values/day.ts'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser } from '../../people/testing/a-user.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import { type GroupKind, type reconcileEndpoints, groupsOfToday } from './reconcile.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const now = today('Asia/Baghdad')

type Reply = ReplyOf<typeof reconcileEndpoints.read>
const asked = async (on?: string) => {
  const { status, body } = await api.get<Reply>(`/reconcile${on === undefined ? '' : `?on=${on}`}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const groupOn = async (kind: GroupKind, on: string) =>
  (await asked(on)).groups.find((group) => group.kind === kind)
const sums = ({ groups }: Reply) =>
  groups
    .filter(({ kind }) => !groupsOfToday.includes(kind))
    .map(({ kind, count, usd, iqd }) => ({ kind, count, usd, iqd }))
/** One document for each group except those that exist only for today, in September, for new customers. */
async function september() {
  const { id: customer } = await aCustomer(api)
  const { id: payer } = await aCustomer(api)
  const cashBox = { name: 'Dollars of September', kind: 'cash', currency: 'USD', opening_balance: 0 }
  expect((await api.post('/bank-account', cashBox)).status).toBe(201)
  const invoice = await anInvoice(api, {
    customer,
    invoice_date: '2026-09-01',
    invoice_products: [aLine({ quantity: 1, unit_price: 100 })],
  })
  const receipt = { invoice: invoice.id, from_account: customer, date: '2026-09-05' }
  await aReceipt(api, { ...receipt, amount_iqd_advance: 131_000, to_account: 'Cash IQD' })
  const unknown = await aReceipt(api, { ...receipt, amount_usd_final: 10, to_account: 'Under the mattress' })
  const stray = await aPayment(api, {
    date: '2026-09-06',
    from_field: 'Dollars of September',
    amount_iqd: 5000,
  })
  const spent = { project_name: 'Tea', project_amount: 750, receipt_form: 'Bill', receipt_no: 'T-1' }
  expect((await api.post('/petty-cash', { ...spent, account: null, date: '2026-09-07' })).status).toBe(201)
  const paid = await api.post<{ data: { vouchers: { id: number }[] } }>('/receipt', {
    customer: payer,
    usd: 25,
    date: '2026-09-07',
  })
  return { payer, unknown, stray, onAccount: paid.body.data.vouchers[0]?.id }
}

test('To Reconcile shows a past day as the books have it, without resolutions', async () => {
  const { payer, unknown, stray, onAccount } = await september()
  expect(sums(await asked('2026-08-31')).every(({ count }) => count === 0)).toBe(true)
  const before = await asked('2026-09-30')
  expect(before).toMatchObject({ on: '2026-09-30', is_closed: false })
  expect(sums(before).filter(({ count }) => count > 0)).toEqual([
    { kind: 'needs_rate', count: 1, usd: 0, iqd: 131_000 },
    { kind: 'unknown_account', count: 1, usd: 10, iqd: 0 },
    { kind: 'other_currency', count: 1, usd: 0, iqd: -5000 },
    { kind: 'no_cash_box', count: 1, usd: 0, iqd: -750 },
    { kind: 'on_account', count: 1, usd: 25, iqd: 0 },
  ])
  expect(before.groups.map(({ kind }) => kind)).not.toContain('far_rate')
  expect(await groupOn('needs_rate', '2026-09-30')).toMatchObject({
    results: [{ document: 'receipt_voucher', date: '2026-09-05', proposed_rate: null }],
  })
  expect(sums(await asked(now))).toEqual(sums(await asked()))

  expect((await api.post('/books/close', { until: '2026-09-30' })).status).toBe(201)
  for (const path of [
    `/receipt-voucher/${unknown.id}`,
    `/payment-voucher/${stray.id}`,
    `/receipt-voucher/${onAccount}`,
  ]) {
    expect((await api.post(`${path}/cancel`, { reason: 'A mistake' })).status).toBe(200)
  }
  expect(await asked('2026-09-30')).toMatchObject({
    is_closed: true,
    groups: before.groups.map(({ kind }) => ({ kind })),
  })
  expect(sums(await asked('2026-09-30'))).toEqual(sums(before))
  // Gaps in closed books are not listed any more.
  expect(sums(await asked(now)).filter(({ count }) => count > 0)).toEqual([])
  expect(sums(await asked(now))).toEqual(sums(await asked()))
  expect((await api.get('/reconcile?on=2026-02-30')).status).toBe(400)
  expect((await api.get(`/customer/${payer}/account?on=2026-09-30`)).body).toMatchObject({
    on_account: 25,
  })
})

test('manual payments and write-offs are listed until they were reversed', async () => {
  const lines = [aLine({ quantity: 1, unit_price: 90 })]
  const invoice = await anInvoice(api, { invoice_date: now, invoice_products: lines })
  const [order] = (await api.get<{ results: { id: number }[] }>(`/invoice-tracker?invoice=${invoice.id}`))
    .body.results
  const typed = { total_paid: 40, outstanding: 20 }
  expect((await api.put(`/invoice-tracker/${order?.id}`, typed)).status).toBe(200)
  const gone = await api.post<{ data: { id: number } }>('/bad-debt', {
    customer: invoice.customer,
    invoice: invoice.id,
    amount_usd: 20,
    reason: 'Gone',
  })
  expect(await groupOn('typed_money', now)).toMatchObject({ usd: 40 })
  expect(await groupOn('written_off', now)).toMatchObject({ count: 1, usd: 30 })
  expect(sums(await asked(now))).toEqual(sums(await asked()))

  for (const path of [`/bad-debt/${gone.body.data.id}`, `/invoice/${invoice.id}`]) {
    expect((await api.post(`${path}/cancel`, { reason: 'Twice' })).status).toBe(200)
  }
  expect(await groupOn('written_off', now)).toMatchObject({ count: 0 })
  expect(sums(await asked(now))).toEqual(sums(await asked()))
})

test('a transfer is in transit until its custodian confirmed it', async () => {
  const aCashBox = async (name: string) => {
    const { username } = await aUser(inkwell.pool, { role: 'manager' })
    const custodian = await inkwell.signIn(username)
    const { id } = (await custodian.get<{ id: number }>('/auth/me')).body
    const form = {
      name,
      kind: 'cash',
      currency: 'USD',
      opening_balance: 300,
      opening_date: '2026-10-01',
      keeper: id,
    }
    const cashBox = (await api.post<Saved<{ id: number }>>('/bank-account', form)).body.data
    return { keeper: custodian, box: cashBox.id }
  }
  const from = await aCashBox('Box of the giver')
  const to = await aCashBox('Box of the taker')
  const handed = await from.keeper.post<Saved<{ id: number }>>('/account-transfer', {
    subject: 'Takings',
    date: '2026-11-02',
    from_account: from.box,
    amount_out: 200,
    to_account: to.box,
  })
  expect(await groupOn('on_the_way', '2026-11-01')).toMatchObject({ count: 0 })
  expect(sums(await asked(now))).toEqual(sums(await asked()))
  expect((await to.keeper.post(`/account-transfer/${handed.body.data.id}/confirm`)).status).toBe(200)
  expect(await groupOn('on_the_way', '2026-11-02')).toMatchObject({
    count: 1,
    usd: 200,
    results: [{ account: 'Box of the taker', party: 'Box of the giver' }],
  })
  expect(await groupOn('on_the_way', now)).toMatchObject({ count: 0 })
})
