import sql from 'sql-template-tag'
import type { Actor, May } from '../../../kernel/contract/access.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { RowPolicyRule } from '../../../kernel/server/rights/row-policy.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'
import { cashClose } from './cash-closing.contract.ts'

/** Row policy: users who receive money see the closings of their own cash boxes. */
export function closingRows(may: May): RowPolicyRule {
  return {
    entity: cashClose,
    columns: { account: 'integer' },
    sees: (actor, mayView) => {
      if (mayView) return 'all'
      if (!may(actor, receiveMoney, 'create')) return 'none'
      return sql`t.account in (select a.id from bank_account a where a.keeper = ${actor.id})`
    },
  }
}

/** Throws `validation_failed` if a user who may close only their own cash boxes names another one. */
export async function requireOwnCashBox(db: Db, may: May, actor: Actor, account: number): Promise<void> {
  if (may(actor, cashClose.resource, 'create')) return
  const own = await db.row(sql`select id from bank_account where id = ${account} and keeper = ${actor.id}`)
  if (!own) throw validationProblem({ account: ['Choose one of your cash boxes.'] })
}
