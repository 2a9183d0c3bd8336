import { endpoint, listQuery } from '../../endpoint.ts'
import type { Entity } from '../../entity.ts'
import type { Fields } from '../../fields.ts'

interface Figures<R extends Fields> {
  summary: string
  reply: R
  /** Of which other tables they are made. */
  refreshOn?: readonly string[]
}

/** What the records of a list come to, or how many there are of them, under its search and filters and over all its pages. */
export function listFigures<const E extends Entity, const R extends Fields>(
  { name, path, resource, filters }: E,
  what: string,
  { summary, reply, refreshOn = [] }: Figures<R>,
) {
  const its: E['filters'] = filters
  return endpoint({
    method: 'GET',
    path: `${path}/${what}`,
    summary,
    access: { resource, verb: 'view' },
    topic: name,
    refreshOn,
    query: { search: listQuery.search, ...its },
    reply,
  })
}
