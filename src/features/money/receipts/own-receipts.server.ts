import sql from 'sql-template-tag'
import type { May } from '../../../kernel/contract/access.ts'
import type { RowPolicyRule } from '../../../kernel/server/records/row-policy.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'
import { receiptVoucher } from './receipt-voucher.contract.ts'

/** Whoever receives money sees, and prints, the receipts that they wrote. */
export function receiptRows(may: May): RowPolicyRule {
  return {
    entity: receiptVoucher,
    columns: { created_by: 'integer' },
    sees: (actor, mayView) => {
      if (mayView) return 'all'
      return may(actor, receiveMoney, 'create') ? sql`t.created_by = ${actor.id}` : 'none'
    },
  }
}
