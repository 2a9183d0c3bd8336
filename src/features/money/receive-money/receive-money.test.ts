import { describe, expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { oneLine } from '../../../kernel/contract/values/text.ts'
import { translators } from '../../../i18n/translators.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { order } from '../../orders/orders.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { ReceiptVoucher } from '../receipts/testing/a-receipt.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'

type Order = Row<typeof order>
type Received = ReplyOf<typeof receiveMoneyEndpoints.receive>['data']
type Open = ReplyOf<typeof receiveMoneyEndpoints.open>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

/** A customer with invoices of these amounts, in the order of their due dates. */
async function debtor(...amounts: number[]) {
  const customer = (await aCustomer(api)).id
  const invoices: number[] = []
  for (const [index, unit_price] of amounts.entries()) {
    const invoice_products = [aLine({ quantity: 1, unit_price })]
    invoices.push((await anInvoice(api, { customer, invoice_products, age_days: index })).id)
  }
  return { customer, invoices }
}
const receive = async (payment: object) =>
  await api.post<Saved<Received> & Refused>('/receipt', { rate: 1310, ...payment })
const openOf = async (customer: number) => (await api.get<Open>(`/receipt/open?customer=${customer}`)).body
const outstandingOf = async (invoice: number) =>
  (await api.get<Listed<{ outstanding: number }>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]
    ?.outstanding

test('one payment in two currencies pays three invoices with two vouchers', async () => {
  const { customer, invoices } = await debtor(135, 255, 220)
  expect((await openOf(customer)).invoices.map(({ outstanding }) => outstanding)).toEqual([135, 255, 220])
  const { status, body } = await receive({ customer, usd: 300, iqd: 393_000, iqd_account: 'Box of dinars' })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ on_account_usd: 0, rounding_usd: 0 })
  expect(body.data.allocations.map(({ amount_usd }) => amount_usd)).toEqual([135, 255, 210])
  const [dollars, dinars] = body.data.vouchers
  expect(dollars).toMatchObject({ amount_usd_advance: 300, to_account: 'PEN-COMPANY', usd_value: 300 })
  expect(dinars).toMatchObject({
    amount_iqd_advance: 393_000,
    to_account: 'Box of dinars',
    unknown_account: true,
    usd_value: 300,
    voucher_no: (dollars?.voucher_no ?? 0) + 1,
    group: dollars?.group,
  })
  expect(dollars?.group).toEqual(expect.any(Number))
  expect(await Promise.all(invoices.map(outstandingOf))).toEqual([0, 0, 10])
  // Each invoice shows what was received for it, lists both vouchers if both settle it, and keeps its customer.
  const [order] = (await api.get<Listed<Order>>(`/invoice-tracker?invoice=${invoices[1]}`)).body.results
  expect(order).toMatchObject({ received_usd: 165, received_iqd: 117_900, overpaid: 0 })
  expect((await api.get<{ count: number }>(`/receipt-voucher?invoice=${invoices[1]}`)).body.count).toBe(2)
  const taken = await api.put<Refused>(`/invoice/${invoices[2]}`, { customer: (await aCustomer(api)).id })
  expect(taken).toMatchObject({ status: 422, body: { errors: { customer: expect.any(Array) } } })
})

