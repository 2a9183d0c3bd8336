import { required } from '../../../kernel/contract/fields.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { viewOf } from '../../document-views.ts'

/** The record that a comment or task is about: its table and its key. */
export const targetFields = {
  resource: text('Record type', { max: 100 }),
  record: whole('Record', { min: 1 }),
} as const

/** Whether records of a kind can have comments and tasks: only kinds with a page. */
export function isTarget(kind: string): boolean {
  return viewOf(kind, 1) !== undefined
}

/** A user who can be mentioned by `@` and the user name, or assigned a task. */
export const mentionable = {
  id: required(whole('User')),
  username: required(text('User Name')),
  full_name: required(text('Name')),
} as const
