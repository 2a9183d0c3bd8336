import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCreditNote } from '../credit-notes/testing/a-credit-note.ts'
import type { CreditRecord } from '../credit-notes/credit-notes.contract.ts'

import { anOpening, type Opening } from '../opening-balances/testing/an-opening.ts'
import type { ReceiptVoucher } from '../receipts/testing/a-receipt.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'

type Received = ReplyOf<typeof receiveMoneyEndpoints.receive>['data']

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')

const receive = async (payment: object, headers: Record<string, string> = {}) =>
  await api.post<Saved<Received> & Refused>('/receipt', payment, headers)
const now = async ({ id }: { id: number }) => (await api.get<Opening>(`/opening/${id}`)).body
const voucher = async (id: number | undefined) =>
  (await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)).body
const onAccountOf = async (customer: number) =>
  (await api.get<{ on_account_usd: number }>(`/receipt/open?customer=${customer}`)).body.on_account_usd

test('fifty concurrent receipts for one opening balance never apply more than is open', async () => {
  const debt = await anOpening(api, { amount_usd: 100 })
  const { customer } = debt
  const named = await Promise.all(
    Array.from({ length: 50 }, () =>
      receive({ customer, usd: 10, allocations: [{ opening: debt.id, amount_usd: 10 }] }),
    ),
  )
  const statuses = named.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 422)).toHaveLength(40)
  expect(await now(debt)).toMatchObject({ settled: 100, open: 0 })

  // Receipts without allocations leave the rest as unapplied credit. Changes and cancellations wait for the locks.
  const other = await anOpening(api, { customer, amount_usd: 100 })
  const unnamed = await Promise.all([
    ...Array.from({ length: 30 }, () => receive({ customer, usd: 10 })),
    ...Array.from({ length: 5 }, () => api.put(`/opening/${other.id}`, { amount_usd: 95 })),
    ...named.slice(0, 15).map(({ body }) =>
      api.put(`/receipt-voucher/${body.data?.vouchers[0]?.id ?? 0}/settlements`, {
        allocations: [{ opening: other.id, amount_usd: 10 }],
      }),
    ),
    api.post(`/opening/${debt.id}/cancel`, { reason: 'Of another customer' }),
  ])
  expect(unnamed.filter(({ status }) => status >= 500)).toEqual([])
  const { open, settled, amount_usd } = await now(other)
  expect([settled, open]).toEqual([amount_usd, 0])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('the same receipt sent twice is applied to an opening balance once', async () => {
  const { customer, id } = await anOpening(api, { amount_usd: 100 })
  const key = { 'idempotency-key': randomUUID() }
  const payment = { customer, usd: 30, allocations: [{ opening: id, amount_usd: 30 }] }
  const [one, same] = await Promise.all([receive(payment, key), receive(payment, key)])
  const again = await receive(payment, key)
  expect([one.status, same.status, again.status].every((status) => status === 201 || status === 409)).toBe(
    true,
  )
  expect(await now({ id })).toMatchObject({ settled: 30, open: 70 })
})

