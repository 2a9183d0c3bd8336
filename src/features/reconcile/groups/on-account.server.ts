import sql from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

/** What is left of the receipts and credit notes of each customer who has any left, the sums made by customer. */
const waiting = sql`
  select customer, sum(usd) as usd from (
    select from_account as customer, sum(settles_up_to(v)) as usd from receipt_voucher v group by from_account
    union all select customer, sum(total) from credit_note where cancelled_at is null group by customer
    union all select customer, -sum(amount_usd) from receipt_settlement group by customer
    union all select customer, -sum(amount_usd) from credit_note_settlement group by customer
    union all select customer, -sum(amount_usd) from refund group by customer
  ) parts group by customer having sum(usd) > 0`

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
