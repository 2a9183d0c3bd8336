import sql, { join, raw, type Sql } from 'sql-template-tag'
import { needsReason } from '../rates/rate-deviation.server.ts'
import type { DayKind } from './daily-summary.contract.ts'
import { permissionChanges, userChanges } from './access-of-day.server.ts'
import { movedDueDates, newOpenings, priceChanges, rateChanges } from './changes-of-day.server.ts'
import { writtenOn } from './written-on.server.ts'

/** SQL for the amount of entries `e` of accounts `a` in each currency. A transfer has two entries but counts once. */
const amounts = sql`
  coalesce(max(abs(case when e.account is not null then case a.currency when 'USD' then e.amount else e.stray end
    when e.iqd is null then e.usd end)), 0) as usd,
  coalesce(max(abs(case when e.account is not null then case a.currency when 'IQD' then e.amount else e.stray end
    else e.iqd end)), 0) as iqd`

/** A manual payment is listed with its invoice. */
const owner = sql`case when e.kind = 'typed_payment' then 'invoice' else e.kind end`
const ownerId = sql`case when e.kind = 'typed_payment' then e.invoice else e.document end`

interface Action {
  /** The affected documents, by their ledger entries `e`. */
  entries: Sql
  /** The condition on the history entry `h` that records the action. */
  condition: Sql
  /** The reason stored in that history entry. */
  reason?: Sql
}

/**
 * The documents affected by an action on a day, each once, with the user, the reason and the transaction of the last
 * such action.
 */
const affectedBy = (day: string, { entries, condition, reason = sql`null` }: Action): Sql => sql`
  select d.*, action.person, action.batch, action.reason from (
    select ${owner} as resource, ${ownerId} as id, e.kind, e.document, max(e.number) as number,
      coalesce(max(c.name), max(e.party)) as party, max(e.day) as day, ${amounts}
    from (${entries}) e left join bank_account a on a.id = e.account left join customer c on c.id = e.customer
    group by 1, 2, 3, 4) d
  cross join lateral (
    select h.user_name as person, h.transaction::text as batch, ${reason} as reason from history h
    where h.owner_table = d.resource and h.owner_id = d.id and h.table_name = d.kind and h.record_id = d.document
      and ${writtenOn(day)} and ${condition} order by h.id desc limit 1) action`

const isReversal = sql`side like '%cancelled'`

/** The entries of documents of these kinds that were affected on a day. */
const entriesOf = (day: string, kinds: readonly string[], condition: Sql): Sql => sql`
  select e.* from entry e where e.kind = any(${kinds}::text[]) and (e.kind, e.document) in (
    select h.table_name, h.record_id from history h where ${writtenOn(day)} and ${condition})`

/** Documents that take effect: created, restored, or approved after waiting. */
const begins = sql`(h.action = 'insert' and coalesce(h.changes -> 'approval' ->> 1, '') <> 'waiting'
  or h.action = 'update' and h.changes -> 'approval' ->> 1 = 'approved')`
const isCancelling = sql`h.action = 'update' and h.changes -> 'cancelled_at' ->> 1 is not null`

/** The documents created on a day, whatever their own date. */
const newOf = (day: string, kinds: readonly string[]): Sql =>
  affectedBy(day, { entries: sql`${entriesOf(day, kinds, begins)} and not ${isReversal}`, condition: begins })

/** A row as it was at the history entry `h`. */
const rowOf = (kind: string): Sql => sql`
  jsonb_populate_record(null::${raw(`"${kind}"`)}, (select jsonb_object_agg(key, value -> 0) from jsonb_each(h.changes)))`

/** Deleted documents, with the amounts that they had in the ledger. */
function deleted(day: string, kinds: readonly string[]): Sql {
  const order = kinds.includes('invoice_tracker')
  const condition = sql`h.action = 'delete'`
  const documents = kinds
    .filter((kind) => kind !== 'invoice_tracker')
    .map((kind) =>
      affectedBy(day, {
        entries: sql`select l.* from history h, lateral postings(${rowOf(kind)}) l
          where ${writtenOn(day)} and ${condition} and h.table_name = ${kind}`,
        condition,
      }),
    )
  const orders = sql`
    select 'invoice_tracker' as resource, h.record_id as id, 'invoice_tracker' as kind, h.record_id as document,
      i.invoice_no as number, i.customer_name as party, i.invoice_date as day, 0::numeric as usd, 0::numeric as iqd,
      h.user_name as person, h.transaction::text as batch, null as reason
    from history h left join invoice i on i.id = (h.changes -> 'invoice' ->> 0)::integer
    where ${writtenOn(day)} and ${condition} and h.table_name = 'invoice_tracker'`
  return join([...documents, ...(order ? [orders] : [])], ' union all ')
}

