import sql, { raw, type Sql } from 'sql-template-tag'
import { inOpenBooks } from '../../ledger/as-of.server.ts'
import type { GroupQuery } from './group-query.server.ts'

/** SQL condition: voucher `alias` has dinars without a rate. It is also the condition of an index. */
export function withoutRate(alias: 'v' | 'w'): Sql {
  const v = raw(alias)
  return sql`${v}.rate is null and ${v}.cancelled_at is null and coalesce(${v}.amount_iqd_advance, 0)
    + coalesce(${v}.amount_iqd_final, 0) + coalesce(${v}.net_iqd, 0) > 0`
}

/** How far an implied rate may be from the daily rate to be plausible, as a fraction. */
const largestRateDeviation = 0.2

/**
 * SQL for the rate at which the invoice's dinars without a rate would equal its manual payments; null if it is too far
 * from the daily rates. `invoice` is SQL for the invoice's id.
 */
export const impliedRate = (invoice: Sql, date: Sql): Sql => sql`(
  select implied.rate from (
    select round(sum(receipt_iqd(w)) / max(e.typed), 2) as rate
    from entry e join receipt_voucher w on w.invoice = e.document
    where e.kind = 'invoice' and e.document = ${invoice} and e.side = '' and e.typed > 0 and ${withoutRate('w')}
  ) implied left join lateral (
    select iqd_per_usd as known from exchange_rate order by abs(date - ${date}) limit 1
  ) near on true
  where implied.rate between 100 and 9999.99
    and abs(implied.rate - coalesce(near.known, implied.rate)) <= ${largestRateDeviation}::numeric * implied.rate)`

/** Excludes closed books, where gaps remain. */
const waiting = sql`${withoutRate('v')} and ${inOpenBooks(sql`v.date`)}`

/** Dinars without a rate. Proposes the rate implied by the manual payments, otherwise the daily rate. */
export const needsRate: GroupQuery = {
  sums: sql`
    select count(*) as count, coalesce(sum(receipt_usd(v)), 0) as usd, coalesce(sum(receipt_iqd(v)), 0) as iqd
    from receipt_voucher v where ${waiting}`,
  lines: (most) => sql`
    select 'receipt_voucher' as document, v.id, v.version, v.voucher_no::text as number, v.date,
      v.from_account_name as party, v.usd, v.iqd, v.to_account as account, v.invoice, v.invoice_no,
      coalesce(v.implied, day.iqd_per_usd) as proposed_rate,
      case when v.implied is null then day.date end as rate_date,
      case when v.implied is not null then o.id end as "order",
      case when v.implied is not null then o.typed_paid end as typed, o.total_paid as paid, o.outstanding
    from (
      select v.*, receipt_usd(v) as usd, receipt_iqd(v) as iqd,
        ${impliedRate(sql`v.invoice`, sql`v.date`)} as implied
      from receipt_voucher v where ${waiting} order by v.date, v.id limit ${most}
    ) v
    left join order_with_money o on o.invoice = v.invoice
    left join lateral (
      select date, iqd_per_usd from exchange_rate r where r.date <= v.date order by r.date desc limit 1
    ) day on true
    order by v.date, v.id`,
}
