import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import { type GroupSums, linesToReconcile } from './reconcile.contract.ts'

const inkwell = await startTestInkwell()
const [boss, manager, salesman] = [
  await inkwell.as('superuser'),
  await inkwell.as('manager'),
  await inkwell.as('salesman'),
]
/** The count from the endpoint, which must equal that of the session, of the page and of the dashboard. */
const waiting = async (by: Api) => {
  const { count } = (await by.get<{ count: number }>('/reconcile/waiting')).body
  expect((await by.get('/auth/me')).body).toMatchObject({ money_waiting: count })
  const page = (await by.get<{ groups: GroupSums[] }>('/reconcile')).body
  const dashboard = (await by.get<{ to_reconcile: { groups: GroupSums[] } }>('/dashboard')).body.to_reconcile
  expect([linesToReconcile(page.groups), linesToReconcile(dashboard.groups)]).toEqual([count, count])
  return count
}

test('To Reconcile counts its open lines, without credit that waits for an invoice', async () => {
  const before = await waiting(manager)
  const customer = (await aCustomer(manager)).id
  await manager.post('/receipt', { customer, usd: 50 })
  expect(await waiting(manager)).toBe(before)
  await aReceipt(manager, { amount_usd_advance: 5, to_account: 'Nobody knows it' })
  expect(await waiting(manager)).toBe(before + 1)
})

test('documents that the user may not see are not counted', async () => {
  expect((await salesman.get('/reconcile/waiting')).status).toBe(403)
  expect((await salesman.get('/auth/me')).body).toMatchObject({ money_waiting: 0 })
  await aPayment(boss, { amount_usd: 5, from_field: 'Nobody knows it either' })
  const before = await waiting(manager)
  await boss.put('/settings/permissions/payment_voucher/manager', { verbs: [] })
  expect(await waiting(manager)).toBe(before - 1)
})
