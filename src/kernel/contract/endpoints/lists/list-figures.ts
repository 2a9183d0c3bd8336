import { endpoint, listQuery } from '../../endpoint.ts'
import type { Entity } from '../../entity.ts'
import type { Fields } from '../../fields.ts'

interface Figures<R extends Fields> {
  summary: string
  reply: R
  /** Other tables that the figures depend on. */
  refreshOn?: readonly string[]
}

/** Sums or counts of all records that match a list's search and filters, over all pages. */
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
