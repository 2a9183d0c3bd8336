import { DatabaseError } from 'pg'
import { isMessageKey, knownMessage } from '../../../../i18n/known-message.ts'
import { type DisplayText, type MessageKey, type Message, message } from '../../../../i18n/messages.ts'
import { Problem, validationProblem } from '../../../contract/problem.ts'
import { messageOfRule } from '../rule.ts'

/** Returns `item_code` for `product_item_code`: constraints are named after their table and column. */
export function fieldOf(error: DatabaseError): string {
  const name = error.constraint ?? ''
  return error.table && name.startsWith(`${error.table}_`) ? name.slice(error.table.length + 1) : name
}

/** The name of a column or table within a sentence, such as `item code`, translated if possible. */
export function named(name: string): Message {
  return knownMessage(name.replaceAll('_', ' '), {})
}

/** The error of a field whose value another record already has. */
export function alreadyExists(field: Message): DisplayText {
  return message('A record with this {field} already exists.', { field })
}

/**
 * Converts a refusal by the database to a problem: a constraint becomes an error of the field that it is named after.
 * Undefined for bugs and faults.
 */
export function problemFromDatabase(error: unknown): Problem | undefined {
  if (!(error instanceof DatabaseError)) return undefined
  const field = fieldOf(error)
  switch (error.code) {
    case '23505':
      return validationProblem({ [field]: [alreadyExists(named(field))] })
    case '23503':
      return error.detail?.includes('still referenced')
        ? new Problem('in_use', 'This record cannot be deleted because other records use it.')
        : validationProblem({
            [field]: [
              message('The selected {field} does not exist. Choose another one.', { field: named(field) }),
            ],
          })
    case '23502':
      return validationProblem({ [error.column ?? field]: ['This field is required.'] })
    // A message of the database's own for a field (the functions `refuse` and `ask_confirmation`).
    case 'IK422':
      return refusalAt(field, error)
    // The same for a record that others need (the function `refuse_in_use`).
    case 'IK409':
      return new Problem('in_use', messageOfRule(error))
    case '23514':
      return validationProblem({ [field]: ['This value is not allowed.'] })
    case '22003':
    case '22001':
    case '22008':
      return new Problem('validation_failed', 'A value is too large. Enter a smaller one.')
    case '22021':
    case '22P05':
    case '22P02':
      return new Problem('bad_request', 'The request contains a character or value that cannot be saved.')
    default:
      return undefined
  }
}

function refusalAt(field: string, error: DatabaseError): Problem {
  const { code, displayText: text, details } = validationProblem({ [field]: [messageOfRule(error)] })
  const { hint: flag } = error
  return new Problem(code, text, { ...details, ...(flag !== undefined && { unless: { [field]: flag } }) })
}

/** A message of the catalogs about records that prevent a deletion. */
type Holding = Extract<MessageKey, `This ${string} cannot be ${string} ${'has' | 'have'} {count} ${string}s.`>

function isHolding(sentence: string): sentence is Holding {
  return isMessageKey(sentence)
}

/**
 * The problem that other records prevent a deletion: "This customer cannot be deleted because it has 12 invoices."
 * `one` is the English name of the kind of record, in any case.
 */
export function inUse(one: string, table: string, count: number): Problem {
  return heldBack(`This ${one.toLowerCase()} cannot be deleted because it has`, table, count)
}

/** The same for an import that cannot be undone; `many` is the plural name of the records that it created. */
export function importInUse(many: string, table: string, count: number): Problem {
  return heldBack(`This import cannot be undone because its ${many.toLowerCase()} have`, table, count)
}

function heldBack(begin: string, table: string, count: number): Problem {
  const sentence = `${begin} {count} ${table.replaceAll('_', ' ')}s.`
  if (!isHolding(sentence))
    return new Problem('in_use', 'This record cannot be deleted because other records use it.')
  return new Problem('in_use', message(sentence, { count }))
}
