import sql, { type Sql } from 'sql-template-tag'
import { type archiveEndpoints, isArchivable } from '../../contract/endpoints/archive.ts'
import type { Entity, Row } from '../../contract/entity.ts'
import { message } from '../../../i18n/messages.ts'
import type { Kernel } from '../kernel.ts'
import { readRecord, updateRow } from './records.ts'

/** What lists and choices leave out of a kind of record, or show alone where that is asked for. */
export function archiveConditions(entity: Entity, archived: unknown = null): Sql[] {
  if (!isArchivable(entity)) return []
  return [archived === true ? sql`t.archived` : sql`not t.archived`]
}

/** Archives records of a kind, and takes them back. What is so already stays so. */
export function archiveRoutes<E extends Entity>(
  { routes }: Pick<Kernel, 'routes'>,
  entity: E,
  { archive, unarchive }: ReturnType<typeof archiveEndpoints>,
): void {
  for (const archived of [true, false]) {
    routes.command(archived ? archive : unarchive, async ({ id }, tx) => {
      await updateRow(tx, entity, id, { values: { archived } })
      const done = archived
        ? message('Archived. Hidden from lists and selection fields.')
        : message('Unarchived.')
      return { message: done, data: await readRecord<Row<E>>(tx, entity, id) }
    })
  }
}
