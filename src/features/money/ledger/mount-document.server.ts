import type { Actor } from '../../../kernel/contract/access.ts'
import type { crudEndpoints, ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { Call } from '../../../kernel/server/http/routes.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { mountRemove } from '../../../kernel/server/records/crud.ts'
import { lockRecord } from '../../../kernel/server/records/records.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { cancelDocument } from './cancel-document.server.ts'
import type { cancelEndpoint } from './cancellation.contract.ts'

type Crud = ReturnType<typeof crudEndpoints>

interface DocumentRoutes<T> {
  entity: Entity
  endpoints: { read: Crud['read']; cancel: ReturnType<typeof cancelEndpoint>; remove?: Crud['remove'] }
  /** Reads a document as the user may see it. Throws `not_found` otherwise. */
  read(db: Db, id: number): Promise<T>
  /** What is locked before a cancellation, in the order of locks. Default: the document. */
  lock?(tx: Transaction, id: number): Promise<unknown>
  /** Locks and checks of its kind before a document is cancelled, which is locked and visible to the user. */
  cancelling?(tx: Transaction, document: T, actor: Actor): Promise<unknown>
  /** The text after a document was cancelled. */
  cancelled(document: T): DisplayText
  /** Throws what keeps this user from deleting a document. */
  assertRemovable?(tx: Transaction, call: Call<Crud['remove']>): Promise<void>
}

/**
 * Mounts what documents of all kinds do alike: read, cancel and, where a kind can be deleted, delete. Lists, saves,
 * approval and papers have mounts of their own, as not every kind has them.
 */
export function mountDocument<T extends ReplyOf<Crud['read']>>(
  kernel: Kernel,
  { entity, endpoints, read, lock, cancelling, cancelled, assertRemovable }: DocumentRoutes<T>,
): void {
  const { routes } = kernel
  routes.query(endpoints.read, async ({ id }, db) => await read(db, id))
  routes.command(endpoints.cancel, async ({ id, body: { reason, date }, actor }, tx) => {
    await (lock ? lock(tx, id) : lockRecord(tx, entity, id))
    const document = await read(tx, id)
    await cancelling?.(tx, document, actor)
    await cancelDocument(tx, { table: entity.name, id, reason, date })
    const data = await read(tx, id)
    return { message: cancelled(data), data }
  })
  if (endpoints.remove) mountRemove(kernel, entity, endpoints.remove, assertRemovable)
}
