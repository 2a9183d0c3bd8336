import { DatabaseError } from 'pg'
import { isMessageKey, knownMessage } from '../../../../i18n/known-message.ts'
import { type DisplayText, type MessageKey, type Message, message } from '../../../../i18n/messages.ts'
import { Problem, validationProblem } from '../../../contract/problem.ts'
import { messageOfRule } from '../rule.ts'

/** `item_code` of `product_item_code`: constraints are named after their table and column. */
export function fieldOf(error: DatabaseError): string {
  const name = error.constraint ?? ''
  return error.table && name.startsWith(`${error.table}_`) ? name.slice(error.table.length + 1) : name
}

/** A column or table within a sentence: `item code`, in each language that has a word for it. */
export function named(name: string): Message {
  return knownMessage(name.replaceAll('_', ' '), {})
}

/** What is said at a field whose value another record has. */
export function alreadyExists(field: Message): DisplayText {
  return message('A record with this {field} already exists.', { field })
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
    // What the database says itself, of the field that it names (the functions `refuse` and `ask`).
    case 'IK422':
      return refusalAt(field, error)
    // The same of a record that something else needs (the function `refuse_in_use`).
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

/** A sentence of the catalogues about records that hold one of a kind back. */
type Holding = Extract<MessageKey, `This ${string} cannot be ${string} ${'has' | 'have'} {count} ${string}s.`>

function isHolding(sentence: string): sentence is Holding {
  return isMessageKey(sentence)
}

/**
 * How many records hold a record back from deletion: "This customer cannot be deleted because it has 12 invoices."
 * `one` is what the record is, as it stands within the English sentence, in any case of its letters.
 */
export function inUse(one: string, table: string, count: number): Problem {
  return heldBack(`This ${one.toLowerCase()} cannot be deleted because it has`, table, count)
}

/** The same of an import that somebody wants to undo; `many` are the records that it created. */
export function importInUse(many: string, table: string, count: number): Problem {
  return heldBack(`This import cannot be undone because its ${many.toLowerCase()} have`, table, count)
}

function heldBack(begin: string, table: string, count: number): Problem {
  const sentence = `${begin} {count} ${table.replaceAll('_', ' ')}s.`
  if (!isHolding(sentence))
    return new Problem('in_use', 'This record cannot be deleted because other records use it.')
  return new Problem('in_use', message(sentence, { count }))
}