test('an invoice paid in full is paid to the cent, although no banknote is so small', async () => {
  const { customer, invoices } = await debtor(791)
  const { body } = await receive({ customer, iqd: 1_036_250, settles: invoices })
  expect(body.data).toMatchObject({ on_account_usd: 0, rounding_usd: -0.03 })
  expect(body.data.vouchers[0]).toMatchObject({ amount_iqd_final: 1_036_250, usd_value: 791.03 })
  expect(await outstandingOf(invoices[0] ?? 0)).toBe(0)
  // With another amount, the cash rounding no longer applies.
  const voucher = body.data.vouchers[0]?.id
  const less = await api.put<Saved<ReceiptVoucher>>(`/receipt-voucher/${voucher}`, {
    amount_iqd_final: 1_036_000,
  })
  expect(less.body.data).toMatchObject({ rounding_usd: 0, usd_value: 790.84, on_account_usd: 0 })
  expect(await outstandingOf(invoices[0] ?? 0)).toBe(0.16)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('dollars alone have no rounding, and a surplus becomes unapplied credit', async () => {
  const { customer, invoices } = await debtor(100)
  const short = await receive({ customer, usd: 99.95, settles: invoices })
  expect(short.body.data).toMatchObject({ rounding_usd: 0, on_account_usd: 0 })
  expect(await outstandingOf(invoices[0] ?? 0)).toBe(0.05)
  const over = await receive({ customer, usd: 10 })
  expect(over.body.data).toMatchObject({ on_account_usd: 9.95, allocations: [{ amount_usd: 0.05 }] })
  const none = await receive({ customer, usd: 5 })
  expect(none.body.data.vouchers[0]).toMatchObject({ invoice: null, invoice_no: null, on_account_usd: 5 })
  expect(await openOf(customer)).toMatchObject({ on_account_usd: 14.95, invoices: [] })
})

test('a payment’s subject is in the language of its user, and is plain text', async () => {
  const { customer, invoices } = await debtor(5)
  const { body } = await api.post<Saved<Received>>('/receipt?language=ckb', { customer, usd: 5 })
  expect(body.message).toBe(translators.ckb('Receipt Voucher Added Successfully!'))
  const [voucher] = body.data.vouchers
  expect(voucher).toMatchObject({ invoice: invoices[0], invoice_no: expect.any(String) })
  expect(voucher?.subject).toBe(
    oneLine(translators.ckb('Payment of {invoices}', { invoices: voucher?.invoice_no ?? '' })),
  )
  expect(voucher?.subject).not.toMatch(/[\u2066-\u2069]/)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

describe('a stated allocation', () => {
  test('is stored, and the rest is unapplied credit', async () => {
    const { customer, invoices } = await debtor(50, 60)
    const allocations = [{ invoice: invoices[1], amount_usd: 20 }]
    const { body } = await receive({ customer, usd: 30, allocations })
    expect(body.data).toMatchObject({ on_account_usd: 10, allocations })
    expect(await Promise.all(invoices.map(outstandingOf))).toEqual([50, 40])
    const [voucher] = body.data.vouchers
    const moved = await api.put<Saved<ReceiptVoucher>>(`/receipt-voucher/${voucher?.id}/settlements`, {
      allocations: [
        { invoice: invoices[0], amount_usd: 25 },
        { invoice: invoices[1], amount_usd: 5 },
      ],
    })
    expect(moved.body.data).toMatchObject({ on_account_usd: 0 })
    expect(await Promise.all(invoices.map(outstandingOf))).toEqual([25, 55])
  })

  test('is refused beyond the payment, beyond the debt, and for other customers', async () => {
    const { customer, invoices } = await debtor(50)
    const other = await debtor(70)
    const refused = async (usd: number, invoice: number | undefined, amount_usd: number) =>
      (await receive({ customer, usd, allocations: [{ invoice, amount_usd }] })).body.errors
    expect(await refused(30, invoices[0], 40)).toHaveProperty('allocations')
    expect(await refused(60, invoices[0], 51)).toHaveProperty(['allocations.0.amount_usd'])
    expect(await refused(60, other.invoices[0], 10)).toHaveProperty(['allocations.0.invoice'])
    expect((await receive({ customer })).body.errors).toHaveProperty('usd')
    expect((await receive({ customer, iqd: 0.5 })).body.errors).toHaveProperty('iqd')
    expect((await receive({ customer, usd: 1, settles: 'all' })).body.errors).toHaveProperty('settles')
  })
})

test('a cancelled receipt stays with its reason, and is in no balance', async () => {
  const { customer, invoices } = await debtor(100)
  const balance = async () =>
    (await api.get<Listed<{ name: string; balance: number }>>('/bank-account?search=PEN-COMPANY')).body
      .results[0]?.balance
  const before = await balance()
  const { body } = await receive({ customer, usd: 120 })
  const path = `/receipt-voucher/${body.data.vouchers[0]?.id}`
  expect((await api.post<Refused>(`${path}/cancel`, { reason: ' ' })).status).toBe(422)
  const cancelled = await api.post<Saved<ReceiptVoucher>>(`${path}/cancel`, { reason: 'Counted twice' })
  expect(cancelled.body.data).toMatchObject({
    cancel_reason: 'Counted twice',
    cancelled_at: expect.any(String),
    cancelled_by: expect.any(String),
    usd_value: 0,
    on_account_usd: 0,
    settlements: [],
    amount_usd_final: 120,
  })
  expect(await balance()).toBe(before)
  expect(await outstandingOf(invoices[0] ?? 0)).toBe(100)
  for (const attempt of [
    await api.put(path, { amount_usd_final: 10 }),
    await api.post(`${path}/cancel`, { reason: 'Again' }),
    await api.put(`${path}/settlements`, { allocations: [{ invoice: invoices[0], amount_usd: 1 }] }),
  ]) {
    expect(attempt.status).toBe(422)
  }
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('concurrent cashiers get different numbers, and no invoice is paid twice', async () => {
  const { customer, invoices } = await debtor(100)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => receive({ customer, usd: 10, iqd: 1310 })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const numbers = answers.flatMap(({ body }) => body.data.vouchers.map(({ voucher_no }) => voucher_no))
  expect(new Set(numbers).size).toBe(24)
  expect(await outstandingOf(invoices[0] ?? 0)).toBe(0)
  expect((await openOf(customer)).on_account_usd).toBe(32)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('of users applying the same credit at once, each of the others is told why nothing is left', async () => {
  for (let round = 0; round < 4; round++) {
    const { customer } = await debtor()
    await receive({ customer, usd: 30 })
    await receive({ customer, usd: 30 })
    const invoice_products = [aLine({ quantity: 1, unit_price: 60 })]
    const invoices: number[] = []
    for (let count = 0; count < 6; count++)
      invoices.push((await anInvoice(api, { customer, invoice_products })).id)
    const answers = await Promise.all(
      invoices.map((id) => api.post<Refused>(`/invoice/${id}/use-on-account`)),
    )
    const refused = answers
      .filter(({ status }) => status !== 200)
      .map(({ status, body }) => [status, body.errors])
    const nothing = {
      invoice: [
        'No credit was applied. The customer has no unapplied credit, or nothing is due on this invoice.',
      ],
    }
    expect(refused).toEqual(Array.from({ length: 5 }, () => [422, nothing]))
    expect((await openOf(customer)).on_account_usd).toBe(0)
  }
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('unapplied credit is applied to an invoice on request, the oldest first', async () => {
  const { customer } = await debtor()
  const first = await receive({ customer, usd: 30 })
  await receive({ customer, usd: 50 })
  const issued = await anInvoice(api, {
    customer,
    invoice_products: [aLine({ quantity: 1, unit_price: 60 })],
  })
  const use = async (id: number) =>
    await api.post<Saved<{ used_usd: number }> & Refused>(`/invoice/${id}/use-on-account`)
  expect((await use(issued.id)).body.data).toMatchObject({ used_usd: 60 })
  expect(await outstandingOf(issued.id)).toBe(0)
  expect((await openOf(customer)).on_account_usd).toBe(20)
  const oldest = await api.get<ReceiptVoucher>(`/receipt-voucher/${first.body.data.vouchers[0]?.id}`)
  expect(oldest.body).toMatchObject({ on_account_usd: 0, settlements: [{ amount_usd: 30 }] })
  expect((await use(issued.id)).status).toBe(422)
  expect((await use(0)).status).toBe(404)
})
