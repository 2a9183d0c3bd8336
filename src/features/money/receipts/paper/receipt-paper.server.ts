import sql from 'sql-template-tag'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { Db, Keyed } from '../../../../kernel/server/database/query.ts'
import { readRecord } from '../../../../kernel/server/records/records.ts'
import { balanceAfter } from '../debts/balance-after.server.ts'
import { receiptVoucher, type receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'
import { receiptExpressions } from '../receipt-expressions.server.ts'

type ReceiptVoucher = Row<typeof receiptVoucher>
type ReceiptPaper = ReplyOf<typeof receiptVoucherEndpoints.paper>

/**
 * The content of a printed receipt: all vouchers created together, by number. A cancelled voucher prints on its own.
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
