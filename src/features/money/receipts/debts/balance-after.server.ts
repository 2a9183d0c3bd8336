import sql from 'sql-template-tag'
import type { Db } from '../../../../kernel/server/database/query.ts'

/** The kind of an entry `e` in statements, which also orders entries of the same moment. */
export const kindOfEntry = sql`case e.kind when 'payment_voucher' then 'refund' else e.kind end`

/** The customer's balance after a receipt: all entries up to it, in the order of statements. */
export async function balanceAfter(db: Db, receipt: number): Promise<number> {
  const found = await db.row<{ balance: number }>(sql`
    select coalesce(sum(e.usd), 0) as balance
    from entry v join entry e on e.customer = v.customer
      and (e.day, e.written_at, ${kindOfEntry}, e.document) <= (v.day, v.written_at, v.kind, v.document)
    where v.kind = 'receipt_voucher' and v.document = ${receipt}`)
  return found?.balance ?? 0
}
