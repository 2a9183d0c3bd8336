import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aBadDebt } from '../bad-debts/testing/a-bad-debt.ts'
import { aProduct } from '../../products/testing/a-product.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { WriteOffRow } from './write-offs.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

const writeOffs = async (days = '') => (await api.get<WriteOffRow>(`/forgiven${days}`)).body
const owing = async (amount: number, more = {}) =>
  anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: amount })], ...more })
const expectOk = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status > 299) throw new Error(JSON.stringify(body))
  return body
}

test('write-offs and adjustments of each kind are listed by month and user, with their total', async () => {
  expect(await writeOffs()).toEqual({ results: [], total: 0 })
  const dated = { date: '2026-05-04', unusual_date: true }

  await owing(100, { invoice_date: '2026-04-02', discount_amount: 7 })
  const rounded = await owing(791, { invoice_date: '2026-04-03' })
  const { customer } = rounded
  await expectOk(
    api.post('/receipt', { customer, iqd: 1_036_250, rate: 1310, settles: [rounded.id], ...dated }),
  )
  const order = await owing(50, { invoice_date: '2026-04-03' })
  const { results } = (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${order.id}`)).body
  await expectOk(api.put(`/invoice-tracker/${results[0]?.id}`, { total_paid: 30, outstanding: 15 }))
  const lost = await owing(60, { invoice_date: '2026-04-04' })
  await aBadDebt(api, { customer: lost.customer, invoice: lost.id, amount_usd: 60, ...dated })
  await expectOk(api.post('/exchange-rate', { date: '2026-05-01', iqd_per_usd: 1310 }))
  const cashBox = (await expectOk(
    api.post('/bank-account', {
      name: 'Drawer',
      currency: 'IQD',
      opening_balance: 262_000,
      opening_date: '2026-01-01',
      kind: 'cash',
    }),
  )) as Saved<{ id: number }>
  await expectOk(
    api.post('/cash-close', {
      account: cashBox.data.id,
      counted: 248_900,
      reason: 'A note is gone',
      date: '2026-05-20',
    }),
  )

  const shown = await writeOffs()
  expect(Object.fromEntries(shown.results.map(({ kind, ...row }) => [kind, row]))).toMatchObject({
    discount: { month: '2026-04', count: 1, usd: 7, person: expect.any(String) },
    coins: { month: '2026-05', count: 1, usd: -0.03 },
    closing: { month: '2026-05', count: 1, usd: 10, iqd: 13_100 },
  })
  expect(
    shown.results
      .filter(({ kind }) => kind === 'bad_debt')
      .map(({ usd }) => usd)
      .toSorted(),
  ).toEqual([5, 60])
  expect(shown.total).toBe(81.97)
  const may = await writeOffs('?from=2026-05-01&to=2026-05-31')
  expect(may.total).toBe(69.97)
  const file = await api.fetch('/api/v1/forgiven/export?format=csv')
  expect(await file.text()).toContain('Bad Debts')
})

test('a cancelled bad debt is reversed on the day of cancelling', async () => {
  const days = '?from=2026-01-01&to=2026-01-31'
  const { id: invoice, customer } = await owing(20, { invoice_date: '2026-01-02' })
  const bad = await aBadDebt(api, {
    customer,
    invoice,
    amount_usd: 20,
    date: '2026-01-05',
    unusual_date: true,
  })
  const before = (await writeOffs()).total
  expect((await writeOffs(days)).total).toBe(20)
  await expectOk(api.post(`/bad-debt/${bad.id}/cancel`, { reason: 'Paid after all' }))
  expect((await writeOffs(days)).total).toBe(20)
  expect((await writeOffs()).total).toBeCloseTo(before - 20, 2)
})

test('percent discounts and prices below the list are listed with the user who gave them', async () => {
  const days = '?from=2026-02-01&to=2026-02-28'
  const given = async () =>
    (await writeOffs(days)).results.map(({ kind, person, count, usd }) => [kind, person, count, usd])
  const manager = await inkwell.as('manager')
  const product = (await aProduct(api, { unit_price: 10 })).id
  const line = (unit_price: number) => aLine({ product, quantity: 10, unit_price })
  const dated = { invoice_date: '2026-02-03' }
  await anInvoice(manager, { ...dated, invoice_products: [line(10)], discount: 5 })
  const low = await anInvoice(manager, { ...dated, invoice_products: [line(8)], discount: 10 })
  await owing(100, { ...dated, discount: 50, status: 'draft' })
  // Prices above the list are no adjustment.
  await anInvoice(manager, { ...dated, invoice_products: [line(12)] })
  expect(await given()).toEqual([
    ['below_list', 'Test manager', 1, 20],
    ['discount_percent', 'Test manager', 2, 13],
  ])
  await expectOk(api.post(`/invoice/${low.id}/cancel`, { reason: 'Ordered twice', date: '2026-02-20' }))
  expect((await given()).reduce((sum, [, , , usd]) => sum + Number(usd), 0)).toBe(5)
})

test('write-offs and adjustments are for admins and managers', async () => {
  expect((await (await inkwell.as('manager')).get('/forgiven')).status).toBe(200)
  expect((await (await inkwell.as('salesman')).get('/forgiven')).status).toBe(403)
})