/** Documents that were given an earlier date on this day. */
function backDated(day: string, kinds: readonly string[]): Sql {
  const condition = sql`h.action <> 'delete' and coalesce(h.changes -> 'date', h.changes -> 'invoice_date') ->> 1 < ${day}`
  const entries = sql`${entriesOf(day, kinds, condition)} and not ${isReversal} and e.day < ${day}::date`
  return affectedBy(day, { entries, condition })
}

/** Receipts and refunds whose rate differs from the daily rate. */
function rateOverridesOf(day: string, kinds: readonly string[]): Sql {
  const condition = sql`h.action <> 'delete' and h.changes ? 'rate'`
  return join(
    kinds.map(
      (kind) => sql`
        select d.resource, d.id, d.kind, d.document, d.number, d.party, d.day, d.usd, d.iqd, d.person, d.batch,
          v.rate_reason as reason, v.rate, v.day_rate
        from (${affectedBy(day, { entries: sql`${entriesOf(day, [kind], condition)} and side = ''`, condition })}) d
        join ${raw(`"${kind}"`)} v on v.id = d.document
        where v.cancelled_at is null and ${needsReason(sql`v.rate`, sql`v.day_rate`)}`,
    ),
    ' union all ',
  )
}

/** Fields that no printed document shows. */
const notOnPaper = [
  'cancelled_at',
  'cancelled_on',
  'cancelled_by',
  'cancel_reason',
  'rate_seen_by',
  'rate_seen_at',
  'reviewed_by',
  'reviewed_at',
  'confirmed_on',
  'confirmed_by',
  'approval',
  'approval_seen',
  'approved_by',
  'approved_at',
  'why',
]

/** Documents with changed fields that an earlier printout shows. An invoice has a new `revision` in that case. */
function changedAfterPrinting(day: string, kinds: readonly string[]): Sql {
  const condition = sql`h.action = 'update' and case h.table_name when 'invoice' then h.changes ? 'revision'
      else h.changes - ${notOnPaper}::text[] <> '{}' end
    and exists (select from printed p where p.resource = h.owner_table and p.record = h.owner_id and p.first_at < h.at)`
  return affectedBy(day, {
    entries: sql`${entriesOf(day, kinds, condition)} and not ${isReversal}`,
    condition,
    reason: sql`h.changes -> 'why' ->> 1`,
  })
}

/** The rows of each group, for the kinds of records that the user may see. Money comes first. */
export function groupsOfDay(day: string, kinds: readonly string[]): [DayKind, Sql][] {
  const seen = (...wanted: string[]) => wanted.filter((kind) => kinds.includes(kind))
  const documents = seen(
    'invoice',
    'receipt_voucher',
    'payment_voucher',
    'petty_cash',
    'account_transfer',
    'credit_note',
    'bad_debt',
    'opening',
  )
  // Manual payments are shown to users who may view orders.
  const seesOrders = kinds.includes('invoice_tracker')
  const cancelling: Action = {
    entries: sql`${entriesOf(day, documents, isCancelling)} and ${isReversal}`,
    condition: isCancelling,
    reason: sql`h.changes -> 'cancel_reason' ->> 1`,
  }
  const groups: [DayKind, readonly string[], (of: readonly string[]) => Sql][] = [
    ['paid_out', seen('payment_voucher', 'petty_cash'), (of) => newOf(day, of)],
    ['moved', seen('account_transfer'), (of) => newOf(day, of)],
    ['cancelled', documents, () => affectedBy(day, cancelling)],
    ['deleted', [...documents, ...seen('invoice_tracker')], (of) => deleted(day, of)],
    ['typed', seesOrders ? ['typed_payment'] : [], (of) => newOf(day, of)],
    ['written_off', seen('bad_debt'), (of) => newOf(day, of)],
    ['credited', seen('credit_note'), (of) => newOf(day, of)],
    ['price_changes', seen('invoice'), () => priceChanges(day)],
    ['rates_off', seen('receipt_voucher', 'payment_voucher'), (of) => rateOverridesOf(day, of)],
    ['rate_changes', seen('exchange_rate'), () => rateChanges(day)],
    ['due_dates', seen('invoice', 'opening'), (of) => movedDueDates(day, of)],
    ['openings', seen('opening'), () => newOpenings(day)],
    ['back_dated', documents.filter((kind) => kind !== 'opening'), (of) => backDated(day, of)],
    [
      'changed_after_printing',
      documents.filter((kind) => kind !== 'opening' && kind !== 'bad_debt'),
      (of) => changedAfterPrinting(day, of),
    ],
    // Users who may view users also see their permissions.
    ['users', seen('users'), () => userChanges(day)],
    ['permissions', seen('users'), () => permissionChanges(day)],
  ]
  return groups.flatMap(([kind, of, rows]): [DayKind, Sql][] => (of.length > 0 ? [[kind, rows(of)]] : []))
}
