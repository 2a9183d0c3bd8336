import sql from 'sql-template-tag'
import type { Actor } from '../../kernel/contract/access.ts'
import { Problem } from '../../kernel/contract/problem.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'
import type { RowRule } from '../../kernel/server/sight.ts'
import { user } from './users.contract.ts'

/** What decides whether somebody is a superuser who can sign in. */
interface Standing {
  id: number
  is_superuser: boolean
  user_status: string | null
}

const counts = ({ is_superuser, user_status }: Standing) => is_superuser && user_status === 'active'

/** Only a superuser may touch a superuser, or make one. */
export function assertMayTouch(actor: Actor, before: Standing | null, after: Standing | null): void {
  if (actor.isSuperuser) return
  if (before?.is_superuser) {
    throw new Problem('permission_denied', 'Only a superuser may change a superuser.')
  }
  if (after?.is_superuser) throw new Problem('permission_denied', 'Only a superuser can make a superuser.')
}

/** Everybody sees themselves; a deleted superuser comes back by the hand of a superuser only. */
export const userRows: RowRule = {
  entity: user,
  sees: (actor, mayView) => (mayView ? 'all' : sql`t.id = ${actor.id}`),
  restores: (actor) => (actor.isSuperuser ? 'all' : sql`not t.is_superuser`),
}

/**
 * Holds a user, and all superusers, as they are until the transaction ends: what is then read of them stays true,
 * and two superusers cannot remove each other at the same time. Always in the same order, so that nobody waits
 * for one another in a circle.
 */
export async function lockStandings(tx: Transaction, id: number): Promise<void> {
  await tx.rows(sql`
    select id from users where id = ${id} or is_superuser order by id for no key update`)
}

/** Somebody who can sign in as a superuser must always remain; under `lockStandings`. */
export async function assertSuperuserRemains(
  tx: Transaction,
  before: Standing,
  after: Standing | null,
): Promise<void> {
  if (!counts(before) || (after && counts(after))) return
  const other = await tx.row(sql`
    select id from users where is_superuser and user_status = 'active' and id <> ${before.id} limit 1`)
  if (!other) throw new Problem('permission_denied', 'The last active superuser must stay one.')
}
