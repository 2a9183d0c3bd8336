import { endpoint } from '../../kernel/contract/endpoint.ts'
import { required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import type { Entity } from '../../kernel/contract/entity.ts'

export const documentTypes = {
  AO: 'AO (Administrative Order)',
  FO: 'FO (Financial Order)',
} as const

/** The fields that identify a document of a log sheet: its number is unique within its year and type. */
export const documentFields = {
  document_type: required(choice('Document Type', documentTypes)),
  year: required(whole('Year', { min: 1900, max: 2200 })),
  document_number: required(text('Document Number', { max: 50, format: 'code' })),
} as const

/** The endpoint of the number that the form of a log sheet proposes. */
export function nextDocumentNumber({ name, path, resource }: Entity) {
  return endpoint({
    method: 'GET',
    path: `${path}/next-number`,
    summary: 'The next document number of a year and type',
    access: { resource, verb: 'create' },
    topic: name,
    query: { year: documentFields.year, document_type: documentFields.document_type },
    reply: { next: required(text('Next number')) },
  })
}
