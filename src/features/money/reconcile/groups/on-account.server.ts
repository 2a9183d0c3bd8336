import sql from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

/** What customers have paid, or were credited, that settles nothing. */
const waiting = sql`
  select customer, sum(on_account) as usd from open_entry where on_account <> 0 group by customer`

/** Money on account, by customer, the most first, with the invoice that is due first. */
export const onAccount: GroupQuery = {
  sums: sql`select count(*) as count, coalesce(sum(usd), 0) as usd, 0 as iqd from (${waiting}) w`,
  lines: (most) => sql`
    select 'customer' as document, w.customer as id, c.version, c.code as number, c.name as party, w.usd, 0 as iqd,
      open.id as invoice, open.invoice_no, open.due as outstanding
    from (${waiting} order by usd desc, customer limit ${most}) w join customer c on c.id = w.customer
    left join lateral (
      select document as id, number as invoice_no, e.open as due from entry e
      where e.customer = w.customer and e.kind = 'invoice' and e.open <> 0 order by e.due, e.document limit 1
    ) open on true
    order by w.usd desc, w.customer`,
}
