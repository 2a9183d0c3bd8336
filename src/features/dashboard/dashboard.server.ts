import sql, { empty, type Sql } from 'sql-template-tag'
import { addDays, addMonths } from '../../kernel/contract/values/day.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { sumOf } from '../../kernel/contract/values/money.ts'
import type { Count, Db } from '../../kernel/server/database/query.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { selectColumns } from '../../kernel/server/lists/list.ts'
import { bankAccount } from '../money/accounts/bank-accounts.contract.ts'
import { accountExpressions } from '../money/accounts/bank-accounts.server.ts'
import { order, orderStatuses } from '../orders/orders.contract.ts'
import { orderExpressions } from '../orders/orders.server.ts'
import { invoice, type invoiceStatuses } from '../invoices/invoices.contract.ts'
import { pettyCash } from '../money/petty-cash/petty-cash.contract.ts'
import { receiptVoucher } from '../money/receipts/receipt-voucher.contract.ts'
import { receivablesRight } from '../money/receivables/receivables.contract.ts'
import { reconcileSums } from '../money/reconcile/reconcile.server.ts'
import { companyToday } from '../settings/settings.server.ts'
import { ageBuckets, dashboard, type DashboardPart } from './dashboard.contract.ts'
import { sales, topCustomers } from './sales/sales.server.ts'
import { firstStepsRoutes, stepsLeft } from './first-steps/first-steps.server.ts'
import { today } from './today/today.contract.ts'
import { todayOf } from './today/today.server.ts'
import type { ApprovableKind } from '../approvals/approvals.server.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'

const recordsShown = 5
/** When the ledger was last checked, and the number of faults; null before the first check. */
async function moneyCheck(db: Db): Promise<DashboardPart<'money_check'> | null> {
  const last = await db.row<DashboardPart<'money_check'>>(
    sql`select checked_at, cardinality(faults) as faults from money_check where checked_at is not null`,
  )
  return last ?? null
}

async function accounts(db: Db): Promise<DashboardPart<'accounts'>> {
  const results = await db.rows<DashboardPart<'accounts'>['results'][number]>(
    sql`select ${selectColumns(bankAccount, accountExpressions(null))},
        (t.opening_balance <> 0 or t.id in (s.default_account, s.petty_cash_account)
          or exists (select from entry e where e.account = t.id)) is true as in_use
      from bank_account t cross join settings s
      where t.active or account_balance(t) <> 0 order by t.id`,
  )
  return { results }
}

/** The salesman whose sales the figures are limited to; null: all sales. */
type Own = number | null

const soldBy = (own: Own): Sql => (own === null ? empty : sql`and t.salesman = ${own}`)
const owedTo = (own: Own): Sql => (own === null ? empty : sql`and e.salesman = ${own}`)
const ordersOf = (own: Own): Sql =>
  own === null ? empty : sql`and t.invoice in (select id from invoice where salesman = ${own})`

/**
 * The number of debts among open entries `e`: the entries of one invoice are one debt, and so is each opening balance.
 */
const debts = sql`count(distinct e.invoice) + count(*) filter (where e.invoice is null)`

/** The open entries `e` with what each belongs to: an order, an opening balance, or neither. */
const openEntries = (own: Own) => sql`(
  select e.*, case when e.opening is not null then 'openings'
    when exists (select from invoice_tracker t where t.invoice = e.invoice) then 'orders' else 'without_order' end as what
  from open_entry e where e.owed > 0 ${owedTo(own)}) e`

interface Sum {
  what: 'orders' | 'openings' | 'without_order'
  amount: number
  count: number
}

const added = (sums: readonly Sum[]) => ({
  amount: sumOf(sums.map(({ amount }) => amount)),
  count: sums.reduce((all, { count }) => all + count, 0),
})

/** The sums of orders, and separately of what no list of orders contains. */
const addedByWhat = (sums: readonly Sum[]) => {
  const of = (wanted: Sum['what']) => added(sums.filter(({ what }) => what === wanted))
  return { orders: of('orders'), openings: of('openings'), without_order: of('without_order') }
}

/**
 * Outstanding amounts by age. Read from the open entries, like accounts, statements and receivables: an invoice with a
 * deleted order counts, and so do opening balances.
 */
async function outstanding(db: Db, today: string, own: Own): Promise<DashboardPart<'outstanding'>> {
  const sums = await db.rows<Sum & { from_days: number }>(sql`
    select from_days[greatest(1, width_bucket(${today}::date - e.day, from_days))] as from_days, e.what,
      sum(e.owed) as amount, ${debts} as count
    from ${openEntries(own)}, (select ${ageBuckets.map((bucket) => bucket.from_days)}::integer[] as from_days) ages
    group by 1, 2`)
  const buckets = ageBuckets.map(({ from_days, to_days }) => {
    const its = sums.filter((sum) => sum.from_days === from_days)
    return {
      from_days,
      to_days,
      date_from: to_days === null ? null : addDays(today, -to_days),
      // Entries dated in the future belong to the youngest range.
      date_to: from_days === 0 ? null : addDays(today, -from_days),
      ...added(its),
      orders: addedByWhat(its).orders,
    }
  })
  return { buckets, ...addedByWhat(sums) }
}

