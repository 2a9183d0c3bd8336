import sql, { type Sql } from 'sql-template-tag'
import { type archiveEndpoints, isArchivable } from '../../contract/endpoints/archive.ts'
import type { Entity, Row } from '../../contract/entity.ts'
import { message } from '../../../i18n/messages.ts'
import type { Kernel } from '../kernel.ts'
import { readRecord, updateRow } from './records.ts'

/** The condition that leaves archived records out of lists and choices, or selects only them on request. */
export function archiveConditions(entity: Entity, archived: unknown = null): Sql[] {
  if (!isArchivable(entity)) return []
  return [archived === true ? sql`t.archived` : sql`not t.archived`]
}

/** Mounts the calls that archive and unarchive records of a kind. Repeating one changes nothing. */
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
