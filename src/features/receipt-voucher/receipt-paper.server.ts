import sql from 'sql-template-tag'
import type { Row } from '../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import type { Db, Keyed } from '../../kernel/server/database/query.ts'
import { readRecord } from '../../kernel/server/records.ts'
import { receiptVoucher, type receiptVoucherEndpoints } from './receipt-voucher.contract.ts'
import { receiptExpressions } from './receipt-expressions.server.ts'

type ReceiptVoucher = Row<typeof receiptVoucher>
type ReceiptPaper = ReplyOf<typeof receiptVoucherEndpoints.paper>

/**
 * What stands on the paper of a voucher: the vouchers that were written together with it, the first number first. One
 * that was cancelled since has a paper of its own.
 */
export async function receiptPaper(db: Db, id: number): Promise<ReceiptPaper> {
  const asked = await readRecord<ReceiptVoucher>(db, receiptVoucher, id, receiptExpressions)
  if (asked.cancelled_at !== null) return { vouchers: [asked], balance_after: null }
  if (asked.group === null) return { vouchers: [asked], balance_after: await balanceAfter(db, id) }
  const together = await db.rows<Keyed>(sql`
    select id from receipt_voucher
    where "group" = ${asked.group} and from_account = ${asked.from_account} and date = ${asked.date}
      and cancelled_at is null
    order by voucher_no`)
  const vouchers: ReceiptVoucher[] = []
  for (const one of together) {
    const voucher =
      one.id === id ? asked : await readRecord<ReceiptVoucher>(db, receiptVoucher, one.id, receiptExpressions)
    vouchers.push(voucher)
  }
  const last = Math.max(...together.map((one) => one.id))
  return { vouchers, balance_after: await balanceAfter(db, last) }
}

/** What a customer owed after a receipt: all of their account up to it, in the order of statements. */
async function balanceAfter(db: Db, id: number): Promise<number> {
  const found = await db.row<{ balance: number }>(sql`
    select coalesce(sum(e.debit - e.credit), 0) as balance
    from receipt_voucher v join customer_entry e on e.customer = v.from_account
      and (e.date, e.written_at, e.kind, e.document) <= (v.date, v.created_at, 'receipt_voucher', v.id)
    where v.id = ${id}`)
  return found?.balance ?? 0
}
