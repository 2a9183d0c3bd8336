import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Api, Listed } from '../../kernel/server/testing/api-client.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { aCreditNote } from '../money/credit-notes/testing/a-credit-note.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import { sumOf } from '../../kernel/contract/values/money.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { anInvoice } from '../invoices/testing/an-invoice.ts'
import { aSalesman } from '../salesmen/testing/a-salesman.ts'
import type { weeklyReportEndpoints } from '../employee-reports/employee-reports.contract.ts'
import type { dashboard } from './dashboard.contract.ts'

const inkwell = await startTestInkwell()
const manager = await inkwell.as('manager')
const [one, other] = [await aSalesman(inkwell), await aSalesman(inkwell)]
const { rows } = await inkwell.pool.query<{ today: string }>('select company_today()::text as today')
const today = rows[0]?.today ?? ''
const shown = async (api: Api) => (await api.get<ReplyOf<typeof dashboard>>('/dashboard')).body
const late = { invoice_date: today, age_days: 0 }

/** The counts of a dashboard, each as one number. */
function counted({
  sales,
  outstanding,
  orders,
  overdue,
  drafts,
  latest,
  top_customers,
}: Awaited<ReturnType<typeof shown>>) {
  return {
    sold: sumOf((sales?.months ?? []).map(({ amount }) => amount)),
    owed: sumOf((outstanding?.buckets ?? []).map(({ amount }) => amount)),
    orders: (orders?.statuses ?? []).reduce((sum, { count }) => sum + count, 0),
    overdue: overdue?.count,
    drafts: drafts?.count,
    latest: latest?.results.length,
    customers: top_customers?.results.length,
  }
}

test('a salesman’s dashboard counts their own invoices and customers, a manager’s all', async () => {
  const customer = (await aCustomer(one.api)).id
  await anInvoice(one.api, { ...late, customer })
  const { id } = await anInvoice(manager, { ...late, customer, salesman: one.id })
  await anInvoice(one.api, { ...late, status: 'draft' })
  await anInvoice(other.api, late)
  const own = { sold: 40, owed: 40, orders: 2, overdue: 0, drafts: 1, latest: 2, customers: 1 }
  const his = await shown(one.api)
  expect(his.own).toBe(true)
  expect(counted(his)).toEqual(own)
  const all = await shown(manager)
  expect(all.own).toBe(false)
  expect(counted(all)).toMatchObject({ sold: 60, orders: 3, drafts: 1 })
  // From now on the invoice belongs to the other salesman.
  await manager.put(`/invoice/${id}/salesman`, { salesman: other.id, reason: 'A new area' })
  expect(counted(await shown(one.api))).toMatchObject({ sold: 20, orders: 1 })
  expect(counted(await shown(other.api))).toMatchObject({ sold: 40, orders: 2 })
  // A credit note reduces the sales of the invoice's salesman.
  const { results } = (await manager.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body
  const lines = [{ invoice_product: results.invoice_products[0]?.id, quantity: 1 }]
  await aCreditNote(manager, { customer, invoice: id, lines })
  expect(counted(await shown(other.api))).toMatchObject({ sold: 30 })
})

test('a week contains the invoices assigned to the user', async () => {
  const person = await aSalesman(inkwell)
  await anInvoice(manager, { invoice_date: today, salesman: person.id })
  const week = await person.api.get<ReplyOf<typeof weeklyReportEndpoints.myWeek>>(
    `/reports/my-week?week_ending=${today}`,
  )
  expect(week.body).toMatchObject({ issued: 1, issued_usd: 20, open: 1 })
})

test('the salesman of an invoice sees it in Today when it is past due, and is notified when its order is on hold', async () => {
  const person = await aSalesman(inkwell)
  const { id } = await anInvoice(manager, { invoice_date: '2026-01-05', age_days: 1, salesman: person.id })
  const { groups } = (await person.api.get<{ groups: { kind: string; count: number }[] }>('/today')).body
  expect(groups).toContainEqual(expect.objectContaining({ kind: 'past_due', count: 1 }))
  const [order] = (
    await manager.get<Listed<{ id: number; status: string }>>(`/invoice-tracker?invoice=${id}`)
  ).body.results
  await manager.put(`/invoice-tracker/${order?.id}/status`, { from: order?.status, to: 'On_hold' })
  const notices = await person.api.get<{ results: { kind: string }[] }>('/notice')
  expect(notices.body.results).toContainEqual(expect.objectContaining({ kind: 'on_hold' }))
})
