import sql, { raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../../kernel/contract/access.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import { Problem } from '../../kernel/contract/problem.ts'
import { message } from '../../i18n/messages.ts'
import { deletionOf } from '../../kernel/server/bulk/bulk-action.ts'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import { mountList, mountRemove } from '../../kernel/server/records/crud.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { flagCondition, listCounts, listTotals } from '../../kernel/server/lists/list.ts'
import { whereAll } from '../../kernel/server/database/where.ts'
import { searchConditions } from '../../kernel/server/lists/search.ts'
import { conflictWith, lockRecord, readRecord, updateRow } from '../../kernel/server/records/records.ts'
import { assertMayPostpone } from '../invoices/store/postpone.server.ts'
import { companyToday } from '../settings/settings.server.ts'
import { manualPayments } from '../invoices/invoices.contract.ts'
import { mineOf } from '../invoices/invoices.server.ts'
import { order, orderEndpoints, orderTabs, orderStatuses } from './orders.contract.ts'
import { badDebtsOf, recordManualPayment } from './record-manual-payment.server.ts'
import { manualPayment } from './manual-payments.ts'
import { syncFromInvoiceSince } from './sync-from-invoice.server.ts'

type Order = Row<typeof order>
type StatusTotals = ReplyOf<typeof orderEndpoints.statusTotals>['results'][number]

/** The condition for orders past due with money outstanding, whatever their status. */
function overdueOn(today: string): Sql {
  return sql`(t.due_date < ${today}::date and t.outstanding > 0)`
}

/** The condition for past due orders that are worth a call. */
export function toCallOn(today: string): Sql {
  return sql`(${overdueOn(today)} and t.outstanding >= (select call_from_usd from settings))`
}

/** Columns stored with the entry of the invoice: rows with equal values are sorted by invoice. */
const byInvoice = raw('t.invoice')
const ties = { invoice_amount: byInvoice, total_paid: byInvoice, outstanding: byInvoice, due_date: byInvoice }

/** Sums leave out cancelled invoices, for which nothing is due. */
const counts = sql`not t.cancelled`

/** The computed fields of an order on a day. */
export function orderExpressions(today: string) {
  return {
    is_overdue: overdueOn(today),
    received_usd: sql`received_usd(t.invoice)`,
    received_iqd: sql`received_iqd(t.invoice)`,
    overpaid: sql`left_of_receipts(t.invoice) + greatest(0, t.total_paid
      - case when t.cancelled then 0 else t.invoice_amount - t.credited end)`,
  }
}

type Filters = CheckedInput<typeof order.filters>

/** The conditions on the invoices of orders. */
function byInvoices({ customer, mine, salesman }: Filters, actor: Pick<Actor, 'id'>): Sql[] {
  const conditions = [
    ...(customer === null ? [] : [sql`t.customer = ${customer}`]),
    ...flagCondition(mine, mineOf(actor.id)),
    ...(salesman === null ? [] : [sql`t.salesman = ${salesman}`]),
  ]
  return conditions.length === 0
    ? []
    : [sql`t.invoice in (select t.id from invoice t ${whereAll(conditions)})`]
}

/** The conditions of the list's filters; `today` is the current day, `actor` the user for `mine`. */
function conditions(query: Filters, today: string, actor: Pick<Actor, 'id'>): Sql[] {
  return [
    ...(query.status === null ? [] : [sql`t.status = ${query.status}`]),
    ...flagCondition(query.overdue, overdueOn(today)),
    ...flagCondition(query.to_call, toCallOn(today)),
    ...flagCondition(query.unpaid, sql`t.outstanding > 0`),
    ...flagCondition(query.typed, sql`t.typed_paid <> 0`),
    ...flagCondition(query.written_off, sql`t.written_off <> 0`),
    ...(query.date_from === null ? [] : [sql`t.date >= ${query.date_from}`]),
    ...(query.date_to === null ? [] : [sql`t.date <= ${query.date_to}`]),
    ...(query.invoice === null ? [] : [sql`t.invoice = ${query.invoice}`]),
    ...byInvoices(query, actor),
  ]
}

/** The conditions of the tabs on a day, by name. */
function ordersBy(today: string) {
  const { late: _, ...statuses } = orderTabs
  const by = Object.entries(statuses).map(([name, { status }]) => [name, sql`t.status = ${status}`] as const)
  // The keys are the names of the tabs.
  const each = Object.fromEntries(by) as Record<keyof typeof statuses, Sql>
  return { all: sql`true`, late: overdueOn(today), ...each }
}

/** Orders: list, view, update, move and delete; they are created with their invoices. */
function mount(kernel: Kernel): void {
  const { routes, queryCache, may } = kernel
  const { list, totals, counts: countsOf, statusTotals, read, madeOf, update, move, remove } = orderEndpoints
  const expressionsNow = async (db: Db) => orderExpressions(await companyToday(db))
  const record = async (db: Db, id: number) => readRecord<Order>(db, order, id, await expressionsNow(db))

  const optionsNow = async (query: Filters, db: Db, actor: Pick<Actor, 'id'>) => {
    const today = await companyToday(db)
    return {
      expressions: orderExpressions(today),
      ties,
      where: conditions(query, today, actor),
      // The salesman of an order changes with its invoice, while the row of the order stays the same.
      asksOwnRow: query.mine === null && query.salesman === null,
    }
  }

  mountList(kernel, order, list, optionsNow)
  routes.query(countsOf, async ({ query, actor }, db) => {
    const today = await companyToday(db)
    return await listCounts({ db, queryCache }, order, ordersBy(today), {
      search: query.search,
      where: conditions({ ...query, status: null, overdue: null }, today, actor),
    })
  })
  routes.query(totals, async ({ query, actor }, db) => {
    const where = [counts, ...conditions(query, await companyToday(db), actor)]
    return await listTotals({ db, queryCache }, order, ['invoice_amount', 'total_paid', 'outstanding'], {
      search: query.search,
      where,
    })
  })
  routes.query(statusTotals, async ({ query, actor }, db) => {
    const where = [
      ...db.visibleTo(order),
      counts,
      ...conditions(query, await companyToday(db), actor),
      ...searchConditions(query.search, order),
    ]
    const asked = sql`select t.status, sum(t.invoice_amount) as invoice_amount
      from order_with_money t ${whereAll(where)} group by t.status`
    return await queryCache.of(JSON.stringify([asked.text, asked.values]), async () => ({
      results: await db.rows<StatusTotals>(asked, query.search === null ? 'cached' : 'fresh'),
    }))
  })

  routes.query(read, async ({ id }, db) => await record(db, id))

  routes.query(madeOf, async ({ id }, db) => {
    const { invoice, settled, typed_paid, written_off } = await record(db, id)
    const last = await db.row<{ typed_by: string | null; typed_at: string }>(sql`
      select created_by_name as typed_by, created_at as typed_at from typed_payment
      where invoice = ${invoice} order by id desc limit 1`)
    return {
      settled,
      typed_paid,
      written_off,
      bad_debts: await badDebtsOf(db, invoice),
      typed_by: last?.typed_by ?? null,
      typed_at: last?.typed_at ?? null,
    }
  })

  routes.command(update, async ({ id, body, version, actor }, tx) => {
    // Manual payments are entered against the money of vouchers, which a concurrent call may change: the invoice is
    // locked before its order, as vouchers do.
    await tx.run(sql`
      select id from invoice where id = (select invoice from invoice_tracker where id = ${id}) for no key update`)
    await lockRecord(tx, order, id)
    const before = await record(tx, id)
    const typed = manualPayment({ ...before, bad_debts: await badDebtsOf(tx, before.invoice) }, body)
    if (typed && !may(actor, manualPayments, 'update')) {
      throw new Problem('permission_denied', 'You do not have permission to record manual payments.')
    }
    assertMayPostpone(
      may(actor, manualPayments, 'update'),
      before.age_days !== (body.age_days ?? before.age_days),
    )
    const { total_paid: _paid, outstanding: _outstanding, ...changes } = body
    await updateRow(tx, order, id, {
      values: changes,
      version,
      expressions: await expressionsNow(tx),
    })
    if (typed) await recordManualPayment(tx, before.invoice, typed)
    return { message: order.messages.updated, data: await record(tx, id) }
  })

  routes.command(move, async ({ id, body }, tx) => {
    const moved = await tx.run(
      sql`update invoice_tracker set status = ${body.to} where id = ${id} and status = ${body.from}`,
    )
    const now = await record(tx, id)
    if (moved === 0) throw await conflictWith(tx, order, id, now)
    const { invoice_number } = now
    const to = message(orderStatuses[body.to])
    return { message: message('{invoice_number} moved to {to}.', { invoice_number, to }), data: now }
  })

  mountRemove(kernel, order, remove)
}

/** The status of an order, locked until the end of the transaction. */
async function lockStatus(tx: Transaction, id: number): Promise<string | undefined> {
  const held = await tx.row<Pick<Order, 'status'>>(
    sql`select status from invoice_tracker where id = ${id} for update`,
  )
  return held?.status
}

export const orderServer: RecordFeature = {
  entity: order,
  refreshRestored: () => syncFromInvoiceSince,
  bulk: {
    entity: order,
    named: sql`concat_ws(' · ', t.invoice_number, t.customer_name)`,
    bulkActions: {
      status: {
        endpoint: orderEndpoints.move,
        values: { status: order.fields.status },
        send: async (tx, id, { status }) => ({ from: (await lockStatus(tx, id)) ?? status, to: status }),
        undo: { endpoint: orderEndpoints.move, send: (_, { from, to }) => ({ from: to, to: from }) },
      },
      delete: deletionOf(order, orderEndpoints.remove),
    },
  },
  mount,
}
