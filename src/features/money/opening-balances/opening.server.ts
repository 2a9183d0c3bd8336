import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { deletionOf } from '../../../kernel/server/bulk/bulk-action.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { duplicateErrors } from '../../../kernel/server/records/duplicates.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import { mountList } from '../../../kernel/server/records/crud.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { flagCondition } from '../../../kernel/server/lists/list.ts'
import { insertRow, lockRecord, readRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { importRoutes } from '../../../kernel/server/spreadsheet-import/import-routes.ts'
import { message } from '../../../i18n/messages.ts'
import { assertNotCancelled, statusOfDocument } from '../ledger/cancel-document.server.ts'
import { mountDocument } from '../ledger/mount-document.server.ts'
import { creatorConditions } from '../../people/creator.server.ts'
import { openingImport, openingImportEndpoints } from './opening-import.contract.ts'
import { openingRows } from './opening-rows.server.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

type Opening = Row<typeof opening>

/** SQL for the computed fields. */
const expressions: Record<string, Sql> = {
  customer_code: sql`(select c.code from customer c where c.id = t.customer)`,
  settled: sql`used_of('opening', t.id)`,
  open: sql`open_of('opening', t.id)`,
  status: statusOfDocument,
}

function conditions({ customer, open, status, ...creator }: CheckedInput<typeof opening.filters>): Sql[] {
  return [
    ...creatorConditions(creator, 'date'),
    ...(customer === null ? [] : [sql`t.customer = ${customer}`]),
    ...flagCondition(open, sql`open_of('opening', t.id) > 0`),
    ...(status === null ? [] : [sql`${statusOfDocument} = ${status}`]),
  ]
}

function mount(kernel: Kernel): void {
  const { routes } = kernel
  const { list, create, update } = openingEndpoints
  const options = (query: CheckedInput<typeof opening.filters>) => ({ where: conditions(query), expressions })
  const record = (db: Db, id: number) => readRecord<Opening>(db, opening, id, expressions)
  importRoutes(kernel, openingImport, openingImportEndpoints, openingRows)
  mountList(kernel, opening, list, options)
  routes.furtherErrors([create, update], duplicateErrors(opening))
  routes.command(create, async ({ body }, tx) => {
    const id = await insertRow(tx, opening.name, body)
    return { message: opening.messages.created, data: await record(tx, id) }
  })
  routes.command(update, async ({ id, body, version }, tx) => {
    await lockRecord(tx, opening, id)
    assertNotCancelled(await record(tx, id))
    await updateRow(tx, opening, id, { values: body, version, expressions })
    return { message: opening.messages.updated, data: await record(tx, id) }
  })
  mountDocument(kernel, {
    entity: opening,
    endpoints: openingEndpoints,
    read: record,
    lock: (tx, id) => tx.run(sql`select lock_settled_with(${opening.name}, ${id})`),
    cancelled: ({ number }) => message('Opening balance {number} cancelled.', { number }),
  })
}

export const openingServer: RecordFeature = {
  entity: opening,
  finds: { entity: opening, title: 'number', detail: 'customer_name' },
  bulk: {
    entity: opening,
    named: sql`concat_ws(' · ', t.number, t.customer_name)`,
    bulkActions: { delete: deletionOf(opening, openingEndpoints.remove) },
  },
  mount,
}
