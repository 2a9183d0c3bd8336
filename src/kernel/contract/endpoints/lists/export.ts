import { endpoint, listQuery } from '../../endpoint.ts'
import type { Entity } from '../../entity.ts'
import { type Fields, required } from '../../fields.ts'
import { languageQuery } from '../language.ts'
import { choice } from '../../kinds/choice.ts'

/** The file formats of a list export, with their labels. */
export const exportFormats = { xlsx: 'Excel', csv: 'CSV' } as const
export type ExportFormat = keyof typeof exportFormats

export const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ExportFormat, string>

const { search, ordering } = listQuery

/** Exports the whole list of an entity as a file, with the list's filters, search and ordering, without paging. */
export function exportEndpoint<F extends Fields, Q extends Fields>(entity: Entity<F, Q>) {
  return endpoint({
    method: 'GET',
    path: `${entity.path}/export`,
    summary: `Export ${entity.plural.toLowerCase()} as a spreadsheet, filtered and ordered like the list`,
    access: { resource: entity.resource, verb: 'view' },
    // An export can contain every record of the list.
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
