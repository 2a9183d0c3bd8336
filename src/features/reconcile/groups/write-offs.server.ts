import sql from 'sql-template-tag'
import type { GroupQuery } from './group-query.server.ts'

const gone = sql`t.written_off <> 0`

/** What somebody has said of a debt that it is not expected any more, and who that was last. */
export const writeOffs: GroupQuery = {
  sums: sql`select count(*) as count, coalesce(sum(written_off), 0) as usd, 0 as iqd
    from invoice_tracker t where ${gone}`,
  lines: (most) => sql`
    select 'invoice_tracker' as document, t.id, t.version, t.invoice_number as number, t.written_off_on as date,
      t.customer_name as party, t.written_off as usd, 0 as iqd, t.invoice, t.invoice_number as invoice_no,
      t.total_paid as paid, t.outstanding, (
        select h.user_name from history h
        where h.owner_table = 'invoice_tracker' and h.owner_id = t.id and h.changes ? 'written_off'
        order by h.id desc limit 1
      ) as typed_by
    from (select * from invoice_tracker t where ${gone} order by t.date, t.id limit ${most}) t
    order by t.date, t.id`,
}
