import { expect, test } from 'vitest'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { apiClient } from '../../kernel/server/testing/api-client.ts'
import type { reconcileEndpoints } from '../../features/money/reconcile/reconcile.contract.ts'
import { faultsInMoney } from '../doctor/check-money.server.ts'
import { createDemoDatabase } from '../testing/database/demo-database.ts'
import { startTestInkwell } from '../testing/inkwell.ts'
import { demoCustomers } from './customers.ts'
import { demoProducts } from './goods/catalogue.ts'
import { fillDemo } from './fill.server.ts'
import { demoPassword, demoStaff } from './people.ts'

const inkwell = await startTestInkwell(await createDemoDatabase())

async function signIn(user: string) {
  const { body } = await inkwell.anyone.post<{ access_token: string }>('/auth/login', {
    user,
    password: demoPassword,
  })
  return apiClient(inkwell.address, body.access_token)
}
const owner = await signIn(demoStaff.owner.email)
const list = async (path: string) =>
  (await owner.get<{ count: number; results: Record<string, unknown>[] }>(path)).body

test('fills an empty database with a whole business', async () => {
  const { count, results } = await list('/product?page_size=100')
  expect(count).toBe(demoProducts.length)
  expect(results.every(({ image }) => typeof image === 'string')).toBe(true)
  expect((await list('/customer')).count).toBe(demoCustomers.length)
  expect((await list('/invoice?status=issued')).count).toBeGreaterThan(240)
  expect((await list('/invoice?status=draft')).count).toBeGreaterThan(5)
  expect((await list('/invoice-tracker?overdue=true')).count).toBeGreaterThan(5)
  expect((await list('/invoice-tracker?status=Complete')).count).toBeGreaterThan(50)
  expect((await list('/reports')).count).toBeGreaterThan(50)
  const missing = (await list('/reports/employees?missing=true')).results.map(({ username }) => username)
  expect(missing).toContain(demoStaff.secondSalesman.username)
  expect(missing).not.toContain(demoStaff.manager.username)
})

test('users comment on records, have tasks, and get notifications', async () => {
  const { count, results } = await list('/task')
  expect(count).toBeGreaterThan(1)
  expect(results.some(({ label }) => label !== null)).toBe(true)
  const { body } = await owner.get<{ unread: number; results: { kind: string }[] }>('/notice')
  expect(body.unread).toBeGreaterThan(1)
  expect(body.unread).toBeLessThan(20)
  expect(body.results.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['named', 'task']))
})

test('uses three languages: users, papers of customers, and the company data on them', async () => {
  const { rows } = await inkwell.pool.query<{ spoken: string; papers: string }>(`
    select (select string_agg(distinct language, ' ' order by language) from users) as spoken,
      (select string_agg(distinct paper_language, ' ' order by paper_language) from customer) as papers`)
  expect(rows).toEqual([{ spoken: 'ar ckb', papers: 'ar ckb en' }])
  const papers = new Map(demoCustomers.map(({ code, paper_language }) => [code, paper_language]))
  expect(['BGD-001', 'BGD-002', 'EBL-002', 'IST-001'].map((code) => papers.get(code))).toEqual([
    'en',
    'ar',
    'ckb',
    'en',
  ])
  const { body } = await owner.get<Record<string, string | null>>('/settings/company')
  for (const text of ['name', 'address', 'terms']) {
    expect(body[`${text}_ar`], text).toMatch(/[ةيك]/)
    expect(body[`${text}_ckb`], text).toMatch(/[ەێۆ]/)
  }
  const issued = await inkwell.pool.query(`
    select count(*)::int as without from invoice where status <> 'draft' and company ->> 'name_ckb' is null`)
  expect(issued.rows).toEqual([{ without: 0 }])
})

test('has accounts for every month, with the payments that the orders show', async () => {
  const { rows } = await inkwell.pool.query<{ table: string; months: number }>(`
    select 'receipt_voucher' as table, count(distinct date_trunc('month', date))::int as months from receipt_voucher
    union all select 'payment_voucher', count(distinct date_trunc('month', date))::int from payment_voucher
    union all select 'petty_cash', count(distinct date_trunc('month', date))::int from petty_cash
    union all select 'exchange_rate', count(distinct date_trunc('month', date))::int from exchange_rate
    union all select 'warehouse', count(distinct date_trunc('month', date))::int from warehouse
    union all select 'admin_log_sheet', count(distinct date_trunc('month', issue_date))::int from admin_log_sheet
    union all select 'financial_log_sheet', count(distinct date_trunc('month', issue_date))::int
      from financial_log_sheet`)
  for (const { table, months } of rows) expect(months, table).toBeGreaterThanOrEqual(13)
  const accounts = await list('/bank-account?page_size=20')
  expect(accounts.results[0]).toMatchObject({ name: 'PEN-COMPANY' })
  expect((await list('/account-transfer')).count).toBeGreaterThan(20)
  expect((await list('/account-transfer?confirmed=false')).count).toBe(1)
  expect((await list('/cash-close')).count).toBe(5)
  const paid = await inkwell.pool.query(`
    select count(*)::int as wrong from order_with_money t
    where received_iqd(t.invoice) = 0
      and received_usd(t.invoice) - (
        select coalesce(sum(left_of(r)), 0) from receipt_voucher r where r.invoice = t.invoice and not exists (
          select from settles('receipt_voucher', r.id) s where s.invoice is distinct from t.invoice)
      ) <> t.total_paid - t.typed_paid`)
  expect(paid.rows).toEqual([{ wrong: 0 }])
})

