import sql from 'sql-template-tag'
import type { May } from '../../../kernel/contract/access.ts'
import type { RowPolicyRule } from '../../../kernel/server/rights/row-policy.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'
import { receiptVoucher } from './receipt-voucher.contract.ts'

/** Row policy: users who receive money see and print the receipts that they created. */
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
