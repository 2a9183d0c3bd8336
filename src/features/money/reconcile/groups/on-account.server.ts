import sql from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

/** Unapplied credit by customer. */
const waiting = sql`
  select customer, sum(on_account) as usd from open_entry where on_account <> 0 group by customer`

/** Unapplied credit by customer, largest first, with the invoice that is due first. */
export const onAccount: GroupQuery = {
  sums: sql`select count(*) as count, coalesce(sum(usd), 0) as usd, 0 as iqd from (${waiting}) w`,
  lines: (most) => sql`
    select 'customer' as document, w.customer as id, c.version, c.code as number, c.name as party, w.usd, 0 as iqd,
      open.id as invoice, open.invoice_no, open.due as outstanding
    from (${waiting} order by usd desc, customer limit ${most}) w join customer c on c.id = w.customer
    left join lateral (
      select e.invoice as id, min(i.invoice_no) as invoice_no, sum(e.owed) as due from open_entry e join invoice i on i.id = e.invoice
      where e.customer = w.customer and e.owed > 0 and e.opening is null and e.refund is null
      group by e.invoice, e.due order by e.due, e.invoice limit 1
    ) open on true
    order by w.usd desc, w.customer`,
}
