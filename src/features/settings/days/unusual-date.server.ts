import sql from 'sql-template-tag'
import { addMonths } from '../../../kernel/contract/values/day.ts'
import type { Confirmation } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'

/** Documents from before the first account are seldom older than their retention period. */
const yearsBefore = 10

/**
 * The confirmation needed for the date of a document with money: more than a year ahead, or long before the first
 * account was opened, is probably a mistake, unless `unusual_date` confirms it. An unchanged date needs none.
 */
export async function dateConfirmations(
  db: Db,
  { date, unusual_date }: { date?: string | null | undefined; unusual_date?: boolean | undefined },
  before?: string | null,
  field = 'date',
): Promise<Confirmation[]> {
  if (!date || date === before || unusual_date === true) return []
  const row = await db.row<{ today: string; opened: string | null }>(sql`
    select (now() at time zone time_zone)::date as today,
      (select min(created_at at time zone time_zone)::date from bank_account) as opened from settings`)
  if (!row) return []
  const { today, opened } = row
  const asked = { field, flag: 'unusual_date' }
  if (date > addMonths(today, 12))
    return [{ ...asked, message: 'This date is more than one year in the future. Check the date.' }]
  if (opened !== null && date < addMonths(opened, -12 * yearsBefore)) {
    return [{ ...asked, message: 'This date is long before the first account was opened. Check the date.' }]
  }
  return []
}
