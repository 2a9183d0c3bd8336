import { endpoint } from '../endpoint.ts'
import type { Entity } from '../entity.ts'
import { text } from '../kinds/texts/text.ts'

/** The call that proposes the code of a new record. */
export function nextCodeEndpoint({ name, path, plural, resource }: Entity) {
  return endpoint({
    method: 'GET',
    path: `${path}/next-code`,
    summary: `The code after the last ${plural.toLowerCase()}, such as C-108 after C-107; null if their codes follow no pattern`,
    access: { resource, verb: 'create' },
    topic: name,
    reply: { next: text('Next code', { format: 'code' }) },
  })
}
