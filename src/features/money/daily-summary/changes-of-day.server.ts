import sql, { join, type Sql } from 'sql-template-tag'
import { writtenOn } from './written-on.server.ts'

/** The columns `before` and `after` as text: a rate, a day or an amount. */
const beforeAndAfter = (before: Sql, after: Sql): Sql =>
  sql`${before}::text as before, ${after}::text as after`
const personAndBatch = sql`h.user_name as person, h.transaction::text as batch`

/**
 * Every change of the rate table. A rate that moved to another date is listed twice, as removed and as new, since both
 * days changed their rate.
 */
export const rateChanges = (day: string): Sql => sql`
  select 'exchange_rate' as resource, h.record_id as id, to_char(of_date.day, 'DD/MM/YYYY') as number, of_date.day,
    ${personAndBatch}, coalesce(now.r, was.r) ->> 'note' as reason,
    ${beforeAndAfter(sql`of_date.before`, sql`of_date.after`)}
  from history h
  cross join lateral (select nullif(record_before('exchange_rate', h.record_id, h.id), '{}')) was (r)
  cross join lateral (select nullif(record_before('exchange_rate', h.record_id, h.id + 1), '{}')) now (r)
  cross join lateral (
    select coalesce(n.date, o.date) as day, o.rate as before, n.rate as after
    from (values ((was.r ->> 'date')::date, (was.r ->> 'iqd_per_usd')::numeric)) o (date, rate)
    full join (values ((now.r ->> 'date')::date, (now.r ->> 'iqd_per_usd')::numeric)) n (date, rate) on n.date = o.date
  ) of_date
  where ${writtenOn(day)} and h.owner_table = 'exchange_rate' and h.table_name = 'exchange_rate' and of_date.day is not null
    and (h.action <> 'update' or h.changes ?| array['iqd_per_usd', 'date'])`

/** Issued invoices that were reduced or repriced, with the grand total before and after. */
export const priceChanges = (day: string): Sql => sql`
  select 'invoice' as resource, c.owner_id as id, was.r ->> 'invoice_no' as number, was.r ->> 'customer_name' as party,
    (was.r ->> 'invoice_date')::date as day, c.person, c.batch, c.reason,
    (was.r ->> 'grand_total')::numeric - (now.r ->> 'grand_total')::numeric as usd,
    ${beforeAndAfter(sql`(was.r ->> 'grand_total')`, sql`(now.r ->> 'grand_total')`)}
  from (
    select h.owner_id, min(h.id) as first, max(h.id) as last, h.transaction::text as batch, max(h.user_name) as person,
      max(h.changes -> 'why' ->> 1) as reason,
      bool_or(h.table_name = 'invoice_product' and (h.action = 'delete' or h.changes ?| array['unit_price', 'quantity'])
        and h.action <> 'insert') as is_repriced
    from history h where ${writtenOn(day)} and h.owner_table = 'invoice' and h.table_name in ('invoice', 'invoice_product')
    group by h.owner_id, h.transaction
  ) c
  cross join lateral (select record_before('invoice', c.owner_id, c.first)) was (r)
  cross join lateral (select record_before('invoice', c.owner_id, c.last + 1)) now (r)
  where was.r ->> 'status' = 'issued' and now.r ->> 'status' = 'issued'
    and (c.is_repriced or (now.r ->> 'grand_total')::numeric < (was.r ->> 'grand_total')::numeric)`

/** Changed due dates: through the days of an order, the date of its invoice, or a customer opening balance. */
export function movedDueDates(day: string, kinds: readonly string[]): Sql {
  const byOrder = sql`
    select h.id as entry, (record_before('invoice_tracker', h.record_id, h.id) ->> 'invoice')::integer as invoice,
      (h.changes -> 'age_days' ->> 0)::integer as days_before, (h.changes -> 'age_days' ->> 1)::integer as days_after
    from history h where ${writtenOn(day)} and h.owner_table = 'invoice_tracker' and h.table_name = 'invoice_tracker'
      and h.action = 'update' and h.changes ? 'age_days'`
  const byDate = sql`
    select h.id, h.record_id, days, days from history h
    join invoice i on i.id = h.record_id,
    lateral (select coalesce((select age_days from invoice_tracker where invoice = i.id), i.due_days, i.age_days)) its (days)
    where ${writtenOn(day)} and h.owner_table = 'invoice' and h.table_name = 'invoice' and h.action = 'update'
      and h.changes ? 'invoice_date'`
  const ofInvoices = sql`
    select 'invoice' as resource, moved.invoice as id, was.r ->> 'invoice_no' as number, was.r ->> 'customer_name' as party,
      (now.r ->> 'invoice_date')::date as day, (now.r ->> 'grand_total')::numeric as usd, ${personAndBatch},
      h.changes -> 'why' ->> 1 as reason,
      ${beforeAndAfter(
        sql`((was.r ->> 'invoice_date')::date + moved.days_before)`,
        sql`((now.r ->> 'invoice_date')::date + moved.days_after)`,
      )}
    from (${byOrder} union all ${byDate}) moved join history h on h.id = moved.entry
    cross join lateral (select record_before('invoice', moved.invoice, h.id)) was (r)
    cross join lateral (select record_before('invoice', moved.invoice, h.id + 1)) now (r)
    where was.r ->> 'status' = 'issued' and now.r ->> 'status' = 'issued'`
  const ofOpenings = sql`
    select 'opening', h.record_id, now.r ->> 'number', (select name from customer where id = (now.r ->> 'customer')::integer),
      (now.r ->> 'date')::date, (now.r ->> 'amount_usd')::numeric, ${personAndBatch}, now.r ->> 'remark',
      ${beforeAndAfter(sql`(h.changes -> 'due_date' ->> 0)`, sql`(h.changes -> 'due_date' ->> 1)`)}
    from history h cross join lateral (select record_before('opening', h.record_id, h.id + 1)) now (r)
    where ${writtenOn(day)} and h.owner_table = 'opening' and h.table_name = 'opening' and h.action = 'update'
      and h.changes ? 'due_date' and (now.r ->> 'amount_usd')::numeric > 0`
  return join(
    [...(kinds.includes('invoice') ? [ofInvoices] : []), ...(kinds.includes('opening') ? [ofOpenings] : [])],
    ' union all ',
  )
}

/** Customer opening balances that were entered, or whose amount was changed. */
export const newOpenings = (day: string): Sql => sql`
  select 'opening' as resource, h.record_id as id, now.r ->> 'number' as number,
    (select name from customer where id = (now.r ->> 'customer')::integer) as party, (now.r ->> 'date')::date as day,
    (h.changes -> 'amount_usd' ->> 1)::numeric - coalesce((h.changes -> 'amount_usd' ->> 0)::numeric, 0) as usd, ${personAndBatch},
    now.r ->> 'remark' as reason,
    ${beforeAndAfter(sql`(h.changes -> 'amount_usd' ->> 0)`, sql`(h.changes -> 'amount_usd' ->> 1)`)}
  from history h cross join lateral (select record_before('opening', h.record_id, h.id + 1)) now (r)
  where ${writtenOn(day)} and h.owner_table = 'opening' and h.table_name = 'opening' and h.action <> 'delete'
    and h.changes ? 'amount_usd'`
