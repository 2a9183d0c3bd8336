import type { Actor } from '../../contract/access.ts'
import { type FieldErrors, Problem } from '../../contract/problem.ts'
import { problemFromDatabase } from '../database/failures/constraint-problem.ts'
import type { Db } from '../database/query.ts'

/** A form that was refused, without what is wrong with it. */
export interface RefusedForm {
  /** The record that it would have changed, 0 for a new one. */
  id: number
  actor: Actor
  /** What is right of it. */
  values: Readonly<Record<string, unknown>>
}

/** What is wrong with a form besides its fields by themselves, such as values that another record has. */
export type AlsoWrong = (db: Db, form: RefusedForm) => Promise<FieldErrors>

/**
 * A refusal of a form with what is wrong besides, so that people hear of everything at once. Any other error comes
 * back as it is.
 */
export async function withAlsoWrong(error: unknown, alsoWrong: () => Promise<FieldErrors>): Promise<unknown> {
  const problem = error instanceof Problem ? error : problemFromDatabase(error)
  if (problem?.code !== 'validation_failed' || !problem.details.errors) return error
  const besides = await alsoWrong()
  const { errors } = problem.details
  // What knows the form calls its fields as people see them.
  const [field = ''] = Object.entries(errors).find(([, [message]]) => message === problem.displayText) ?? []
  const message = besides[field]?.[0] ?? problem.displayText
  return new Problem(problem.code, message, { ...problem.details, errors: { ...errors, ...besides } })
}
