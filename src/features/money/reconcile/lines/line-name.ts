import { type Message, message } from '../../../../i18n/messages.ts'
import { type Line, lineDocuments } from '../reconcile.contract.ts'

/** What people call the document of a line: what it is, and its number where it has one. */
export function nameOf({ document, number }: Pick<Line, 'document' | 'number'>): Message {
  const label = lineDocuments[document]
  return number === null ? message(label) : message('{label} {number}', { label, number })
}
