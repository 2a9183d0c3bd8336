import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../../kernel/server/database/query.ts'

/** What an answer says of the day that it was asked for, a calendar day or null for now. */
export async function asOfDay(db: Db, on: string | null): Promise<{ on: string | null; is_closed: boolean }> {
  const found = await db.row<{ is_closed: boolean }>(
    sql`select coalesce(${on}::date <= books_closed_until(), false) as is_closed`,
  )
  return { on, is_closed: found?.is_closed ?? false }
}

/** Whether a day is open in the books: what closed books lack stays as it is, so that nobody is asked to put it right. */
export const inOpenBooks = (day: Sql): Sql =>
  sql`${day} > coalesce((select books_closed_until()), '-infinity'::date)`
