import sql from 'sql-template-tag'
import type { Actor, May } from '../../../kernel/contract/access.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import type { RowPolicyRule } from '../../../kernel/server/rights/row-policy.ts'
import { manualPayments } from '../../invoices/invoices.contract.ts'
import { badDebt, type BadDebtRecord } from './bad-debts.contract.ts'

/** Row policy: users who record manual payments see the write-offs that were entered on orders. */
export function badDebtRows(may: May): RowPolicyRule {
  return {
    entity: badDebt,
    columns: { on_order: 'boolean' },
    sees: (actor, mayView) => {
      if (mayView) return 'all'
      return may(actor, manualPayments, 'update') ? sql`t.on_order` : 'none'
    },
  }
}

/**
 * Throws `permission_denied` if the user may not cancel a bad debt. Users who create bad debts may cancel all of them;
 * users who record manual payments, those that were entered on orders. Throws `validation_failed` if a write-off
 * entered on an order exceeds the user's limit.
 */
export async function assertMayCancel(
  tx: Transaction,
  may: May,
  actor: Actor,
  { id, on_order }: Pick<BadDebtRecord, 'id' | 'on_order'>,
): Promise<void> {
  const isTheirs =
    may(actor, badDebt.resource, 'create') || (on_order && may(actor, manualPayments, 'update'))
  if (!isTheirs) throw new Problem('permission_denied', 'You do not have permission to do this.')
  await tx.run(sql`select assert_within_limit(b) from bad_debt b where id = ${id} and on_order`)
}
