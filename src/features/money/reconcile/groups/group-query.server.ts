import sql, { type Sql } from 'sql-template-tag'

/** The queries of a group: its totals, and its first lines, oldest first. */
export interface GroupQuery {
  /** One row: `count`, `usd`, `iqd`. */
  sums: Sql
  /** The columns of a line. Missing columns become null. */
  lines(most: number): Sql
}

/**
 * SQL for the document of a line about manual payments of invoice `i`: its order `t`, or the invoice if the order was
 * deleted.
 */
export const documentOf = sql`case when t.id is null then 'invoice' else 'invoice_tracker' end as document,
  coalesce(t.id, i.id) as id, coalesce(t.version, i.version) as version, i.invoice_no as number`
