import sql from 'sql-template-tag'
import { documentOf, type GroupQuery } from './group-query.server.ts'
import { impliedRate, withoutRate } from './needs-rate.server.ts'

/** Invoices with manual payments that were not all reviewed. */
const typed = sql`entry e where e.kind = 'invoice' and e.side = '' and e.typed <> 0
  and exists (select from typed_payment p where p.invoice = e.document and p.reviewed_at is null)`

/**
 * Manual payments: no voucher says in which account the money is. Proposes a voucher of the same invoice that could be
 * this money: with unapplied credit, or with dinars that need a rate and imply a plausible one. Vouchers of cancelled
 * invoices always have unapplied credit, so there only such dinars count.
 */
export const manualPayment: GroupQuery = {
  sums: sql`select count(*) as count, coalesce(sum(typed), 0) as usd, 0 as iqd
    from ${typed}`,
  lines: (most) => sql`
    select ${documentOf}, (select max(date) from typed_payment where invoice = i.id) as date, i.customer_name as party,
      e.typed as usd, 0 as iqd, i.id as invoice, i.invoice_no, e.cancelled, t.id as "order", e.typed,
      e.total_paid as paid, e.outstanding,
      stands.id as voucher, stands.voucher_no, stands.implied as proposed_rate
    from (select * from ${typed} order by e.day, e.document limit ${most}) e
    join invoice i on i.id = e.document left join invoice_tracker t on t.invoice = i.id
    left join lateral (
      select v.id, v.voucher_no, v.implied from (
        select v.id, v.voucher_no, left_of(v) as rest,
          case when ${withoutRate('v')} then ${impliedRate(sql`v.invoice`, sql`v.date`)} end as implied
        from receipt_voucher v where v.invoice = i.id and v.cancelled_at is null
      ) v
      where e.typed > 0 and t.id is not null and (v.rest > 0 and not e.cancelled or v.implied is not null)
      order by v.implied nulls last, v.id limit 1
    ) stands on true
    order by e.day, e.document`,
}
