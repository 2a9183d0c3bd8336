import { isMessage } from '../../i18n/messages.ts'
import type { Field } from './fields.ts'

/**
 * Returns what is shown of a record's field: for a text that Inkwell wrote, the message beside it, which is translated
 * for the reader; otherwise the value.
 */
export function shownOf(field: Field, name: string, record: Readonly<Record<string, unknown>>): unknown {
  const message =
    field.kind === 'text' && field.displayedIn !== undefined ? record[field.displayedIn] : undefined
  return isMessage(message) ? message : record[name]
}
