import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { sumOf } from '../../kernel/contract/values/money.ts'
import { addDays } from '../../kernel/contract/values/day.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { anOpening } from '../money/opening-balances/testing/an-opening.ts'
import type { dashboard } from './dashboard.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const { rows } = await inkwell.pool.query<{ today: string }>('select company_today()::text as today')
const today = rows[0]?.today ?? ''

const shown = async () => (await api.get<ReplyOf<typeof dashboard>>('/dashboard')).body
const figures = async (path: string) => (await api.get<Record<string, number>>(path)).body
/** The number of orders that match filters, with what they owe. */
async function orders(filters: string) {
  const { count } = (await api.get<Listed<object>>(`/invoice-tracker?${filters}`)).body
  return { count, amount: (await figures(`/invoice-tracker/totals?${filters}`))['outstanding'] }
}
const sale = async (amount: number, daysAgo: number, form: object = {}) =>
  anInvoice(api, {
    invoice_date: addDays(today, -daysAgo),
    age_days: 5,
    invoice_products: [aLine({ quantity: 1, unit_price: amount })],
    ...form,
  })

test('dashboard, tabs and lists count the same orders, and opening balances separately', async () => {
  await sale(100, 0)
  await sale(50, 40)
  // Too small for a call.
  await sale(9, 50)
  const { id: deleted } = await sale(70, 45)
  const { results } = (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${deleted}`)).body
  expect((await api.delete(`/invoice-tracker/${results[0]?.id}`)).status).toBe(204)
  await anOpening(api, { amount_usd: 700, date: addDays(today, -45) })

  const { outstanding, overdue, today: waits } = await shown()
  expect(outstanding?.orders).toEqual(await orders('unpaid=true'))
  expect(outstanding).toMatchObject({
    orders: { amount: 159, count: 3 },
    openings: { amount: 700, count: 1 },
    without_order: { amount: 70, count: 1 },
  })
  for (const { date_from, date_to, orders: its } of outstanding?.buckets ?? []) {
    const days = [date_from && `date_from=${date_from}`, date_to && `date_to=${date_to}`].filter(Boolean)
    expect(its).toEqual(await orders(`unpaid=true&${days.join('&')}`))
  }
  // Customer accounts contain all of it.
  const all = outstanding?.buckets.map(({ amount }) => amount) ?? []
  const accounts = (await api.get<{ totals: { total: number } }>('/receivables')).body.totals.total
  expect([sumOf(all), accounts]).toEqual([929, 929])

  const late = await orders('overdue=true')
  expect(overdue).toMatchObject({ ...late, openings: { count: 1 }, without_order: { count: 1 } })
  expect((await figures('/invoice-tracker/counts'))['late']).toBe(late.count)
  const calls = waits.groups.find(({ kind }) => kind === 'past_due')?.count
  expect([late.count, calls]).toEqual([2, 1])
  expect((await orders('overdue=true&to_call=true')).count).toBe(calls)
  expect((await figures('/invoice-tracker/counts?to_call=true'))['late']).toBe(calls)
})

test('drafts are the same in Today, on the dashboard, in the tab and in the list', async () => {
  await sale(30, 0, { status: 'draft' })
  const { drafts, today: waits } = await shown()
  const count = (await api.get<Listed<object>>('/invoice?status=draft&mine=true')).body.count
  expect([
    drafts?.count,
    waits.groups.find(({ kind }) => kind === 'drafts')?.count,
    (await figures('/invoice/counts'))['draft'],
    count,
  ]).toEqual([1, 1, 1, 1])
})
