import { type Message, message } from '../../../../i18n/messages.ts'
import { type Line, lineDocuments } from '../reconcile.contract.ts'

/** The name of a line's document: its kind and number. */
export function nameOf({ document, number }: Pick<Line, 'document' | 'number'>): Message {
  const label = lineDocuments[document]
  return number === null ? message(label) : message('{label} {number}', { label, number })
}
