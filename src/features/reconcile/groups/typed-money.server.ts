import sql from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'
import { impliedRate, withoutRate } from './needs-rate.server.ts'

const typed = sql`t.typed_paid <> 0`

/**
 * Money that somebody typed on an order: no voucher says where it is. Where a voucher of the invoice has money that
 * settles nothing, or dinars that would be just that at their rate, it is that voucher's. All vouchers of a cancelled
 * invoice settle nothing: there only such dinars tell.
 */
export const typedMoney: GroupQuery = {
  sums: sql`select count(*) as count, coalesce(sum(typed_paid), 0) as usd, 0 as iqd
    from invoice_tracker t where ${typed}`,
  lines: (most) => sql`
    select 'invoice_tracker' as document, t.id, t.version, t.invoice_number as number,
      t.typed_on as date, t.customer_name as party, t.typed_paid as usd, 0 as iqd,
      t.invoice, t.invoice_number as invoice_no, t.cancelled, t.id as "order", t.typed_paid as typed,
      t.total_paid as paid, t.outstanding,
      stands.id as voucher, stands.voucher_no, stands.implied as proposed_rate
    from (
      select * from invoice_tracker t where ${typed} order by t.date, t.id limit ${most}
    ) t
    left join lateral (
      select v.id, v.voucher_no, v.implied from (
        select v.id, v.voucher_no, left_of(v) as rest,
          case when ${withoutRate('v')} then ${impliedRate(sql`v.invoice`, sql`v.date`)} end as implied
        from receipt_voucher v where v.invoice = t.invoice and v.cancelled_at is null
      ) v
      where t.typed_paid > 0 and (v.rest > 0 and not t.cancelled or v.implied is not null)
      order by v.implied nulls last, v.id limit 1
    ) stands on true
    order by t.date, t.id`,
}
