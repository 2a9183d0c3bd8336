import sql from 'sql-template-tag'
import type { Db } from '../../../../kernel/server/database/query.ts'

/** What an entry `e` of a customer's account is called in statements, which go by it among the entries of one moment. */
export const kindOfEntry = sql`case e.kind when 'payment_voucher' then 'refund' else e.kind end`

/** What a customer owed after a receipt: all of their account up to it, in the order of statements. */
export async function balanceAfter(db: Db, receipt: number): Promise<number> {
  const found = await db.row<{ balance: number }>(sql`
    select coalesce(sum(e.usd), 0) as balance
    from entry v join entry e on e.customer = v.customer
      and (e.day, e.written_at, ${kindOfEntry}, e.document) <= (v.day, v.written_at, v.kind, v.document)
    where v.kind = 'receipt_voucher' and v.document = ${receipt}`)
  return found?.balance ?? 0
}
