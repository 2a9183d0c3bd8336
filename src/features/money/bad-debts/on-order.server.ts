import sql from 'sql-template-tag'
import type { Actor, May } from '../../../kernel/contract/access.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import type { RowPolicyRule } from '../../../kernel/server/records/row-policy.ts'
import { paymentsByHand } from '../../invoices/invoices.contract.ts'
import { badDebt, type BadDebtRecord } from './bad-debts.contract.ts'

/** Whoever records manual payments sees the bad debts that were entered on orders. */
export function badDebtRows(may: May): RowPolicyRule {
  return {
    entity: badDebt,
    columns: { on_order: 'boolean' },
    sees: (actor, mayView) => {
      if (mayView) return 'all'
      return may(actor, paymentsByHand, 'update') ? sql`t.on_order` : 'none'
    },
  }
}

/**
 * Throws `permission_denied` where somebody may not cancel a bad debt: who writes bad debts cancels each of them, who records
 * manual payments those that were entered on orders. These go no further than the limit of whoever cancels them.
 */
export async function assertMayCancel(
  tx: Transaction,
  may: May,
  actor: Actor,
  { id, on_order }: Pick<BadDebtRecord, 'id' | 'on_order'>,
): Promise<void> {
  const isTheirs =
    may(actor, badDebt.resource, 'create') || (on_order && may(actor, paymentsByHand, 'update'))
  if (!isTheirs) throw new Problem('permission_denied', 'You do not have permission to do this.')
  await tx.run(sql`select assert_within_limit(b) from bad_debt b where id = ${id} and on_order`)
}