test('an opening balance is paid in full with cash rounding, which is reversed when the receipt is cancelled', async () => {
  const debt = await anOpening(api, { amount_usd: 791 })
  const { customer } = debt
  const { body } = await receive({ customer, iqd: 1_036_250, rate: 1310, settles: [{ opening: debt.id }] })
  expect(body.data).toMatchObject({ on_account_usd: 0, rounding_usd: -0.03 })
  expect(body.data.vouchers[0]).toMatchObject({ amount_iqd_final: 1_036_250, invoice: null })
  expect((await now(debt)).open).toBe(0)
  expect(
    (await api.post(`/opening/${debt.id}/cancel`, { reason: 'Paid in the previous system' })).status,
  ).toBe(200)
  expect(await voucher(body.data.vouchers[0]?.id)).toMatchObject({
    rounding_usd: 0,
    on_account_usd: 791.03,
    settlements: [],
  })
  expect(await onAccountOf(customer)).toBe(791.03)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a receipt applied to an opening balance is cancelled, not deleted, and the balance is open again', async () => {
  const debt = await anOpening(api, { amount_usd: 100 })
  const { body } = await receive({ customer: debt.customer, usd: 60 })
  const id = body.data.vouchers[0]?.id
  expect((await api.delete<Refused>(`/receipt-voucher/${id}`)).body).toMatchObject({
    code: 'in_use',
    message: expect.stringMatching(
      /^Receipt \d+ is applied to opening balances and cannot be deleted\. Cancel it instead\.$/,
    ),
  })
  // A lower amount is unapplied, a higher one becomes unapplied credit.
  await api.put(`/receipt-voucher/${id}`, { amount_usd_advance: 45 })
  expect((await now(debt)).open).toBe(55)
  await api.put(`/receipt-voucher/${id}`, { amount_usd_advance: 50 })
  expect([(await now(debt)).open, await onAccountOf(debt.customer)]).toEqual([55, 5])
  expect((await api.post(`/receipt-voucher/${id}/cancel`, { reason: 'Counted twice' })).status).toBe(200)
  expect(await now(debt)).toMatchObject({ settled: 0, open: 100 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a credit note shows what it is applied to in opening balances, and cannot refund that part', async () => {
  const debt = await anOpening(api, { amount_usd: 8 })
  const note = await aCreditNote(api, { customer: debt.customer })
  expect((await api.post(`/opening/${debt.id}/use-on-account`)).status).toBe(200)
  const { body } = await api.get<CreditRecord>(`/credit-note/${note.id}`)
  expect(body).toMatchObject({
    used_usd: 8,
    on_account_usd: 2,
    settlements: [{ invoice: null, opening: debt.id, invoice_no: debt.number, amount_usd: 8 }],
  })
  expect(body.paid_back_usd).toBe(0)
})

test('splitting a receipt’s dinars into another voucher keeps its allocation to opening balances', async () => {
  const { body: cashBox } = await (
    await inkwell.as('superuser')
  ).post<Saved<{ name: string }>>('/bank-account', {
    name: 'Dinars of the previous system',
    kind: 'cash',
    currency: 'IQD',
    opening_balance: 0,
  })
  const debt = await anOpening(api, { amount_usd: 150 })
  const { customer } = debt
  const { body } = await receive({ customer, usd: 100, allocations: [{ opening: debt.id, amount_usd: 100 }] })
  const id = body.data.vouchers[0]?.id
  await api.put(`/receipt-voucher/${id}`, { amount_iqd_final: null, net_iqd: 65_500, rate: 1310 })
  await api.put(`/receipt-voucher/${id}/settlements`, {
    allocations: [{ opening: debt.id, amount_usd: 150 }],
  })
  expect((await now(debt)).open).toBe(0)
  const split = await api.post(`/reconcile/other-currency/${id}`, {
    document: 'receipt_voucher',
    to_account: cashBox.data.name,
  })
  expect(split.status).toBe(200)
  const shares = (await voucher(id)).settlements
  expect(sumOf(shares.map(({ amount_usd }) => amount_usd))).toBe(100)
  expect(await now(debt)).toMatchObject({ settled: 150, open: 0 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('an allocation of closed books is reversed on the day of the action, and no receipt of a closed day is applied', async () => {
  const debt = await anOpening(api, { amount_usd: 100, date: '2026-01-10' })
  const { customer } = debt
  const { body } = await receive({ customer, usd: 80, date: '2026-02-01' })
  const owner = await inkwell.as('superuser')
  expect((await owner.post('/books/close', { until: '2026-02-28' })).status).toBe(201)
  const named = (amount_usd: number) => ({ allocations: [{ opening: debt.id, amount_usd }] })
  const late = await receive({ customer, usd: 5, date: '2026-02-10', ...named(5) })
  expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([422, ['date']])
  const path = `/receipt-voucher/${body.data.vouchers[0]?.id}/settlements`
  expect((await api.put(path, named(10))).status).toBe(200)
  expect((await now(debt)).open).toBe(90)
  const then = await api.get(`/customer/${customer}/account?on=2026-02-28`)
  expect(then.body).toMatchObject({
    balance: 20,
    open_invoices: [{ opening: debt.id, invoice_no: debt.number, outstanding: 20 }],
  })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
