import sql, { join, type Sql } from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { approvalsResource } from '../../approvals/approvals.contract.ts'
import { type ApprovableKind, decidableBy } from '../../approvals/approvals.server.ts'
import { task } from '../../desk/tasks/tasks.contract.ts'
import { taskIsDue } from '../../desk/tasks/tasks.server.ts'
import { weeklyReport } from '../../employee-reports/employee-reports.contract.ts'
import { proposedWeek } from '../../employee-reports/week/proposed-week.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { mineOf } from '../../invoices/invoices.server.ts'
import { exchangeRate } from '../../money/rates/exchange-rates.contract.ts'
import { rateToday } from '../../money/rates/exchange-rates.server.ts'
import { receivablesRight } from '../../money/receivables/receivables.contract.ts'
import { accountTransfer } from '../../money/transfers/account-transfers.contract.ts'
import { toConfirmBy } from '../../money/transfers/account-transfers.server.ts'
import { order } from '../../orders/orders.contract.ts'
import { toCallOn } from '../../orders/orders.server.ts'
import { user } from '../../people/users.contract.ts'
import { companyToday, companyWeek } from '../../settings/settings.server.ts'
import { type today, type TodayGroup, type TodayKind, type WaitingOne } from './today.contract.ts'

const shown = 10
const blank = {
  id: null,
  label: null,
  number: null,
  title: null,
  detail: null,
  day: null,
  usd: null,
  iqd: null,
}

/** The user and the company's current day. */
interface Context {
  db: Db
  actor: Actor
  day: string
}

/** The first rows `t` that match the conditions, and the total count. */
async function found(
  kind: TodayKind,
  db: Db,
  { what, from, where, order }: Record<'what' | 'from' | 'order', Sql> & { where: Sql[] },
): Promise<TodayGroup> {
  const rows = await db.rows<WaitingOne & { all: number }>(
    sql`select ${what}, count(*) over () as "all" from ${from} where ${join(where, ' and ')} order by ${order} limit ${shown}`,
  )
  return { kind, count: rows[0]?.all ?? 0, results: rows.map((row) => ({ ...blank, ...row })) }
}

async function approvals({ db, actor }: Context, kinds: readonly ApprovableKind[]): Promise<TodayGroup> {
  const { count, results } = await decidableBy(db, kinds, actor, shown)
  return {
    kind: 'approvals',
    count,
    results: results.map(({ kind, label, id, number, party, asked_by, date, usd }) => ({
      ...blank,
      resource: kind,
      id,
      label,
      number,
      title: party,
      detail: asked_by,
      day: date,
      usd,
    })),
  }
}

const transfers = async ({ db, actor }: Context) =>
  await found('transfers', db, {
    what: sql`'account_transfer' as resource, t.id, coalesce(source.name, t.subject) as title, t.subject as detail, t.date as day,
      case box.currency when 'USD' then t.amount_in end as usd, case box.currency when 'IQD' then t.amount_in end as iqd`,
    from: sql`account_transfer t join bank_account box on box.id = t.to_account
      left join bank_account source on source.id = t.from_account`,
    where: [toConfirmBy(actor.id), ...db.visibleTo(accountTransfer)],
    order: sql`t.date, t.id`,
  })

/** The user's own tasks that are due. */
const tasks = async ({ db, actor, day }: Context) =>
  await found('tasks', db, {
    what: sql`'task' as resource, t.id, t.text as title, nullif(t.created_by_name, ${actor.name}) as detail, t.due_on as day`,
    from: sql`task t`,
    where: [sql`t.person = ${actor.id}`, taskIsDue(day), ...db.visibleTo(task)],
    order: sql`t.due_on, t.id`,
  })

/**
 * The calls to make, by amount times days past due; amounts below the setting are not worth a call. Users with the
 * permission for receivables see all past due orders, others those of their own invoices.
 */
const pastDue = async ({ db, actor, day }: Context, all: boolean) =>
  await found('past_due', db, {
    what: sql`'invoice_tracker' as resource, t.id, i.customer_name as title, i.invoice_no as detail, t.due_date as day,
      t.outstanding as usd`,
    from: sql`order_with_money t join invoice i on i.id = t.invoice`,
    where: [toCallOn(day), ...(all ? [] : [sql`i.salesman = ${actor.id}`]), ...db.visibleTo(order)],
    order: sql`t.outstanding * (${day}::date - t.due_date) desc, t.id`,
  })

const drafts = async ({ db, actor }: Context) =>
  await found('drafts', db, {
    what: sql`'invoice' as resource, t.id, t.customer_name as title, t.invoice_date as day, t.grand_total as usd`,
    from: sql`invoice t`,
    where: [sql`t.status = 'draft' and ${mineOf(actor.id)}`, ...db.visibleTo(invoice)],
    order: sql`t.updated_at, t.id`,
  })

const people = async ({ db }: Context) =>
  await found('people', db, {
    what: sql`'users' as resource, t.id, t.full_name as title, t.email as detail,
      (t.created_at at time zone (select time_zone from settings))::date as day`,
    from: sql`users t`,
    where: [sql`t.user_status = 'pending'`, ...db.visibleTo(user)],
    order: sql`t.created_at, t.id`,
  })

/** The weekly report for the last completed week, unless the user joined later. */
async function report({ db, actor, day }: Context): Promise<TodayGroup> {
  const week = proposedWeek(day, await companyWeek(db), null)
  const due = await db.row(sql`
    select id from users u where id = ${actor.id} and (created_at at time zone (select time_zone from settings))::date < ${week}::date
      and not exists (select from weekly_report r where r.author = u.id and r.week_ending > ${week}::date - 7)`)
  return one('report', due !== undefined, { resource: weeklyReport.name, day: week })
}

async function rate({ db, day }: Context): Promise<TodayGroup> {
  const last = await rateToday(db)
  return one('rate', last?.date !== day, { resource: exchangeRate.name, day: last?.date ?? null })
}

const one = (kind: TodayKind, waits: boolean, what: Pick<WaitingOne, 'resource' | 'day'>): TodayGroup => ({
  kind,
  count: waits ? 1 : 0,
  results: waits ? [{ ...blank, ...what }] : [],
})

/** The groups of Today for a user; `approvable` are the kinds of documents that can require approval. */
export async function todayOf(
  { may }: Pick<Kernel, 'may'>,
  db: Db,
  actor: Actor,
  approvable: readonly ApprovableKind[],
): Promise<ReplyOf<typeof today>> {
  const context = { db, actor, day: await companyToday(db) }
  const reports = !actor.isSuperuser && may(actor, weeklyReport.resource, 'create')
  const groups = [
    ...(may(actor, approvalsResource, 'update') ? [approvals(context, approvable)] : []),
    transfers(context),
    ...(may(actor, task.resource, 'view') ? [tasks(context)] : []),
    pastDue(context, may(actor, receivablesRight, 'view')),
    drafts(context),
    ...(may(actor, user.resource, 'update') ? [people(context)] : []),
    ...(reports ? [report(context)] : []),
    ...(may(actor, exchangeRate.resource, 'create') ? [rate(context)] : []),
  ]
  return { groups: (await Promise.all(groups)).filter(({ count }) => count > 0) }
}
