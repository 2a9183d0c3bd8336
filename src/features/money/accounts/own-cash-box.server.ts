import sql from 'sql-template-tag'
import type { May } from '../../../kernel/contract/access.ts'
import type { RowPolicyRule } from '../../../kernel/server/rights/row-policy.ts'
import { bankAccount } from './bank-accounts.contract.ts'
import { receiveMoney } from './receive-money-right.contract.ts'

/** Row policy: users who receive money see the cash boxes of which they are the custodian, with their cash books. */
export function cashBoxRows(may: May): RowPolicyRule {
  return {
    entity: bankAccount,
    columns: { keeper: 'integer' },
    sees: (actor, mayView) => {
      if (mayView) return 'all'
      return may(actor, receiveMoney, 'create') ? sql`t.keeper = ${actor.id}` : 'none'
    },
  }
}
