import sql from 'sql-template-tag'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import type { ManualPayments } from './manual-payments.ts'

/** Writes down what is entered on the order of an invoice, which is held: what is paid, and what is not expected any more. */
export async function typeMoney(
  tx: Transaction,
  invoice: number,
  { paid, gone }: ManualPayments,
): Promise<void> {
  await tx.run(sql`select record_manual_payment(${invoice}, ${paid}::numeric, ${gone}::numeric)`)
}

/** What bad debts have written off of an invoice that were not entered on its order. */
export async function badDebtsOf(db: Db, invoice: number): Promise<number> {
  const found = await db.row<{ usd: number }>(sql`
    select bad_debts_of(${invoice}) - coalesce(sum(amount_usd), 0) as usd
    from bad_debt where invoice = ${invoice} and on_order and cancelled_at is null`)
  return found?.usd ?? 0
}
