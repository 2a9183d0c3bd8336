import { required } from '../../../kernel/contract/fields.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { viewOf } from '../../document-views.ts'

/** Which record something is about: its kind, by the name of its table, and its key. */
export const subjectFields = {
  resource: text('Record type', { max: 100 }),
  record: whole('Record', { min: 1 }),
} as const

/** Whether records of a kind can be spoken about: those that have a page. */
export function isSubject(kind: string): boolean {
  return viewOf(kind, 1) !== undefined
}

/** Somebody who can be named by `@` and the user name, or given a task. */
export const nameable = {
  id: required(whole('User')),
  username: required(text('User Name')),
  full_name: required(text('Name')),
} as const
