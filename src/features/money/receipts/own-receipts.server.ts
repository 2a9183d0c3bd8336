import sql from 'sql-template-tag'
import type { May } from '../../../kernel/contract/access.ts'
import type { RowRule } from '../../../kernel/server/records/sight.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'
import { receiptVoucher } from './receipt-voucher.contract.ts'

/** Whoever receives money sees, and prints, the receipts that they wrote. */
export function receiptRows(may: May): RowRule {
  return {
    entity: receiptVoucher,
    sees: (actor, mayView) => {
      if (mayView) return 'all'
      return may(actor, receiveMoney, 'create') ? sql`t.created_by = ${actor.id}` : 'none'
    },
  }
}
