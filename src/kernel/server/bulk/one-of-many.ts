import sql from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { problemFromDatabase } from '../database/failures/constraint-problem.ts'
import type { Transaction } from '../database/query.ts'
import type { Routes } from '../http/routes.ts'
import type { Sent } from './bulk-action.ts'

/** What is to be done with one of many records. */
export interface OneOfMany {
  endpoint: Endpoint
  id: number
  actor: Actor
  send(tx: Transaction, id: number): Promise<Sent>
}

/** Does it; answers what the call was sent. */
export async function doOne(
  routes: Pick<Routes, 'perform'>,
  { endpoint, id, actor, send }: OneOfMany,
  tx: Transaction,
): Promise<Sent> {
  const body = await send(tx, id)
  await routes.perform(endpoint, { actor, id, body }, tx)
  return body
}

/** Why it was refused; what is no refusal is thrown on. */
export function reasonRefused(error: unknown): DisplayText {
  const problem = error instanceof Problem ? error : problemFromDatabase(error)
  if (!problem || problem.code === 'unavailable' || problem.code === 'server_error') throw error
  return problem.displayText
}

/**
 * Does it within a larger transaction, of which a refusal takes back nothing else; answers why it was refused. What the
 * database would look at when all is committed it looks at now. With `isTried` it is taken back in any case.
 */
export async function attempt(
  routes: Pick<Routes, 'perform'>,
  one: OneOfMany,
  tx: Transaction,
  isTried: boolean,
): Promise<{ sent: Sent } | { why: DisplayText }> {
  // Marks are no plans to keep.
  const mark = async (text: keyof typeof marks) => await tx.rows(marks[text], 'anew')
  await mark('mark')
  try {
    const sent = await doOne(routes, one, isTried ? { ...tx, afterCommit: () => {} } : tx)
    await mark('judge')
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
  // One upon the other, the marks of a thousand would take minutes.
  through: sql`release savepoint before_one`,
  judge: sql`set constraints all immediate; set constraints all deferred`,
} as const
