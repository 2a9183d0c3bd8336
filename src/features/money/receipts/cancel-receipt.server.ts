import sql from 'sql-template-tag'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { cancelDocument } from '../ledger/cancel-document.server.ts'
import type { cancelBody } from '../ledger/cancellation.contract.ts'
import { told } from '../../../words/sentences.ts'

/** Refuses to change a voucher that was cancelled. */
export async function assertCounts(db: Db, id: number): Promise<void> {
  const cancelled = await db.row(
    sql`select id from receipt_voucher where id = ${id} and cancelled_at is not null`,
  )
  if (cancelled) throw validationProblem({ cancelled_at: ['This voucher is cancelled: it stays as it is.'] })
}

/** Cancels a voucher that the transaction holds: what it settled is due again from that day, and its money goes out again. */
export async function cancelReceipt(
  tx: Transaction,
  id: number,
  { reason, date }: CheckedInput<typeof cancelBody>,
): Promise<void> {
  await assertCounts(tx, id)
  await tx.run(sql`
    select id from invoice where id in (select invoice from settles('receipt_voucher', ${id}))
    order by id for no key update`)
  const paidBack = await tx.row<{ sum: number }>(sql`select paid_back_of('receipt_voucher', ${id}) as sum`)
  if (paidBack && paidBack.sum > 0) {
    const amount = formatMoney(paidBack.sum, 'USD')
    throw validationProblem({
      usd_value: [told('{amount} of it was paid back to the customer.', { amount })],
    })
  }
  await cancelDocument(tx, { table: 'receipt_voucher', id, reason, date })
}
