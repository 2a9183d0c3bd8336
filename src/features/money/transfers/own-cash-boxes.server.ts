import sql from 'sql-template-tag'
import type { Actor, May, Verb } from '../../../kernel/contract/access.ts'
import { Problem, type FieldErrors, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { RowPolicyRule } from '../../../kernel/server/rights/row-policy.ts'
import { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'
import { accountTransfer, type CashBoxes } from './account-transfers.contract.ts'

type Sides = { from_account?: number | null | undefined; to_account?: number | null | undefined }

/**
 * Whether a user may transfer money only out of their own cash boxes, to cash boxes of other custodians: without access
 * to accounts, or if they may transfer only because they receive money.
 */
function hasOwnCashBoxesAlone(may: May, actor: Actor, verb: Verb): boolean {
  return !may(actor, bankAccount.resource, 'view') || !may(actor, accountTransfer.resource, verb)
}

/** Row policy: such users see the transfers of their own cash boxes, and may restore those that went out of them. */
export function transferRows(may: May): RowPolicyRule {
  const keeps = (person: number) => sql`(select a.id from bank_account a where a.keeper = ${person})`
  return {
    entity: accountTransfer,
    columns: { from_account: 'integer', to_account: 'integer' },
    sees: (actor, mayView) => {
      if (mayView && may(actor, bankAccount.resource, 'view')) return 'all'
      if (!mayView && !may(actor, receiveMoney, 'create')) return 'none'
      return sql`t.from_account in ${keeps(actor.id)} or t.to_account in ${keeps(actor.id)}`
    },
    restores: (actor) =>
      hasOwnCashBoxesAlone(may, actor, 'delete') ? sql`t.from_account in ${keeps(actor.id)}` : 'all',
  }
}

/** The accounts between which a user may transfer money. Balances only for the user's own cash boxes. */
export async function boxesOf(db: Db, may: May, actor: Actor): Promise<CashBoxes> {
  const own_boxes = hasOwnCashBoxesAlone(may, actor, 'create') && hasOwnCashBoxesAlone(may, actor, 'update')
  return { own_boxes, boxes: await boxesFor(db, actor, own_boxes) }
}

const boxesFor = async (db: Db, actor: Actor, own_boxes: boolean) =>
  await db.rows<CashBoxes['boxes'][number]>(sql`
    select a.id, a.name, a.currency, a.keeper, u.first_name || ' ' || u.last_name as keeper_name,
      case when a.keeper = ${actor.id} then account_balance(a) end as balance,
      case when closed_until(a.id) >= company_today() then closed_until(a.id) end as closed_until
    from bank_account a left join users u on u.id = a.keeper
    where not ${own_boxes} or a.keeper = ${actor.id} or a.active and a.keeper is not null
    order by a.id`)

/**
 * Throws `validation_failed` if a user with only their own cash boxes names others as sender, or a receiver without a
 * custodian.
 */
export async function assertHandsOver(
  db: Db,
  may: May,
  actor: Actor,
  { verb, ...transfer }: Sides & { verb: Verb },
): Promise<void> {
  if (!hasOwnCashBoxesAlone(may, actor, verb)) return
  const cashBoxes = await boxesFor(db, actor, true)
  const from = cashBoxes.find(({ id }) => id === transfer.from_account)
  const to = cashBoxes.find(({ id }) => id === transfer.to_account)
  const errors: FieldErrors = {
    ...(from?.keeper !== actor.id && { from_account: ['Choose one of your cash boxes.'] }),
    ...(!to && { to_account: ['Choose a cash box with a custodian, who will confirm the transfer.'] }),
  }
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
}

/** Throws `permission_denied` if such a user changes a transfer that another user sent. */
export async function assertTakesBackOwn(
  db: Db,
  may: May,
  actor: Actor,
  { verb, id }: { verb: Verb; id: number },
): Promise<void> {
  if (!hasOwnCashBoxesAlone(may, actor, verb)) return
  const row = await db.row<{ isOwn: boolean }>(sql`
    select coalesce(a.keeper = ${actor.id}, false) as "isOwn"
    from account_transfer t left join bank_account a on a.id = t.from_account where t.id = ${id}`)
  if (row && !row.isOwn) {
    throw new Problem('permission_denied', 'Only the sender can change, cancel or delete this transfer.')
  }
}
