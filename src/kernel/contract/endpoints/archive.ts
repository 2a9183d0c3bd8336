import { endpoint, writeReply } from '../endpoint.ts'
import { type Entity, recordFields } from '../entity.ts'
import { computed, type Fields, required } from '../fields.ts'
import { flag, flagFilter } from '../kinds/flag.ts'

/** What a record says that may be archived: whether lists and choices leave it out. Papers and records of it stay. */
export const archivedField = { archived: required(computed(flag('Archived'))) } as const

/** Left out or no: a list shows what is in use. Yes: what is archived, and nothing else. */
export const archivedFilter = { archived: flagFilter('Archived') } as const

/** Whether records of a kind can be archived. */
export function isArchivable({ fields }: Pick<Entity, 'fields'>): boolean {
  return 'archived' in fields
}

/** The two calls that put a record away and take it back. */
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
