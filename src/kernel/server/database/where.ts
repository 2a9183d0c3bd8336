import sql, { empty, join, type Sql } from 'sql-template-tag'

/** `where` with all conditions; empty if there are none. */
export function whereAll(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : empty
}
