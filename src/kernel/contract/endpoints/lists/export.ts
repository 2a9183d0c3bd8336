import { endpoint, listQuery } from '../../endpoint.ts'
import type { Entity } from '../../entity.ts'
import { type Fields, required } from '../../fields.ts'
import { languageQuery } from '../language.ts'
import { choice } from '../../kinds/choice.ts'

/** The kinds of files that a list is exported to, with what people call them. */
export const exportFormats = { xlsx: 'Excel', csv: 'CSV' } as const
export type ExportFormat = keyof typeof exportFormats

export const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ExportFormat, string>

const { search, ordering } = listQuery

/** The whole list of an entity as a file: with the filters, search and ordering of its list, on no pages. */
export function exportEndpoint<F extends Fields, Q extends Fields>(entity: Entity<F, Q>) {
  return endpoint({
    method: 'GET',
    path: `${entity.path}/export`,
    summary: `Export ${entity.plural.toLowerCase()} as a spreadsheet, filtered and ordered like the list`,
    access: { resource: entity.resource, verb: 'view' },
    // It takes everything along that a list has, whatever it is filtered by.
    asksPassword: true,
    securityLog: 'export',
    query: {
      search,
      ordering,
      ...entity.filters,
      format: required(choice('Format', exportFormats)),
      ...languageQuery,
    },
    reply: { content: 'application/octet-stream' },
  })
}
