import { isMessage } from '../../i18n/messages.ts'
import type { Field } from './fields.ts'

/**
 * What is shown of a field of a record: in the place of a text that Inkwell wrote the sentence that stands beside it, to
 * be said in the language of whoever reads.
 */
export function shownOf(field: Field, name: string, record: Readonly<Record<string, unknown>>): unknown {
  const message =
    field.kind === 'text' && field.displayedIn !== undefined ? record[field.displayedIn] : undefined
  return isMessage(message) ? message : record[name]
}
