import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { addDays, addMonths, today } from '../../kernel/contract/values/day.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { sumOf } from '../../kernel/contract/values/money.ts'
import type { Api, Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { anOpening } from '../money/opening-balances/testing/an-opening.ts'
import { aPayment } from '../money/payments/testing/a-payment.ts'
import { aReceipt } from '../money/receipts/testing/a-receipt.ts'
import type { dashboard } from './dashboard.contract.ts'

type Dashboard = ReplyOf<typeof dashboard>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const now = today('Asia/Baghdad')

const shown = async (by: Api = api) => (await by.get<Dashboard>('/dashboard')).body

/** An invoice over an amount, dated some days ago, due after some days. */
const sale = (amount: number, daysAgo: number, wanted: Record<string, unknown> = {}) =>
  anInvoice(api, {
    invoice_date: addDays(now, -daysAgo),
    invoice_products: [aLine({ quantity: 1, unit_price: amount })],
    ...wanted,
  })

const query = (filters: Record<string, unknown>) =>
  Object.entries(filters)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
const list = async (path: string, filters: Record<string, unknown>) =>
  (await api.get<Listed<Record<string, number>>>(`${path}?page_size=100&${query(filters)}`)).body
const totals = async (path: string, filters: Record<string, unknown>) =>
  (await api.get<Record<string, number>>(`${path}/totals?${query(filters)}`)).body

describe('each figure equals that of the list behind it', () => {
  test('sales by month, the last twelve', async () => {
    await sale(70.1, 0)
    await sale(0.2, 0, { discount: 50 })
    await sale(33.33, 100)
    await sale(5, 500)
    await sale(1000, 0, { status: 'draft' })
    const months = (await shown()).sales?.months ?? []
    expect(months).toHaveLength(12)
    expect(months.at(-1)?.month).toBe(now.slice(0, 7))
    for (const { date_from, date_to, amount, count } of months) {
      const filters = { sold: true, date_from, date_to }
      const invoices = await list('/invoice', filters)
      expect(invoices.count).toBe(count)
      expect(sumOf(invoices.results.map(({ grand_total = 0 }) => grand_total))).toBe(amount)
      expect(await totals('/invoice', filters)).toMatchObject({
        grand_total: amount,
        drafts: null,
        draft_total: null,
        taken_back: 0,
        net: amount,
      })
    }
  })

  test('outstanding by age', async () => {
    for (const daysAgo of [0, 30, 31, 60, 61, 90, 91, 400]) await sale(daysAgo + 1, daysAgo)
    const buckets = (await shown()).outstanding?.buckets ?? []
    expect(buckets.map(({ from_days, to_days }) => [from_days, to_days])).toEqual([
      [0, 30],
      [31, 60],
      [61, 90],
      [91, null],
    ])
    for (const { date_from, date_to, amount, count } of buckets) {
      const filters = { unpaid: true, date_from, date_to }
      const orders = await list('/invoice-tracker', filters)
      expect(orders.count).toBe(count)
      expect(sumOf(orders.results.map(({ outstanding = 0 }) => outstanding))).toBe(amount)
      expect(await totals('/invoice-tracker', filters)).toMatchObject({ outstanding: amount })
    }
    expect(sumOf(buckets.map(({ amount }) => amount))).toBe(
      (await totals('/invoice-tracker', { unpaid: true }))['outstanding'],
    )
  })

  test('orders by status', async () => {
    await sale(1, 0)
    const statuses = (await shown()).orders?.statuses ?? []
    expect(statuses).toHaveLength(8)
    for (const { status, count } of statuses) {
      expect((await list('/invoice-tracker', { status })).count).toBe(count)
    }
  })

  test('overdue orders, the oldest due date first', async () => {
    await sale(40, 20, { age_days: 10 })
    await sale(41, 10, { age_days: 10 })
    const overdue = (await shown()).overdue
    const orders = await list('/invoice-tracker', { overdue: true, ordering: 'due_date' })
    expect(orders.count).toBe(overdue?.count)
    expect(sumOf(orders.results.map(({ outstanding = 0 }) => outstanding))).toBe(overdue?.amount)
    expect(overdue?.results.map(({ id }) => id)).toEqual(orders.results.slice(0, 5).map(({ id }) => id))
  })

  test('top customers of the last twelve months', async () => {
    const customer = (await aCustomer(api)).id
    await sale(500_000, 3, { customer })
    await sale(400_000, 200, { customer })
    await sale(900_000, 370, { customer })
    const top = (await shown()).top_customers
    const [first] = top?.results ?? []
    expect(first).toMatchObject({ customer, amount: 900_000, count: 2 })
    const filters = { sold: true, customer, date_from: top?.date_from, date_to: top?.date_to }
    expect(await totals('/invoice', filters)).toMatchObject({ grand_total: 900_000 })
  })

  test('petty cash this month', async () => {
    const entry = (date: string, project_amount: number) =>
      api.post<Saved<{ id: number }>>('/petty-cash', {
        project_name: 'Tea',
        receipt_no: '1',
        receipt_form: 'A',
        date,
        project_amount,
      })
    await entry(now, 1000)
    await entry(now, 250.5)
    await entry(addMonths(now, -1), 99)
    const cancelled = (await entry(now, 7000)).body.data.id
    expect((await api.post(`/petty-cash/${cancelled}/cancel`, { reason: 'Entered twice' })).status).toBe(200)
    const cash = (await shown()).petty_cash
    expect(cash).toMatchObject({ amount: 1250.5, count: 2 })
    const month = await list('/petty-cash', { year: cash?.year, month: cash?.month })
    // The list shows cancelled records too, but leaves them out of the total.
    expect(month).toMatchObject({ count: 3, total_project_amount: 1250.5 })
  })

  test('bank accounts: twelve, with the balance of their vouchers', async () => {
    const invoice = await sale(100, 0)
    await aReceipt(api, {
      invoice: invoice.id,
      from_account: invoice.customer,
      to_account: ' pen-company ',
      amount_usd_advance: 60.5,
    })
    await aPayment(api, { from_field: 'PEN-COMPANY', amount_usd: 20_000, amount_iqd: 5 })
    const accounts = (await shown()).accounts?.results ?? []
    expect(accounts).toHaveLength(12)
    expect(accounts[0]).toMatchObject({ name: 'PEN-COMPANY', currency: 'USD', balance: -19_939.5 })
    expect(accounts[1]?.balance).toBe(accounts[1]?.opening_balance)
    expect((await list('/bank-account', {})).results[0]).toMatchObject({ balance: -19_939.5 })
    // The first is also the default account; those without any entry are not in use.
    expect(accounts.filter((account) => account.in_use).map(({ name }) => name)).toEqual(['PEN-COMPANY'])
  })

  test('drafts and the latest invoices', async () => {
    const draft = await sale(3, 0, { status: 'draft' })
    const issued = await sale(4, 0)
    const { drafts, latest } = await shown()
    expect(drafts?.results[0]?.id).toBe(draft.id)
    expect(drafts?.count).toBe((await list('/invoice', { status: 'draft' })).count)
    expect(latest?.results[0]).toMatchObject({ id: issued.id, grand_total: 4 })
  })
})

test('a change shows at once', async () => {
  const before = (await shown()).orders?.statuses.find(({ status }) => status === 'Pending')?.count ?? 0
  await sale(1, 0)
  expect((await shown()).orders?.statuses.find(({ status }) => status === 'Pending')?.count).toBe(before + 1)
})

describe('every user gets only what they may see', () => {
  // The first steps depend on facts, not only on permissions; the ledger check is for superusers.
  const withheld = (of: Dashboard) =>
    Object.entries(of)
      .filter(([name, part]) => part === null && !['first_steps', 'money_check'].includes(name))
      .map(([name]) => name)
      .toSorted()

  test('admins and managers all of it, salesmen neither accounts nor petty cash', async () => {
    expect(withheld(await shown(await inkwell.as('admin')))).toEqual([])
    expect(withheld(await shown())).toEqual([])
    expect(withheld(await shown(await inkwell.as('salesman')))).toEqual([
      'accounts',
      'petty_cash',
      'to_reconcile',
    ])
  })

  test('nothing without a session', async () => {
    expect((await inkwell.anyone.get('/dashboard')).status).toBe(401)
  })

  test('a removed permission removes its figures from the next response', async () => {
    const [salesman, superuser] = [await inkwell.as('salesman'), await inkwell.as('superuser')]
    const allow = (verbs: string[]) => superuser.put('/settings/permissions/invoices/salesman', { verbs })
    expect((await allow([])).status).toBe(200)
    try {
      const left = withheld(await shown(salesman))
      expect(left).toEqual([
        'accounts',
        'drafts',
        'latest',
        'petty_cash',
        'sales',
        'to_reconcile',
        'top_customers',
      ])
    } finally {
      await allow(['view', 'create', 'update'])
    }
    expect((await shown(salesman)).sales).not.toBeNull()
  })
})

test('past due orders are orders: opening balances and invoices without an order are listed separately', async () => {
  const superuser = await inkwell.as('superuser')
  await sale(25, 40, { age_days: 10 })
  const before = (await shown()).overdue
  const [late] = (await list('/invoice-tracker', { overdue: true, ordering: 'due_date' })).results
  await anOpening(superuser, { amount_usd: 70, date: '2026-01-01' })
  expect((await superuser.delete(`/invoice-tracker/${late?.['id']}`)).status).toBe(204)
  const after = (await shown()).overdue
  const more = (part: { amount: number; count: number } | undefined, amount: number) => ({
    amount: sumOf([part?.amount ?? 0, amount]),
    count: (part?.count ?? 0) + 1,
  })
  expect(after?.openings).toEqual(more(before?.openings, 70))
  expect(after?.without_order).toEqual(more(before?.without_order, late?.['outstanding'] ?? 0))
  const orders = await list('/invoice-tracker', { overdue: true })
  expect([after?.count, orders.count]).toEqual([(before?.count ?? 0) - 1, (before?.count ?? 0) - 1])
})
