import sql from 'sql-template-tag'
import { documentOf, type GroupQuery } from './group-query.server.ts'

/** Invoices of which something is written off, with their orders where they have any. */
const gone = sql`entry e where e.kind = 'invoice' and e.side = '' and e.written_off <> 0`

/** What somebody has said of a debt that it is not expected any more, and who that was last. */
export const writeOffs: GroupQuery = {
  sums: sql`select count(*) as count, coalesce(sum(written_off), 0) as usd, 0 as iqd
    from ${gone}`,
  lines: (most) => sql`
    select ${documentOf}, coalesce(last.date, e.day) as date, i.customer_name as party, e.written_off as usd, 0 as iqd,
      i.id as invoice, i.invoice_no, e.total_paid as paid, e.outstanding, last.created_by_name as typed_by
    from (select * from ${gone} order by e.day, e.document limit ${most}) e
    join invoice i on i.id = e.document left join invoice_tracker t on t.invoice = i.id
    left join lateral (
      select date, created_by_name from write_off where invoice = i.id and not of_typed order by id desc limit 1
    ) last on true
    order by e.day, e.document`,
}
