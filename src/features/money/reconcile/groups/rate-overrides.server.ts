import sql, { type Sql } from 'sql-template-tag'
import { needsReason, isOverride } from '../../rates/rate-deviation.server.ts'
import type { GroupQuery } from './group-query.server.ts'

/** The daily rate that document `v` differs from: the one stored with it, otherwise the one now in force. */
const dailyRate = sql`case when ${needsReason(sql`v.rate`, sql`v.day_rate`)} then v.day_rate else daily_rate(v.date) end as day_rate`
const waits = (document: 'receipt_voucher' | 'payment_voucher'): Sql =>
  sql`v.cancelled_at is null and v.rate_seen_at is null and ${isOverride(document, 'v')}`

/** Receipts, and refunds if the user may view them, with a rate override that was not reviewed. */
const far = (payments: boolean): Sql => sql`
    select 'receipt_voucher' as document, id, version, voucher_no::text as number, date, from_account_name as party,
      receipt_usd(v) as usd, receipt_iqd(v) as iqd, to_account as account, rate, ${dailyRate}, rate_reason as reason,
      said_rate_reason as said_reason
    from receipt_voucher v where ${waits('receipt_voucher')}
    union all
    select 'payment_voucher', id, version, voucher_no::text, date, "to",
      -coalesce(amount_usd, 0), -coalesce(amount_iqd, 0), from_field, rate, ${dailyRate}, rate_reason, null
    from payment_voucher v where ${payments} and customer is not null and ${waits('payment_voucher')}`

/** Rate overrides, with user and reason. */
export const rateOverride = (payments: boolean): GroupQuery => ({
  sums: sql`
    select count(*) as count, coalesce(sum(usd), 0) as usd, coalesce(sum(iqd), 0) as iqd from (${far(payments)}) f`,
  lines: (most) => sql`
    select f.*, who.user_name as person, exists (select from exchange_rate r where r.date = f.date) as has_own_rate
    from (${far(payments)} order by date desc, id desc limit ${most}) f
    left join lateral (
      select user_name from history h
      where h.owner_table = f.document and h.owner_id = f.id and h.table_name = f.document and h.changes ? 'rate'
      order by h.id desc limit 1
    ) who on true
    order by f.date desc, f.id desc`,
})
