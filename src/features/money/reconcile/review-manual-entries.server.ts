import sql from 'sql-template-tag'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import { sameAmount } from '../../../kernel/contract/values/money.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { lockRecord, notFoundOrVisible, recordVisible } from '../../../kernel/server/records/records.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { badDebt } from '../bad-debts/bad-debts.contract.ts'

interface Review {
  reviewed_by: string | null
  reviewed_at: string | null
}

const nothing: Review = { reviewed_by: null, reviewed_at: null }

/**
 * Marks all manual payments of an invoice as reviewed. Throws `validation_failed` if they differ from `shown`. The
 * database refuses a review by a user who recorded one of them.
 */
export async function reviewManualPayments(tx: Transaction, id: number, shown: number): Promise<Review> {
  await lockRecord(tx, invoice, id)
  const found = await tx.row<{ typed: number }>(sql`
    select (select coalesce(sum(usd), 0) from typed_payment where invoice = t.id) as typed
    from invoice t ${recordVisible(tx, invoice, id)}`)
  if (!found) throw await notFoundOrVisible(tx, invoice, id)
  if (!sameAmount(found.typed, shown)) {
    throw validationProblem({
      amount_usd: ['The manual payments have changed since you opened them. Review them and try again.'],
    })
  }
  await tx.run(sql`
    update typed_payment set reviewed_by = acting_user_name(), reviewed_at = now()
    where invoice = ${id} and reviewed_at is null`)
  const review = await tx.row<Review>(sql`
    select reviewed_by, reviewed_at from typed_payment where invoice = ${id} order by reviewed_at desc, id desc limit 1`)
  return review ?? nothing
}

/** Marks a write-off that was entered on an order as reviewed. The database refuses its author. */
export async function reviewOrderWriteOff(tx: Transaction, id: number): Promise<Review> {
  await lockRecord(tx, badDebt, id)
  const found = await tx.row<{ invoice: number | null }>(sql`select invoice from bad_debt where id = ${id}`)
  if (!found) throw await notFoundOrVisible(tx, badDebt, id)
  // Users who may not see the invoice get 404.
  if (
    found.invoice !== null &&
    !(await tx.row(sql`select from invoice t ${recordVisible(tx, invoice, found.invoice)}`))
  ) {
    throw await notFoundOrVisible(tx, invoice, found.invoice)
  }
  await tx.run(sql`
    update bad_debt set reviewed_by = acting_user_name(), reviewed_at = now() where id = ${id} and reviewed_at is null`)
  return (
    (await tx.row<Review>(sql`select reviewed_by, reviewed_at from bad_debt where id = ${id}`)) ?? nothing
  )
}
