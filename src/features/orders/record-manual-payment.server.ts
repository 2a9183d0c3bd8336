import sql from 'sql-template-tag'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import type { ManualPayments } from './manual-payments.ts'

/**
 * Records the total paid manually and the total written off on the order of an invoice. The caller holds the lock on
 * the invoice.
 */
export async function recordManualPayment(
  tx: Transaction,
  invoice: number,
  { paid, writtenOff: gone }: ManualPayments,
): Promise<void> {
  await tx.run(sql`select record_manual_payment(${invoice}, ${paid}::numeric, ${gone}::numeric)`)
}

/** The total of an invoice's bad debts that were not entered on its order. */
export async function badDebtsOf(db: Db, invoice: number): Promise<number> {
  const found = await db.row<{ usd: number }>(sql`
    select bad_debts_of(${invoice}) - coalesce(sum(amount_usd), 0) as usd
    from bad_debt where invoice = ${invoice} and on_order and cancelled_at is null`)
  return found?.usd ?? 0
}
