import type { Actor } from '../../contract/access.ts'
import { type FieldErrors, Problem } from '../../contract/problem.ts'
import { problemFromDatabase } from '../database/failures/constraint-problem.ts'
import type { Db } from '../database/query.ts'

/** A form that was refused, without its wrong values. */
export interface RefusedForm {
  /** The record that it would have changed; 0 for a new one. */
  id: number
  actor: Actor
  /** The valid values. */
  values: Readonly<Record<string, unknown>>
}

/** Returns further errors of a form, such as values that another record already has. */
export type FurtherErrors = (db: Db, form: RefusedForm) => Promise<FieldErrors>

/** Adds further errors to the refusal of a form, so that users see all at once. Returns any other error unchanged. */
export async function withFurtherErrors(
  error: unknown,
  findErrors: () => Promise<FieldErrors>,
): Promise<unknown> {
  const problem = error instanceof Problem ? error : problemFromDatabase(error)
  if (problem?.code !== 'validation_failed' || !problem.details.errors) return error
  const further = await findErrors()
  const { errors } = problem.details
  // The further errors use the labels of the form, so their text is preferred.
  const [field = ''] = Object.entries(errors).find(([, [message]]) => message === problem.displayText) ?? []
  const message = further[field]?.[0] ?? problem.displayText
  return new Problem(problem.code, message, { ...problem.details, errors: { ...errors, ...further } })
}
