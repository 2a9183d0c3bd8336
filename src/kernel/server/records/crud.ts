import type { Sql } from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import type { crudEndpoints } from '../../contract/endpoint.ts'
import type { Label } from '../../../i18n/messages.ts'
import type { Entity, Row } from '../../contract/entity.ts'
import type { CheckedInput } from '../../contract/fields.ts'
import { archiveConditions } from './archive.ts'
import type { Db, Transaction } from '../database/query.ts'
import { duplicateErrors } from './duplicates.ts'
import type { Call } from '../http/routes.ts'
import { exportRoute } from '../lists/export.ts'
import type { Kernel } from '../kernel.ts'
import { listPage, type ListOptions, type ListQuery } from '../lists/list.ts'
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
 * more of some calls mount those themselves, and the others by `mountList` and `mountRemove`.
 */
export function crud<E extends Entity>(
  kernel: Kernel,
  entity: E,
  endpoints: Endpoints,
  { where, expressions = {} }: CrudOptions<E>,
): void {
  mountList(kernel, entity, endpoints.list, (query) => ({
    where: [...archiveConditions(entity, 'archived' in query ? query.archived : null), ...where(query)],
    asksOwnRow: true,
    expressions,
  }))
  mountReadAndWrite(kernel, entity, endpoints, expressions)
  mountRemove(kernel, entity, endpoints.remove)
}

/** Mounts a list and its export, which have the same conditions. */
export function mountList<E extends Entity>(
  kernel: Kernel,
  entity: E,
  list: Endpoints['list'],
  optionsFor: (query: CheckedInput<E['filters']>, db: Db, actor: Actor) => ListOptions | Promise<ListOptions>,
): void {
  const { routes, queryCache } = kernel
  routes.query(list, async ({ query, actor }, db) =>
    // The endpoint's query is the list's query with the entity's filters.
    listPage<Row<E>>(
      { db, queryCache },
      entity,
      query as ListQuery,
      await optionsFor(query as CheckedInput<E['filters']>, db, actor),
    ),
  )
  exportRoute(kernel, entity, optionsFor)
}

/** Mounts read, create and update. */
function mountReadAndWrite<E extends Entity>(
  { routes }: Kernel,
  entity: E,
  { read, create, update }: Pick<Endpoints, 'read' | 'create' | 'update'>,
  expressions: Record<string, Sql>,
): void {
  const record = (db: Db, id: number) => readRecord<Row<E>>(db, entity, id, expressions)

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
}

/** Mounts the deletion of a record. `assertRemovable` throws what keeps this user from deleting it. */
export function mountRemove(
  { routes }: Pick<Kernel, 'routes'>,
  entity: Entity,
  remove: Endpoints['remove'],
  assertRemovable?: (tx: Transaction, call: Call<Endpoints['remove']>) => Promise<void>,
): void {
  routes.command(remove, async (call, tx) => {
    await assertRemovable?.(tx, call)
    await deleteRow(tx, entity, call.id)
    return entity.deletion === 'empty' ? null : { message: deleted }
  })
}
