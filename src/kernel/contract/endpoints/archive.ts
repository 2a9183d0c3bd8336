import { endpoint, writeReply } from '../endpoint.ts'
import { type Entity, recordFields } from '../entity.ts'
import { computed, type Fields, required } from '../fields.ts'
import { flag, flagFilter } from '../kinds/flag.ts'

/**
 * The field of records that can be archived. Lists and choices leave archived records out; papers and related records
 * keep them.
 */
export const archivedField = { archived: required(computed(flag('Archived'))) } as const

/** Missing or no: a list shows records in use. Yes: only archived records. */
export const archivedFilter = { archived: flagFilter('Archived') } as const

/** Whether records of a kind can be archived. */
export function isArchivable({ fields }: Pick<Entity, 'fields'>): boolean {
  return 'archived' in fields
}

/** The two calls that archive a record and restore it. */
export function archiveEndpoints<F extends Fields>({ path, label, resource, fields }: Entity<F>) {
  const thing = label.toLowerCase()
  const action = <const D extends string>(name: D, summary: string) =>
    endpoint({
      method: 'POST',
      path: `${path}/:id/${name}`,
      summary,
      access: { resource, verb: 'update' },
      status: 200,
      reply: writeReply({ ...recordFields, ...fields }),
    })
  return {
    archive: action(
      'archive',
      `Archive a ${thing}: lists and choices leave it out, what names it stays as it is`,
    ),
    unarchive: action('unarchive', `Take a ${thing} out of the archive`),
  }
}
