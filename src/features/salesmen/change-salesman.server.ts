import sql, { raw } from 'sql-template-tag'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { Fields } from '../../kernel/contract/fields.ts'
import { Problem } from '../../kernel/contract/problem.ts'
import type { BulkAction, Sent } from '../../kernel/server/bulk/bulk-action.ts'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { withReason } from '../../kernel/server/records/history/reason.ts'
import { conflictWith, lockRecord, updateRow } from '../../kernel/server/records/records.ts'
import { message } from '../../i18n/messages.ts'
import { type changeSalesman, salesman } from './salesmen.contract.ts'
import { newOwner, type Owner } from './salesmen.server.ts'

type Endpoint = ReturnType<typeof changeSalesman<Fields>>
type Read = (db: Db, id: number) => Promise<Record<string, unknown>>

/** The current salesman of a record, locked until the end of the transaction. */
async function lockOwner(tx: Transaction, entity: Entity, id: number): Promise<Owner['salesman']> {
  await lockRecord(tx, entity, id)
  const held = await tx.row<Owner>(sql`select salesman from ${raw(`"${entity.name}"`)} where id = ${id}`)
  return held?.salesman ?? null
}

/** The route that changes the salesman of a record, with a reason; nothing else of the record changes. */
export function changeSalesmanRoute(
  { routes, may }: Pick<Kernel, 'routes' | 'may'>,
  entity: Entity,
  endpoint: Endpoint,
  read: Read,
): void {
  routes.command(endpoint, async ({ id, body, version, actor }, tx) => {
    if (!may(actor, entity.resource, 'update')) {
      throw new Problem('permission_denied', 'You do not have permission to do this.')
    }
    const is = await lockOwner(tx, entity, id)
    const before = await read(tx, id)
    const isAnother = body.from !== null && body.from !== is
    if (isAnother || (version !== null && version !== before['version'])) {
      throw await conflictWith(tx, entity, id, before)
    }
    if (is !== body.salesman) {
      const owner = await newOwner(tx, may, body.salesman)
      await withReason(tx, body.reason, () => updateRow(tx, entity, id, { values: { ...owner } }))
    }
    return { message: message('Salesman changed.'), data: await read(tx, id) }
  })
}

/** The same with many records, each of which whose it was before gets back; as weighty as handing them all over. */
export function salesmanBulkAction(entity: Entity, endpoint: Endpoint): BulkAction {
  const { reason } = endpoint.body
  return {
    endpoint,
    asksPassword: true,
    values: { salesman: { ...salesman, required: true }, reason },
    send: async (tx, id, values) => ({ ...values, from: await lockOwner(tx, entity, id) }),
    undo: {
      endpoint,
      send: (_, { from, salesman: to, reason: given }): Sent => ({ salesman: from, from: to, reason: given }),
    },
  }
}
