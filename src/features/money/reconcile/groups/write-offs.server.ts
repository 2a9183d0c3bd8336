import sql, { type Sql } from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

/** Active write-offs that were entered on orders and not reviewed by another user. */
const unreviewed = sql`bad_debt b where b.on_order and b.cancelled_at is null and b.reviewed_at is null`

/**
 * SQL for the document of a write-off `b`: itself, if the user may view it, otherwise its order `t` or its invoice `i`.
 */
export const shownAs = (seesBadDebts: boolean): Sql => sql`
  case when ${seesBadDebts}::boolean then 'bad_debt' when t.id is null then 'invoice' else 'invoice_tracker' end as document,
  case when ${seesBadDebts}::boolean then b.id else coalesce(t.id, i.id) end as id,
  case when ${seesBadDebts}::boolean then b.version else coalesce(t.version, i.version) end as version`

/** Write-offs that were entered on orders, with user and reason. */
export const writeOffs = (seesBadDebts: boolean): GroupQuery => ({
  sums: sql`select count(*) as count, coalesce(sum(amount_usd), 0) as usd, 0 as iqd from ${unreviewed}`,
  lines: (most) => sql`
    select ${shownAs(seesBadDebts)}, b.bad_debt_no as number, b.date, i.customer_name as party, b.amount_usd as usd, 0 as iqd,
      i.id as invoice, i.invoice_no, b.id as write_off, b.created_by_name as typed_by, b.reason
    from (select * from ${unreviewed} order by b.date, b.bad_debt_no limit ${most}) b
    join invoice i on i.id = b.invoice left join invoice_tracker t on t.invoice = i.id
    order by b.date, b.bad_debt_no`,
})
