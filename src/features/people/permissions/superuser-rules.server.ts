import sql from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import type { RowPolicyRule } from '../../../kernel/server/rights/row-policy.ts'
import { oneTimePasswordExpired } from '../passwords/one-time-password.server.ts'
import { user } from '../users.contract.ts'

interface SuperuserFlag {
  is_superuser: boolean
}

/** Throws `permission_denied` unless the actor is a superuser, if the user is one or would become one. */
export function assertMayTouch(
  actor: Actor,
  before: SuperuserFlag | null,
  after: SuperuserFlag | null,
): void {
  if (actor.isSuperuser) return
  if (before?.is_superuser) {
    throw new Problem('permission_denied', 'Only superusers can change a superuser.')
  }
  if (after?.is_superuser)
    throw new Problem('permission_denied', 'Only superusers can make a user a superuser.')
}

/** Users always see themselves; only a superuser restores a deleted superuser. */
export const userRows: RowPolicyRule = {
  entity: user,
  columns: { id: 'integer', is_superuser: 'boolean' },
  sees: (actor, mayView) => (mayView ? 'all' : sql`t.id = ${actor.id}`),
  restores: (actor) => (actor.isSuperuser ? 'all' : sql`not t.is_superuser`),
}

/**
 * Locks a user and all superusers until the end of the transaction: checks stay valid, and two superusers cannot remove
 * each other at the same time. Always in the same order, which prevents deadlocks.
 */
export async function lockUserAndSuperusers(tx: Transaction, id: number): Promise<void> {
  await tx.rows(sql`
    select id from users where id = ${id} or is_superuser order by id for no key update`)
}

async function someSuperuserCanSignIn(tx: Transaction): Promise<boolean> {
  const someone = await tx.row(sql`
    select id from users where is_superuser and user_status = 'active' and password_hash <> ''
      and not ${oneTimePasswordExpired} limit 1`)
  return someone !== undefined
}

/**
 * Runs a change of a user; throws `permission_denied` if no superuser could sign in afterwards. Requires
 * `lockUserAndSuperusers`.
 */
export async function whileSuperuserRemains<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const before = await someSuperuserCanSignIn(tx)
  const result = await work()
  if (before && !(await someSuperuserCanSignIn(tx))) {
    throw new Problem(
      'permission_denied',
      'At least one active superuser is required. Make another user a superuser first.',
    )
  }
  return result
}
