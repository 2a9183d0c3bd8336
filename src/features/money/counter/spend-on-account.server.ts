import sql, { raw } from 'sql-template-tag'
import { minus } from '../../../kernel/contract/values/money.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { notFoundOrSeen } from '../../../kernel/server/records/records.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { countSplit } from '../receipts/allocations.server.ts'
import { debtKey } from '../receipts/debt.ts'
import { holdDue } from '../receipts/due-debts.server.ts'

/** So much of a receipt, of a credit note, or else of an opening document. */
export interface UsedPart {
  receipt_voucher: number | null
  credit_note: number | null
  opening: number | null
  amount_usd: number
}

/** What settles an invoice: so much of a document. */
interface Settling {
  id: number
  kind: string
  document: number
  amount_usd: number
}

/**
 * Settles an invoice from what is on account of its customer, receipts and credit notes, the oldest money first; answers
 * what was used. Throws `validation_failed` where there is none, or nothing is due.
 */
export async function spendOnAccount(tx: Transaction, id: number): Promise<UsedPart[]> {
  const held = (kind: 'receipt_voucher' | 'credit_note' | 'opening') => sql`
    select id from ${raw(kind)} where id in (
      select e.document from entry e join invoice i on i.customer = e.customer
      where i.id = ${id} and e.kind = ${kind} and e.open > 0) order by id for no key update`
  await tx.run(held('receipt_voucher'))
  await tx.run(held('credit_note'))
  await tx.run(held('opening'))
  const debt = { invoice: id, opening: null }
  const found = (await holdDue(tx, [debt])).get(debtKey(debt))
  if (!found) throw await notIssued(tx, id)
  // Who waited for the money sees now whether somebody else has used it meanwhile.
  const before = await tx.rows<Settling>(sql`select * from settling(${id})`)
  await tx.run(sql`select allot(entry_of('invoice', ${id}), on_day => company_today())`)
  const after = await tx.rows<Settling>(sql`select * from settling(${id}) order by id`)
  const used = after.flatMap(({ id: key, kind, document, amount_usd }): UsedPart[] => {
    const more = minus(amount_usd, before.find((one) => one.id === key)?.amount_usd ?? 0)
    const of = (table: string) => (kind === table ? document : null)
    const part = {
      receipt_voucher: of('receipt_voucher'),
      credit_note: of('credit_note'),
      opening: of('opening'),
    }
    return more > 0 ? [{ ...part, amount_usd: more }] : []
  })
  if (used.length === 0) {
    throw validationProblem({ invoice: ['Nothing is on account that this invoice still asks for.'] })
  }
  await countSplit(
    tx,
    used.flatMap(({ receipt_voucher }) => receipt_voucher ?? []),
  )
  return used
}

async function notIssued(tx: Transaction, id: number) {
  const there = await tx.row<{ status: string }>(sql`select status from invoice where id = ${id}`)
  if (!there) return await notFoundOrSeen(tx, invoice, id)
  if (there.status === 'draft')
    return validationProblem({ invoice: ['A draft is not paid: issue it first.'] })
  const isCancelled = there.status === 'cancelled'
  return validationProblem({
    invoice: [
      isCancelled ? 'A cancelled invoice is not paid.' : 'An invoice that is not approved is not paid.',
    ],
  })
}