test('has money waiting in To Reconcile', async () => {
  const { body } = await owner.get<ReplyOf<typeof reconcileEndpoints.read>>('/reconcile')
  const groups = Object.fromEntries(body.groups.map((group) => [group.kind, group]))
  for (const group of Object.values(groups)) expect(group.count, group.kind).toBeGreaterThan(0)
  // For one voucher the rate implied by its manual payment is proposed, for the other its daily rate.
  const proposals = groups['needs_rate']?.results.map(({ rate_date }) => rate_date === null)
  expect(proposals?.toSorted()).toEqual([false, true])
  const { rows } = await inkwell.pool.query(`
    select count(distinct "group")::int as together from receipt_voucher where "group" is not null`)
  expect(rows).toEqual([{ together: 1 }])
})

test('has consistent money, and completed orders are paid', async () => {
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
  const { rows } = await inkwell.pool.query(`
    select count(*) filter (where outstanding > 0)::int as owing, count(*)::int as complete
    from order_with_money where status in ('Complete', 'Close')`)
  expect(rows).toEqual([{ owing: 0, complete: expect.any(Number) }])
})

test('has customers with long overdue debts, and some with unapplied credit', async () => {
  const { body } = await owner.get<{ totals: Record<string, number> }>('/receivables')
  for (const figure of ['not_due', 'over_90', 'on_account']) {
    expect(body.totals[figure], figure).toBeGreaterThan(0)
  }
})

test('has corrected documents: a round total, a cancelled invoice, credit notes and a refund', async () => {
  expect((await list('/invoice?status=cancelled')).count).toBe(1)
  const notes = (await list('/credit-note')).results.map((note) => [note['reason'], note['status']].join(' '))
  expect(notes.toSorted()).toEqual(['goodwill cancelled', 'misprint open', 'price used'])
  expect((await list('/bad-debt')).results).toMatchObject([
    { status: 'standing', on_order: true, customer_name: expect.any(String) },
    { status: 'standing', on_order: true, customer_name: expect.any(String) },
    { status: 'standing', on_order: false, customer_name: expect.any(String) },
  ])
  const { rows } = await inkwell.pool.query(`
    select (select count(*) > 5 from invoice where discount_amount > 0) as rounded,
      (select count(*)::int from payment_voucher where customer is not null) as refunds`)
  expect(rows).toEqual([{ rounded: true, refunds: 1 }])
})

test('every active user can sign in', async () => {
  for (const { email, user_status } of Object.values(demoStaff)) {
    const { status } = await inkwell.anyone.post('/auth/login', { user: email, password: demoPassword })
    expect(status, email).toBe(user_status === 'active' ? 200 : 403)
  }
})

test('numbers of a year have no gaps and follow the dates', async () => {
  const { rows } = await inkwell.pool.query<{ wrong: number }>(`
    select count(*)::int as wrong from (
      select right(invoice_no, 5)::int as number,
        row_number() over (partition by extract(year from invoice_date) order by invoice_date, id) as expected
      from invoice where status <> 'draft'
    ) numbered where number <> expected`)
  expect(rows).toEqual([{ wrong: 0 }])
})

test('the history has past entries with their users, and can no longer be changed', async () => {
  const { rows } = await inkwell.pool.query<{ days: number; people: number }>(`
    select (max(at)::date - min(at)::date) as days, count(distinct user_name)::int as people from history`)
  expect(rows[0]?.days).toBeGreaterThan(400)
  expect(rows[0]?.people).toBeGreaterThan(3)
  await expect(inkwell.pool.query('update history set at = now()')).rejects.toThrow('cannot be changed')
  const counted = await inkwell.pool.query(`
    select count(*)::int as late from invoice where created_at::date <> invoice_date or updated_at < created_at`)
  expect(counted.rows).toEqual([{ late: 0 }])
})

test('does not change a database with users in it', async () => {
  expect(await fillDemo(inkwell.pool)).toBe(false)
  expect((await list('/customer')).count).toBe(demoCustomers.length)
})

test('one receipt number is missing, and one invoice was changed after printing', async () => {
  const missing = await list('/missing-numbers?series=receipt')
  expect(missing.results[0]).toMatchObject({
    deleted_by: expect.any(String),
    text: expect.stringContaining('USD 50.00'),
  })
  const revised = await list('/invoice?changed_after_printing=true')
  expect(revised.results[0]).toMatchObject({ revision: 2 })
})

test('one manual payment was reviewed, prices were below the list, and petty cash waits for approval', async () => {
  const reviewed = await inkwell.pool.query(`
    select (select count(*)::int from typed_payment where reviewed_by is not null) as payments,
      (select count(*)::int from bad_debt where reviewed_by is not null) as write_offs`)
  expect(reviewed.rows).toEqual([{ payments: 1, write_offs: 1 }])
  const { body } = await owner.get<{ results: { kind: string; person: string | null; usd: number }[] }>(
    '/forgiven',
  )
  expect(body.results.filter(({ kind }) => kind === 'below_list')).toEqual([
    expect.objectContaining({ person: expect.any(String), usd: expect.any(Number) }),
  ])
  const [{ results: printed }, { results: waiting }] = [
    await list('/receipt-voucher?changed_after_printing=true&page_size=10'),
    await list('/petty-cash?status=waiting'),
  ]
  expect(Object.values(printed).flat()).toMatchObject([
    { revision: 2, locked_fields: expect.stringContaining('date') },
  ])
  expect(waiting).toMatchObject([{ approval: 'waiting' }])
})
