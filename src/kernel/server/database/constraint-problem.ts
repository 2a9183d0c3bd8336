import { DatabaseError } from 'pg'
import { Problem, validationProblem } from '../../contract/problem.ts'

/** `item_code` of `product_item_code`: constraints are named after their table and column. */
function fieldOf(error: DatabaseError): string {
  const name = error.constraint ?? ''
  return error.table && name.startsWith(`${error.table}_`) ? name.slice(error.table.length + 1) : name
}

function inWords(name: string): string {
  return name.replaceAll('_', ' ')
}

/** What is said at a field whose value another record has. */
export function alreadyExists(field: string): string {
  return `A record with this ${inWords(field)} already exists.`
}

/**
 * What a refusal by the database means to people: a constraint becomes an error of the field that it is
 * named after. Undefined for errors that are bugs or faults.
 */
export function problemFromDatabase(error: unknown): Problem | undefined {
  if (!(error instanceof DatabaseError)) return undefined
  const field = fieldOf(error)
  switch (error.code) {
    case '23505':
      return validationProblem({ [field]: [alreadyExists(field)] })
    case '23503':
      return error.detail?.includes('still referenced')
        ? new Problem('in_use', 'Other records need this one.')
        : validationProblem({ [field]: [`The chosen ${inWords(field)} does not exist.`] })
    case '23502':
      return validationProblem({ [error.column ?? field]: [`This field is required.`] })
    // What the database says itself, of the field that it names (the function `refuse`).
    case 'IK422':
      return validationProblem({ [field]: [error.message] })
    case '23514':
      return validationProblem({ [field]: ['This value is not allowed.'] })
    case '22003':
    case '22001':
    case '22008':
      return new Problem('validation_failed', 'A value is too large to be kept.')
    case '22021':
    case '22P05':
    case '22P02':
      return new Problem('bad_request', 'The request has a character or value that cannot be kept.')
    default:
      return undefined
  }
}

/** How many records hold a record back from deletion, in words: "This customer has 12 invoices." */
export function inUse(label: string, table: string, count: number): Problem {
  const thing = inWords(table)
  return new Problem(
    'in_use',
    `This ${label.toLowerCase()} has ${count} ${count === 1 ? thing : `${thing}s`}.`,
  )
}
