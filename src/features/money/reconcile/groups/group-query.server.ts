import sql, { type Sql } from 'sql-template-tag'

/** How a group is asked for: what all of it comes to, and its first lines, the oldest first. */
export interface GroupQuery {
  /** One row: `count`, `usd`, `iqd`. */
  sums: Sql
  /** The columns of a line; those that are left out are null. */
  lines(most: number): Sql
}

/** What a line about manual payments of an invoice `i` is about: its order `t`, or the invoice where that is gone. */
export const documentOf = sql`case when t.id is null then 'invoice' else 'invoice_tracker' end as document,
  coalesce(t.id, i.id) as id, coalesce(t.version, i.version) as version, i.invoice_no as number`
