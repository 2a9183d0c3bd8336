import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Listed, Saved } from '../../../../kernel/server/testing/api-client.ts'
import type { order } from '../../../orders/orders.contract.ts'
import { aLine, anInvoice } from '../../../invoices/testing/an-invoice.ts'
import { aReceipt, type ReceiptVoucher } from '../../receipts/testing/a-receipt.ts'
import type { Line, reconcileEndpoints } from '../reconcile.contract.ts'
import { undoReplacement } from './undo-replacement.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const orderOf = async (invoice: number) =>
  (await api.get<Listed<Row<typeof order>>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]
const voucherAt = async (id: number) => (await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)).body
const lineOf = async (order: number | undefined) =>
  (await api.get<ReplyOf<typeof reconcileEndpoints.read>>('/reconcile')).body.groups
    .flatMap(({ kind, results }) => (kind === 'typed_money' ? results : []))
    .find(({ id }) => id === order)

/** Lets a voucher replace the manual payment of an order, and undoes that with the requests that Undo sends. */
async function thereAndBack(line: Line, typed: number, voucher: number) {
  const body = { amount_usd: typed, voucher, rate: line.proposed_rate }
  const saved = await api.post<Saved<ReceiptVoucher>>(`/reconcile/typed-money/${line.id}`, body)
  expect(saved.status).toBe(200)
  const before = undoReplacement(line, typed, saved.body.data)
  const path = `/receipt-voucher/${voucher}`
  const given = before.rate
    ? await api.put(path, before.rate)
    : await api.put(`${path}/settlements`, { allocations: before.allocations })
  expect(given.status).toBe(200)
  expect((await api.put(`/invoice-tracker/${line.id}`, before.order)).status).toBe(200)
  return saved.body.data
}

const money = ['typed_paid', 'settled', 'total_paid', 'outstanding', 'written_off'] as const
const moneyOf = async (invoice: number) => {
  const order = await orderOf(invoice)
  return Object.fromEntries(money.map((name) => [name, order?.[name]]))
}

test('Undo restores a manual payment, replaced by dinars or by an unapplied voucher', async () => {
  const invoiceOver = async (unit_price: number, customer?: number) =>
    await anInvoice(api, {
      invoice_products: [aLine({ quantity: 1, unit_price })],
      ...(customer !== undefined && { customer }),
    })
  const first = await invoiceOver(1130)
  const other = await invoiceOver(50, first.customer ?? undefined)
  const dinars = await aReceipt(api, {
    invoice: first.id,
    from_account: first.customer,
    amount_iqd_advance: 444_090,
  })
  await api.put(`/invoice-tracker/${(await orderOf(first.id))?.id}`, { total_paid: 339 })
  const before = await moneyOf(first.id)
  const line = await lineOf((await orderOf(first.id))?.id)
  expect(line).toMatchObject({ voucher: dinars.id, proposed_rate: 1310 })
  const rated = await thereAndBack(line as Line, 339, dinars.id)
  expect(rated).toMatchObject({ rate: 1310, settlements: [{ invoice: first.id, amount_usd: 339 }] })
  expect(await moneyOf(first.id)).toEqual(before)
  expect(await voucherAt(dinars.id)).toMatchObject({ needs_rate: true, settlements: [] })

  // Other settlements of the voucher remain.
  const second = await invoiceOver(200, first.customer ?? undefined)
  await api.put(`/invoice-tracker/${(await orderOf(second.id))?.id}`, { total_paid: 200 })
  const { next } = (await api.get<{ next: number }>('/receipt-voucher/next-number')).body
  const paid = await aReceipt(api, {
    voucher_no: next,
    invoice: second.id,
    from_account: first.customer,
    net_usd: 250,
  })
  const ofOther = [{ invoice: other.id, amount_usd: 50 }]
  expect((await api.put(`/receipt-voucher/${paid.id}/settlements`, { allocations: ofOther })).status).toBe(
    200,
  )
  const typed = await moneyOf(second.id)
  const waiting = await lineOf((await orderOf(second.id))?.id)
  expect(waiting).toMatchObject({ voucher: paid.id, proposed_rate: null })
  const saved = await thereAndBack(waiting as Line, 200, paid.id)
  expect(saved.settlements).toHaveLength(2)
  expect(await moneyOf(second.id)).toEqual(typed)
  expect(await voucherAt(paid.id)).toMatchObject({ settlements: ofOther, on_account_usd: 200 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
