import sql from 'sql-template-tag'
import { numbersOf } from '../../kernel/server/database/advisory-locks.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'
import { receiptVoucher } from './receipt-voucher.contract.ts'

/**
 * Takes the next numbers of receipt vouchers, alone until the transaction ends; answers the first one. To be asked for
 * before an invoice is held, so that nobody who holds one waits for a number.
 */
export async function nextNumbers(tx: Transaction): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(${numbersOf(receiptVoucher)})`)
  const found = await tx.row<{ next: number }>(
    sql`select coalesce(max(voucher_no), 0)::bigint + 1 as next from receipt_voucher`,
  )
  return found?.next ?? 1
}
