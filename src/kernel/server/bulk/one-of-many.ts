import sql from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { problemFromDatabase } from '../database/failures/constraint-problem.ts'
import type { Transaction } from '../database/query.ts'
import type { Routes } from '../http/routes.ts'
import type { Sent } from './bulk-action.ts'

export interface OneOfMany {
  endpoint: Endpoint
  id: number
  actor: Actor
  send(tx: Transaction, id: number): Promise<Sent>
}

/** Makes the call; returns its request body. */
export async function doOne(
  routes: Pick<Routes, 'perform'>,
  { endpoint, id, actor, send }: OneOfMany,
  tx: Transaction,
): Promise<Sent> {
  const body = await send(tx, id)
  await routes.perform(endpoint, { actor, id, body }, tx)
  return body
}

/** The reason for a refusal; any other error is thrown again. */
export function reasonRefused(error: unknown): DisplayText {
  const problem = error instanceof Problem ? error : problemFromDatabase(error)
  if (!problem || problem.code === 'unavailable' || problem.code === 'server_error') throw error
  return problem.displayText
}

/**
 * Makes the call within a larger transaction, in which a refusal rolls back only this call; returns the reason for a
 * refusal. Deferred constraints are checked now instead of at the commit. With `isTried`, the call is rolled back in
 * any case.
 */
export async function attempt(
  routes: Pick<Routes, 'perform'>,
  one: OneOfMany,
  tx: Transaction,
  isTried: boolean,
): Promise<{ sent: Sent } | { why: DisplayText }> {
  // `fresh`: savepoints have no plans to cache.
  const mark = async (text: keyof typeof marks) => await tx.rows(marks[text], 'fresh')
  await mark('mark')
  try {
    const sent = await doOne(routes, one, tx)
    await mark('check')
    await mark(isTried ? 'back' : 'through')
    return { sent }
  } catch (error) {
    const reason = reasonRefused(error)
    await mark('back')
    return { why: reason }
  }
}

const marks = {
  mark: sql`savepoint before_one`,
  back: sql`rollback to savepoint before_one; release savepoint before_one`,
  // Released at once: a thousand nested savepoints would take minutes.
  through: sql`release savepoint before_one`,
  check: sql`set constraints all immediate; set constraints all deferred`,
} as const
