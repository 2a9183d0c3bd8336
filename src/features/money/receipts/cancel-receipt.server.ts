import sql from 'sql-template-tag'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { cancelDocument, lockSettledBy } from '../ledger/cancel-document.server.ts'
import type { cancelBody } from '../ledger/cancellation.contract.ts'

/** Throws `validation_failed` if the voucher is cancelled. */
export async function assertNotCancelled(db: Db, id: number): Promise<void> {
  const cancelled = await db.row(
    sql`select id from receipt_voucher where id = ${id} and cancelled_at is not null`,
  )
  if (cancelled)
    throw validationProblem({ cancelled_at: ['This voucher is cancelled and cannot be changed.'] })
}

/**
 * Cancels a voucher that the transaction has locked: on that day, what it was applied to is due again, and its money
 * leaves the account.
 */
export async function cancelReceipt(
  tx: Transaction,
  id: number,
  { reason, date }: CheckedInput<typeof cancelBody>,
): Promise<void> {
  await assertNotCancelled(tx, id)
  await lockSettledBy(tx, { table: 'receipt_voucher', id, field: 'usd_value' })
  await cancelDocument(tx, { table: 'receipt_voucher', id, reason, date })
}
