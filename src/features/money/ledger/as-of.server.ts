import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../../kernel/server/database/query.ts'

/** The reply fields for the queried day: a calendar day, or null for current figures. */
export async function asOfDay(db: Db, on: string | null): Promise<{ on: string | null; is_closed: boolean }> {
  const found = await db.row<{ is_closed: boolean }>(
    sql`select coalesce(${on}::date <= books_closed_until(), false) as is_closed`,
  )
  return { on, is_closed: found?.is_closed ?? false }
}

/**
 * SQL condition: the books are open on a day. Gaps in closed books cannot be filled in any more, so users are not asked
 * to.
 */
export const inOpenBooks = (day: Sql): Sql =>
  sql`${day} > coalesce((select books_closed_until()), '-infinity'::date)`