/** Each status is counted in its own part of the index: grouping by text takes three times as long. */
async function orders(db: Db, _: string, own: Own): Promise<DashboardPart<'orders'>> {
  const statuses = await db.rows<DashboardPart<'orders'>['statuses'][number]>(sql`
    select status, (select count(*) from invoice_tracker t where t.status = all_statuses.status ${ordersOf(own)}) as count
    from unnest(${Object.keys(orderStatuses)}::text[]) with ordinality as all_statuses (status, place)
    order by place`)
  return { statuses }
}

/** The orders longest overdue, the total of all overdue orders, and the past due amounts without an order. */
async function overdue(db: Db, today: string, own: Own): Promise<DashboardPart<'overdue'>> {
  const sums = await db.rows<Sum>(sql`
    select e.what, sum(e.owed) as amount, ${debts} as count
    from ${openEntries(own)} where e.due < ${today}::date group by 1`)
  const { orders: late, ...others } = addedByWhat(sums)
  const results = await db.rows<DashboardPart<'overdue'>['results'][number]>(sql`
    select ${selectColumns(order, orderExpressions(today))}
    from order_with_money t where t.outstanding > 0 and t.due_date < ${today}::date ${ordersOf(own)}
    order by t.due_date, t.invoice limit ${recordsShown}`)
  return { ...late, ...others, results }
}

/** The newest invoices with a status. The total number is not needed, and counting issued invoices is slow. */
async function newest(
  db: Db,
  status: keyof typeof invoiceStatuses,
  own: Own,
): Promise<DashboardPart<'latest'>> {
  const results = await db.rows<DashboardPart<'latest'>['results'][number]>(sql`
    select ${selectColumns(invoice)} from invoice_with_money t where t.status = ${status} ${soldBy(own)} order by t.id desc limit ${recordsShown}`)
  return { results }
}

async function drafts(db: Db, _: string, own: Own): Promise<DashboardPart<'drafts'>> {
  const counted = await db.row<Count>(
    sql`select count(*) as count from invoice t where t.status = 'draft' ${soldBy(own)}`,
  )
  return { count: counted?.count ?? 0, ...(await newest(db, 'draft', own)) }
}

async function pettyCashThisMonth(db: Db, today: string): Promise<DashboardPart<'petty_cash'>> {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const first = `${today.slice(0, 7)}-01`
  const found = await db.row<Pick<DashboardPart<'petty_cash'>, 'amount' | 'count'>>(sql`
    select coalesce(sum(project_amount), 0) as amount, count(*) as count from petty_cash
    where cancelled_on is null and takes_effect(approval) and date >= ${first}::date and date < ${addMonths(first, 1)}::date`)
  return { year, month, amount: found?.amount ?? 0, count: found?.count ?? 0 }
}

/**
 * The figures of the dashboard; a part is null unless all its records are visible to the user. Users with the
 * permission for receivables see all amounts, others those of their own sales. Each part is cached until a table that
 * it reads changes.
 */
function mount(kernel: Kernel, approvable: readonly ApprovableKind[]): void {
  const { routes, queryCache, policies, may } = kernel
  firstStepsRoutes(kernel)
  routes.query(today, async ({ actor }, db) => await todayOf(kernel, db, actor, approvable))
  routes.query(dashboard, async ({ actor }, db) => {
    const today = await companyToday(db)
    const own = may(actor, receivablesRight, 'view') ? null : actor.id
    type Find<T> = (reading: Db, day: string, own: Own) => Promise<T>
    const part = async <T>(entity: Entity, name: string, find: Find<T>) =>
      policies.of(actor, entity) === 'all'
        ? await queryCache.of(`dashboard ${name} ${today} ${own}`, () => find(db, today, own))
        : null
    const toReconcile = async () => {
      if (!may(actor, receiptVoucher.resource, 'update')) return null
      return { groups: await reconcileSums(kernel, actor, db) }
    }
    const [steps, account, sale, top, owed, byStatus, late, draft, last, cash, waiting] = await Promise.all([
      stepsLeft(db, actor, may),
      part(bankAccount, 'accounts', accounts),
      part(invoice, 'sales', sales),
      part(invoice, 'top customers', topCustomers),
      part(order, 'outstanding', outstanding),
      part(order, 'orders', orders),
      part(order, 'overdue', overdue),
      part(invoice, 'drafts', drafts),
      part(invoice, 'latest', (reading, _, of) => newest(reading, 'issued', of)),
      part(pettyCash, 'petty cash', pettyCashThisMonth),
      toReconcile(),
    ])
    return {
      own: own !== null,
      today: await todayOf(kernel, db, actor, approvable),
      first_steps: steps,
      money_check: actor.isSuperuser ? await moneyCheck(db) : null,
      to_reconcile: waiting,
      accounts: account,
      sales: sale,
      top_customers: top,
      outstanding: owed,
      orders: byStatus,
      overdue: late,
      drafts: draft,
      latest: last,
      petty_cash: cash,
    }
  })
}

/** The dashboard; `approvable` are the kinds of documents that can require approval. */
export const dashboardServer = (approvable: readonly ApprovableKind[]): ServerFeature => ({
  mount: (kernel) => {
    mount(kernel, approvable)
  },
})
