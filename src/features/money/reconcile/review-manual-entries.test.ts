import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Api, Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { BadDebtRecord } from '../bad-debts/bad-debts.contract.ts'
import { aBadDebt } from '../bad-debts/testing/a-bad-debt.ts'
import type { GroupKind, reconcileEndpoints } from './reconcile.contract.ts'

type Reply = ReplyOf<typeof reconcileEndpoints.read>
type Review = Saved<{ reviewed_by: string | null; reviewed_at: string | null }> & Refused

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const admin = await inkwell.as('admin')
const manager = await inkwell.as('manager')

async function anOrder(by: Api = manager) {
  const invoice = await anInvoice(by, { invoice_products: [aLine({ quantity: 1, unit_price: 500 })] })
  const found = await by.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice.id}`)
  return { invoice, order: found.body.results[0]?.id ?? 0 }
}
const enter = async (order: number, form: object, by: Api = manager) => {
  expect((await by.put(`/invoice-tracker/${order}`, form)).status).toBe(200)
}
const lineOf = async (kind: GroupKind, invoice: number, by: Api = owner) =>
  (await by.get<Reply>('/reconcile')).body.groups
    .find((group) => group.kind === kind)
    ?.results.find((line) => line.invoice === invoice)
const reviewPaid = (by: Api, invoice: number, amount_usd: number) =>
  by.post<Review>(`/reconcile/manual-payments/${invoice}/review`, { amount_usd })
const reviewOff = (by: Api, id: number) => by.post<Review>(`/bad-debt/${id}/review`)
const refusedOn = ({ status, body }: { status: number; body: Refused }) => [
  status,
  Object.keys(body.errors ?? {}),
]

test('a manual payment is in balances at once, and waits for another user’s review', async () => {
  const { invoice, order } = await anOrder()
  await enter(order, { total_paid: 120 })
  expect(await lineOf('typed_money', invoice.id)).toMatchObject({ usd: 120 })
  expect(refusedOn(await reviewPaid(manager, invoice.id, 120))).toEqual([422, ['reviewed_by']])
  expect((await reviewPaid(await inkwell.as('salesman'), invoice.id, 120)).status).toBe(403)
  // A review of another total than the current one is refused.
  expect(refusedOn(await reviewPaid(admin, invoice.id, 100))).toEqual([422, ['amount_usd']])
  expect(await lineOf('typed_money', invoice.id)).toBeDefined()

  const { status, body } = await reviewPaid(admin, invoice.id, 120)
  expect([status, body.data]).toEqual([200, { reviewed_by: 'Test admin', reviewed_at: expect.any(String) }])
  expect(await lineOf('typed_money', invoice.id)).toBeUndefined()
  // The first review stays, and the amounts are unchanged.
  expect((await reviewPaid(owner, invoice.id, 120)).body.data.reviewed_by).toBe('Test admin')
  expect((await owner.get(`/invoice-tracker/${order}`)).body).toMatchObject({
    typed_paid: 120,
    outstanding: 380,
  })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a further manual payment waits again, and none of its users reviews it', async () => {
  const { invoice, order } = await anOrder()
  await enter(order, { total_paid: 100 })
  expect((await reviewPaid(admin, invoice.id, 100)).status).toBe(200)
  await enter(order, { total_paid: 300 }, admin)
  expect(await lineOf('typed_money', invoice.id)).toMatchObject({ usd: 300 })
  expect(refusedOn(await reviewPaid(admin, invoice.id, 300))).toEqual([422, ['reviewed_by']])
  expect((await reviewPaid(manager, invoice.id, 300)).status).toBe(200)
  expect(await lineOf('typed_money', invoice.id)).toBeUndefined()
})

test('a write-off entered on an order waits for another user’s review', async () => {
  const { invoice, order } = await anOrder()
  await enter(order, { outstanding: 430 })
  const line = await lineOf('written_off', invoice.id)
  expect(line).toMatchObject({ usd: 70, write_off: expect.any(Number) })
  const id = line?.write_off ?? 0
  expect(refusedOn(await reviewOff(manager, id))).toEqual([422, ['reviewed_by']])
  expect((await reviewOff(await inkwell.as('salesman'), id)).status).toBe(403)
  expect((await reviewOff(admin, id)).body.data.reviewed_by).toBe('Test admin')
  expect(await lineOf('written_off', invoice.id)).toBeUndefined()
  expect((await owner.get<BadDebtRecord>(`/bad-debt/${id}`)).body).toMatchObject({
    status: 'standing',
    reviewed_by: 'Test admin',
    reviewed_at: expect.any(String),
  })
  // A later write-off is a new document.
  await enter(order, { outstanding: 400 })
  expect(await lineOf('written_off', invoice.id)).toMatchObject({ usd: 30 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('cancelled write-offs and other bad debts need no review, and no form can set the reviewer', async () => {
  const { invoice, order } = await anOrder()
  await enter(order, { outstanding: 430 })
  const id = (await lineOf('written_off', invoice.id))?.write_off ?? 0
  await enter(order, { outstanding: 500 })
  expect((await reviewOff(admin, id)).status).toBe(422)
  const bad = await aBadDebt(admin, {
    customer: invoice.customer,
    invoice: invoice.id,
    amount_usd: 5,
    reviewed_by: 'Me',
    reviewed_at: '2026-01-01',
  })
  expect((await owner.get(`/bad-debt/${bad.id}`)).body).toMatchObject({
    reviewed_by: null,
    reviewed_at: null,
  })
  expect(refusedOn(await reviewOff(owner, bad.id))).toEqual([422, ['reviewed_by']])
  expect((await reviewOff(owner, 999_999)).status).toBe(404)
  expect((await reviewPaid(owner, 999_999, 1)).status).toBe(404)
})

test('a superuser who is the only user may review their own entries', async () => {
  const other = await startTestInkwell()
  const alone = await other.as('superuser')
  const { invoice, order } = await anOrder(alone)
  await enter(order, { total_paid: 50, outstanding: 400 }, alone)
  const id = (await lineOf('written_off', invoice.id, alone))?.write_off ?? 0
  await aUser(other.pool, { role: 'manager' })
  expect((await reviewPaid(alone, invoice.id, 50)).status).toBe(422)
  expect((await reviewOff(alone, id)).status).toBe(422)
  await other.pool.query(`update users set user_status = 'hold' where not is_superuser`)
  expect((await reviewPaid(alone, invoice.id, 50)).status).toBe(200)
  expect((await reviewOff(alone, id)).status).toBe(200)
})
