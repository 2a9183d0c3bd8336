import { type Told, told } from '../../../../words/sentences.ts'
import { type Line, lineDocuments } from '../reconcile.contract.ts'

/** What people call the document of a line: what it is, and its number where it has one. */
export function nameOf({ document, number }: Pick<Line, 'document' | 'number'>): Told {
  const label = lineDocuments[document]
  return number === null ? told(label) : told('{label} {number}', { label, number })
}
