import sql, { raw } from 'sql-template-tag'
import { minus } from '../../../kernel/contract/values/money.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { notFoundOrVisible } from '../../../kernel/server/records/records.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'
import { incrementVersions } from '../receipts/debts/allocations.server.ts'
import { debtKey } from '../receipts/debts/debt.ts'
import { lockDue } from '../receipts/debts/due-debts.server.ts'

/** A part of a receipt, a credit note or a customer opening balance. */
export interface UsedPart {
  receipt_voucher: number | null
  credit_note: number | null
  opening: number | null
  amount_usd: number
}

/** A debt, by kind and id. */
export interface Owed {
  kind: 'invoice' | 'opening'
  id: number
}

/** A settlement of a debt: the document and its amount. */
interface Settling {
  id: number
  kind: string
  document: number
  amount_usd: number
}

/**
 * Applies the customer's unapplied credit to a debt, the oldest first. Returns the used parts. Throws
 * `validation_failed` if there is no credit, or nothing is due.
 */
export async function applyCredit(tx: Transaction, owed: Owed): Promise<UsedPart[]> {
  const { kind: of, id } = owed
  // Opening balances that are debts are locked as well, so that all of them are locked in one order.
  const lock = (kind: 'receipt_voucher' | 'credit_note' | 'opening') => sql`
    select id from ${raw(kind)} where id in (
      select e.document from entry e join ${raw(of)} d on d.customer = e.customer
      where d.id = ${id} and e.kind = ${kind} and e.open > 0) order by id for no key update`
  await tx.run(lock('receipt_voucher'))
  await tx.run(lock('credit_note'))
  await tx.run(lock('opening'))
  const debt = { invoice: of === 'invoice' ? id : null, opening: of === 'opening' ? id : null }
  const found = (await lockDue(tx, [debt])).get(debtKey(debt))
  if (!found) throw await (of === 'invoice' ? notIssued(tx, id) : notFoundOrVisible(tx, opening, id))
  // Read after the locks: another user may have used the credit meanwhile.
  const before = await tx.rows<Settling>(sql`select * from settling(${of}, ${id})`)
  if (found.status === 'owed')
    await tx.run(sql`
      select allocate(owed.id, on_day => company_today())
      from (select id from debits_of(${of}, ${id}) where open > 0 order by kind = 'typed_payment', id) owed`)
  const after = await tx.rows<Settling>(sql`select * from settling(${of}, ${id}) order by id`)
  const used = after.flatMap(({ id: key, kind, document, amount_usd }): UsedPart[] => {
    const more = minus(amount_usd, before.find((one) => one.id === key)?.amount_usd ?? 0)
    const part = (table: string) => (kind === table ? document : null)
    const parts = {
      receipt_voucher: part('receipt_voucher'),
      credit_note: part('credit_note'),
      opening: part('opening'),
    }
    return more > 0 ? [{ ...parts, amount_usd: more }] : []
  })
  if (used.length === 0) throw nothingToUse(owed)
  await incrementVersions(
    tx,
    used.flatMap(({ receipt_voucher }) => receipt_voucher ?? []),
  )
  return used
}

const nothingToUse = ({ kind }: Owed) =>
  validationProblem({
    [kind]: [
      kind === 'invoice'
        ? 'No credit was applied. The customer has no unapplied credit, or nothing is due on this invoice.'
        : 'No credit was applied. The customer has no unapplied credit, or nothing is due on this opening balance.',
    ],
  })

async function notIssued(tx: Transaction, id: number) {
  const there = await tx.row<{ status: string }>(sql`select status from invoice where id = ${id}`)
  if (!there) return await notFoundOrVisible(tx, invoice, id)
  if (there.status === 'draft')
    return validationProblem({ invoice: ['Drafts cannot be paid. Issue the invoice first.'] })
  const isCancelled = there.status === 'cancelled'
  return validationProblem({
    invoice: [
      isCancelled
        ? 'This invoice is cancelled and cannot be paid.'
        : 'This invoice is not approved and cannot be paid.',
    ],
  })
}
