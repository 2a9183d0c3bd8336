import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Api, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCreditNote } from '../credit-notes/testing/a-credit-note.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anOpening, type Opening } from '../opening-balances/testing/an-opening.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import type { creditEndpoints } from './on-account.contract.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'

type Open = ReplyOf<typeof receiveMoneyEndpoints.open>
type AppliedCredit = ReplyOf<typeof creditEndpoints.invoice.apply>['data']

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const other = await inkwell.as('admin')

/**
 * A customer with USD 50.00 of unapplied credit from a credit note and USD 30.00 from a receipt; then an invoice of
 * 60.00.
 */
async function withMoney() {
  const customer = (await aCustomer(api)).id
  const lines = [{ description: 'Goodwill', quantity: 1, unit_price: 50 }]
  await aCreditNote(other, { customer, date: '2026-01-01', lines })
  const receipt = { customer, usd: 30, date: '2026-02-01' }
  const [voucher] = (await api.post<Saved<{ vouchers: Row<typeof receiptVoucher>[] }>>('/receipt', receipt))
    .body.data.vouchers
  const { id: invoice } = await anInvoice(api, {
    customer,
    invoice_products: [aLine({ quantity: 1, unit_price: 60 })],
  })
  return { customer, invoice, voucher: voucher?.id ?? 0 }
}
const applyCredit = async (invoice: number, by: Api = api) =>
  (await by.post<Saved<AppliedCredit>>(`/invoice/${invoice}/use-on-account`)).body.data
const undoApplyCredit = async (invoice: number, used: unknown, by: Api = api) =>
  await by.post<Saved<{ on_account_usd: number }> & Refused>(`/invoice/${invoice}/put-back-on-account`, {
    used,
  })
/** The customer's unapplied credit, and the outstanding amount of the invoice. */
const standing = async ({ customer, invoice }: { customer: number; invoice: number }) => {
  const { on_account_usd, invoices } = (await api.get<Open>(`/receipt/open?customer=${customer}`)).body
  return [on_account_usd, invoices.find((open) => open.invoice === invoice)?.outstanding ?? 0]
}

test('credit just applied is unapplied in one call, from notes and receipts', async () => {
  const one = await withMoney()
  const { used, used_usd } = await applyCredit(one.invoice)
  expect(used_usd).toBe(60)
  expect(used.map(({ amount_usd }) => amount_usd).toSorted()).toEqual([10, 50])
  expect(await standing(one)).toEqual([20, 0])
  expect((await undoApplyCredit(one.invoice, used)).body).toMatchObject({
    message: 'Change undone.',
    data: { on_account_usd: 80 },
  })
  expect(await standing(one)).toEqual([80, 60])
  expect((await undoApplyCredit(one.invoice, used)).status).toBe(409)
  expect(await standing(one)).toEqual([80, 60])
  // What the receipt settled before stays applied.
  const settlements = (amount_usd: number) => ({ allocations: [{ invoice: one.invoice, amount_usd }] })
  await api.put(`/receipt-voucher/${one.voucher}/settlements`, settlements(5))
  const more = await applyCredit(one.invoice)
  await undoApplyCredit(one.invoice, more.used)
  expect(await standing(one)).toEqual([75, 55])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('nothing is unapplied if another user applied it, or changed one of its records since', async () => {
  const one = await withMoney()
  const { used } = await applyCredit(one.invoice, other)
  expect((await undoApplyCredit(one.invoice, used)).status).toBe(409)
  await api.put(`/receipt-voucher/${one.voucher}/settlements`, { allocations: [] })
  expect((await undoApplyCredit(one.invoice, used, other)).body.message).toBe(
    'The credit stays applied because someone has changed these records since.',
  )
  expect(await standing(one)).toEqual([30, 10])
  const tooMuch = used.map((part) => ({ ...part, amount_usd: part.amount_usd + 0.01 }))
  expect((await undoApplyCredit(one.invoice, tooMuch, other)).status).toBe(409)
  expect((await undoApplyCredit(one.invoice, [], other)).status).toBe(422)
  expect((await undoApplyCredit(0, used, other)).status).toBe(404)
  expect((await undoApplyCredit(one.invoice, used, await inkwell.as('salesman'))).status).toBe(403)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('two users apply the same credit and one undoes it: every cent is counted once', async () => {
  const one = await withMoney()
  const answers = await Promise.all(
    [api, other, api, other].map((by) => applyCredit(one.invoice, by).catch(() => null)),
  )
  const done = answers.filter((answer) => answer?.used_usd)
  expect(done).toHaveLength(1)
  await Promise.all([api, other, api, other].map((by) => undoApplyCredit(one.invoice, done[0]?.used, by)))
  expect(await standing(one)).toEqual([80, 60])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('credit is unapplied from an opening balance as from an invoice: receipts, notes and opening credits', async () => {
  const customer = (await aCustomer(other)).id
  const debt = await anOpening(other, { customer, amount_usd: 100, date: '2026-01-02' })
  const credit = await anOpening(other, { customer, amount_usd: -20, date: '2026-01-01' })
  const lines = [{ description: 'Goodwill', quantity: 1, unit_price: 30 }]
  await aCreditNote(other, { customer, date: '2026-01-03', lines })
  const later = { customer, usd: 40, date: '2026-02-01', allocations: [{ opening: debt.id, amount_usd: 5 }] }
  expect((await api.post('/receipt', later)).status).toBe(201)
  const call = `/opening/${debt.id}`
  const openNow = async () => (await other.get<Opening>(call)).body.open
  const before = await openNow()
  const { used } = (await api.post<Saved<AppliedCredit>>(`${call}/use-on-account`)).body.data
  expect(used.find(({ opening }) => opening !== null)).toMatchObject({ opening: credit.id, amount_usd: 20 })
  expect(await openNow()).toBe(before - used.reduce((sum, { amount_usd }) => sum + amount_usd, 0))
  expect((await other.post(`${call}/put-back-on-account`, { used })).status).toBe(409)
  expect((await api.post(`${call}/put-back-on-account`, { used })).body).toMatchObject({
    message: 'Change undone.',
  })
  expect(await openNow()).toBe(before)
  expect((await api.post(`${call}/put-back-on-account`, { used })).status).toBe(409)
  expect((await other.get<Opening>(`/opening/${credit.id}`)).body.open).toBe(20)
  expect((await api.post('/opening/0/put-back-on-account', { used })).status).toBe(404)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
