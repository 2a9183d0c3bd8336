import sql, { raw } from 'sql-template-tag'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { lockRecord, notFoundOrVisible } from '../../../kernel/server/records/records.ts'
import type { paymentVoucher } from '../payments/payment-voucher.contract.ts'
import type { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'

/**
 * Marks the rate of a receipt or refund as reviewed. Throws `validation_failed` if it differs from `rate`. The database
 * refuses the user who entered the rate.
 */
export async function reviewRate(
  tx: Transaction,
  entity: typeof receiptVoucher | typeof paymentVoucher,
  id: number,
  rate: number,
): Promise<void> {
  await lockRecord(tx, entity, id)
  const table = raw(`"${entity.name}"`)
  const found = await tx.row<{ rate: number | null }>(sql`select rate from ${table} where id = ${id}`)
  if (!found) throw await notFoundOrVisible(tx, entity, id)
  if (found.rate !== rate)
    throw validationProblem({ rate: ['The rate has changed since you opened it. Review it and try again.'] })
  await tx.run(sql`
    update ${table} set rate_seen_by = acting_user_name(), rate_seen_at = now()
    where id = ${id} and rate_seen_at is null`)
}
