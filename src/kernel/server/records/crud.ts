import type { Sql } from 'sql-template-tag'
import type { crudEndpoints } from '../../contract/endpoint.ts'
import type { Label } from '../../../i18n/messages.ts'
import type { Entity, Row } from '../../contract/entity.ts'
import type { CheckedInput } from '../../contract/fields.ts'
import { archiveConditions } from './archive.ts'
import { duplicateErrors } from './duplicates.ts'
import { exportRoute } from '../lists/export.ts'
import type { Kernel } from '../kernel.ts'
import { listPage, type ListQuery } from '../lists/list.ts'
import { deleteRow, insertRecord, readRecord, updateRow } from './records.ts'

type Endpoints = ReturnType<typeof crudEndpoints>

const deleted: Label = 'Delete Success'

interface CrudOptions<E extends Entity> {
  /** Converts the entity's own filters to conditions, each on the record's own row only. */
  where: (query: CheckedInput<E['filters']>) => Sql[]
  /** SQL for fields that are not columns. */
  expressions?: Record<string, Sql>
}

/**
 * Mounts the five calls of an entity whose table stores all its fields, and the export of its list. Features that need
 * more mount their routes themselves, from the same parts.
 */
export function crud<E extends Entity>(
  kernel: Kernel,
  entity: E,
  endpoints: Endpoints,
  { where, expressions = {} }: CrudOptions<E>,
): void {
  const { routes, queryCache } = kernel
  const narrowed = (query: CheckedInput<E['filters']>) => [
    ...archiveConditions(entity, 'archived' in query ? query.archived : null),
    ...where(query),
  ]
  routes.query(endpoints.list, async ({ query }, db) =>
    // The endpoint's query is the list's query with the entity's filters.
    listPage<Row<E>>({ db, queryCache }, entity, query as ListQuery, {
      where: narrowed(query as CheckedInput<E['filters']>),
      asksOwnRow: true,
      expressions,
    }),
  )
  exportRoute(kernel, entity, (query) => ({ where: narrowed(query), expressions }))
  recordRoutes(kernel, entity, endpoints, expressions)
}

/** Mounts read, create, update and delete, without the list. */
function recordRoutes<E extends Entity>(
  { routes }: Kernel,
  entity: E,
  { read, create, update, remove }: Pick<Endpoints, 'read' | 'create' | 'update' | 'remove'>,
  expressions: Record<string, Sql> = {},
): void {
  const record = (db: Parameters<typeof readRecord>[0], id: number) =>
    readRecord<Row<E>>(db, entity, id, expressions)

  routes.furtherErrors([create, update], duplicateErrors(entity))
  routes.query(read, async ({ id }, db) => record(db, id))
  routes.command(create, async ({ body }, tx) => {
    const data = await insertRecord<Row<E>>(tx, entity, body, expressions)
    return { message: entity.messages.created ?? 'Saved', data }
  })
  routes.command(update, async ({ id, body, version }, tx) => {
    await updateRow(tx, entity, id, { values: body, version, expressions })
    return { message: entity.messages.updated ?? 'Saved', data: await record(tx, id) }
  })
  routes.command(remove, async ({ id }, tx) => {
    await deleteRow(tx, entity, id)
    return entity.deletion === 'empty' ? null : { message: deleted }
  })
}
