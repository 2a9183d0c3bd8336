import sql from 'sql-template-tag'
import type { Db } from '../../../../kernel/server/database/query.ts'
import { type DisplayText, message } from '../../../../i18n/messages.ts'

/** The subjects that Inkwell proposes for a refund: of unapplied credit, or of one credit note. */
export async function subjectsOf(db: Db, customer: number | null): Promise<DisplayText[]> {
  if (customer === null) return []
  const notes = await db.rows<{ number: string }>(sql`
    select number from entry where kind = 'credit_note' and side = '' and customer = ${customer}`)
  return ['Refund', ...notes.map(({ number }) => message('Refund of {number}', { number }))]
}
