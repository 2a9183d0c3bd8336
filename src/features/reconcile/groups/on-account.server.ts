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
      select e.document as id, e.number as invoice_no, due_of(e.document) as due from (
        select document, number from customer_entry
        where customer = w.customer and owed > 0 order by due_date, document offset 0
      ) e where due_of(e.document) > 0 limit 1
    ) open on true
    order by w.usd desc, w.customer`,
}
