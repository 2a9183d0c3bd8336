import sql, { join, raw, type Sql } from 'sql-template-tag'
import { nextNumbers } from '../../../kernel/server/records/counter.ts'
import type { Db, Keyed, Transaction } from '../../../kernel/server/database/query.ts'
import { selectColumns } from '../../../kernel/server/lists/list.ts'
import { notFoundOrVisible, recordVisible } from '../../../kernel/server/records/records.ts'
import { lockSettledBy } from '../ledger/cancel-document.server.ts'
import { assertChangeable } from '../../approvals/approval-routes.server.ts'
import type { CreditToStore } from './credit-note-form.server.ts'
import { creditNote, type CreditRecord } from './credit-notes.contract.ts'

/** SQL for the computed fields. */
export const creditExpressions: Record<string, Sql> = {
  used_usd: sql`used_of('credit_note', t.id)`,
  on_account_usd: sql`open_of('credit_note', t.id)`,
  status: sql`case when not takes_effect(t.approval) then t.approval when t.cancelled_at is not null then 'cancelled' when open_of('credit_note', t.id) > 0 then 'open' else 'used' end`,
}

/** Reads a credit note with its lines and settlements in one statement. */
export async function readCreditNote(db: Db, id: number): Promise<CreditRecord> {
  const found = await db.row<CreditRecord>(sql`
    select ${selectColumns(creditNote, creditExpressions)}, t.customer_address, t.customer_code, t.customer_phone, t.company,
      (select paper_language from customer where id = t.customer) as paper_language,
      paid_back_of('credit_note', t.id) as paid_back_usd,
      (select coalesce(jsonb_agg(jsonb_build_object('invoice_product', l.invoice_product, 'description', l.description,
        'quantity', l.quantity, 'unit_price', l.unit_price, 'credit', l.credit) order by l.position), '[]')
        from credit_note_line l where l.credit_note = t.id) as lines,
      format_settles('credit_note', t.id) as settlements
    from credit_note t ${recordVisible(db, creditNote, id)}`)
  if (!found) throw await notFoundOrVisible(db, creditNote, id)
  return found
}

/** Stores a credit note with the next number and its lines, and applies it to its invoice. Returns its id. */
export async function insertCreditNote(
  tx: Transaction,
  { head, lines, numberedIn }: CreditToStore,
): Promise<number> {
  const columns = Object.entries(head)
  const stored = await tx.row<Keyed>(sql`
    with numbered as (${nextNumbers(['credit_note'], numberedIn)}),
    head as (
      insert into credit_note (credit_note_no, ${join(columns.map(([name]) => raw(`"${name}"`)))})
      select ${`CN-${numberedIn}-`}::text || lpad(value::text, greatest(5, length(value::text)), '0'),
        ${join(columns.map(([, value]) => value))}
      from numbered returning id
    ),
    line as (
      insert into credit_note_line (credit_note, position, invoice_product, description, quantity, unit_price, credit)
      select head.id, position, invoice_product, description, quantity, unit_price, credit
      from head, jsonb_to_recordset(${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::jsonb)
        as line (position integer, invoice_product integer, description text, quantity numeric, unit_price numeric,
          credit numeric)
    )
    select id from head`)
  if (!stored) throw new Error('A credit note was not stored.')
  await tx.run(sql`select settle_credit_note(${stored.id})`)
  return stored.id
}

/**
 * Locks what a credit note is applied to, before it is cancelled. Throws `validation_failed` if it is waiting for
 * approval or declined, or if some of it was refunded.
 */
export async function assertCancellable(tx: Transaction, note: CreditRecord): Promise<void> {
  assertChangeable(note)
  await lockSettledBy(tx, { table: creditNote.name, id: note.id, field: 'used_usd' })
}
