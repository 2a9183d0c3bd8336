import type { Sql } from 'sql-template-tag'

/** How a group is asked for: what all of it comes to, and its first lines, the oldest first. */
export interface GroupQuery {
  /** One row: `count`, `usd`, `iqd`. */
  sums: Sql
  /** The columns of a line; those that are left out are null. */
  lines(most: number): Sql
}
