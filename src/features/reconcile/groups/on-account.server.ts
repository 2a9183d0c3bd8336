import sql from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

/** What customers have paid, or were credited, that settles nothing. */
const waiting = sql`
  select customer, sum(left_usd) as usd from (
    select from_account as customer, left_usd from receipt_voucher where left_usd <> 0
    union all select customer, left_usd from credit_note where left_usd <> 0
  ) sources group by customer having sum(left_usd) > 0`

/** Money on account, by customer, the most first, with the invoice that is due first. */
export const onAccount: GroupQuery = {
  sums: sql`select count(*) as count, coalesce(sum(usd), 0) as usd, 0 as iqd from (${waiting}) w`,
  lines: (most) => sql`
    select 'customer' as document, w.customer as id, c.version, c.code as number, c.name as party, w.usd, 0 as iqd,
      open.id as invoice, open.invoice_no, open.due as outstanding
    from (${waiting} order by usd desc, customer limit ${most}) w join customer c on c.id = w.customer
    left join lateral (
      select i.id, i.invoice_no, due_of(i.id) as due
      from invoice i left join invoice_tracker t on t.invoice = i.id
      where i.customer = w.customer and i.status = 'issued' and (t.id is null or t.outstanding > 0)
        and due_of(i.id) > 0
      order by coalesce(t.due_date, i.invoice_date + i.age_days), i.id limit 1
    ) open on true
    order by w.usd desc, w.customer`,
}
