import sql from 'sql-template-tag'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import type { Typed } from './typed-money.ts'

/** Writes down what is typed of an invoice: what it says more or less than before. The invoice is held. */
export async function typeMoney(tx: Transaction, invoice: number, { paid, gone }: Typed): Promise<void> {
  await tx.run(sql`select type_money(${invoice}, ${paid}::numeric, ${gone}::numeric)`)
}

/** What bad debts have written off of an invoice. */
export async function badDebtsOf(db: Db, invoice: number): Promise<number> {
  const found = await db.row<{ usd: number }>(sql`select bad_debts_of(${invoice}) as usd`)
  return found?.usd ?? 0
}
