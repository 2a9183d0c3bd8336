import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import { archivingOf, deletionOf } from '../../kernel/server/bulk/bulk-action.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import { archiveConditions, archiveRoutes } from '../../kernel/server/records/archive.ts'
import { duplicateErrors } from '../../kernel/server/records/duplicates.ts'
import { nextCodeRoute } from '../../kernel/server/records/next-code.ts'
import { insertRecord, lockRecord, readRecord, updateRow } from '../../kernel/server/records/records.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import { mountList, mountRemove } from '../../kernel/server/records/crud.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { importRoutes } from '../../kernel/server/spreadsheet-import/import-routes.ts'
import { changeSalesmanRoute, salesmanBulkAction } from '../salesmen/change-salesman.server.ts'
import { ownerToStore, ownerOfNew } from '../salesmen/salesmen.server.ts'
import { customer, customerEndpoints, customerImport, customerImportEndpoints } from './customers.contract.ts'

type Customer = Row<typeof customer>

function conditions({ archived, salesman }: CheckedInput<typeof customer.filters>): Sql[] {
  return [
    ...archiveConditions(customer, archived),
    ...(salesman === null ? [] : [sql`t.salesman = ${salesman}`]),
  ]
}

const readCustomer = async (db: Db, id: number) => await readRecord<Customer>(db, customer, id)

function mount(kernel: Kernel): void {
  const { routes, may } = kernel
  const { list, read, create, update, remove } = customerEndpoints
  mountList(kernel, customer, list, (query) => ({ where: conditions(query), asksOwnRow: true }))
  routes.query(read, async ({ id }, db) => await readCustomer(db, id))
  routes.furtherErrors([create, update], duplicateErrors(customer))

  routes.command(create, async ({ body, actor }, tx) => {
    const owner = await ownerToStore(tx, { actor, may }, body.salesman ?? undefined, ownerOfNew(actor))
    const data = await insertRecord<Customer>(tx, customer, { ...body, ...owner })
    return { message: customer.messages.created, data }
  })

  routes.command(update, async ({ id, body, version, actor }, tx) => {
    await lockRecord(tx, customer, id)
    const before = await readCustomer(tx, id)
    const owner = await ownerToStore(tx, { actor, may }, body.salesman, before)
    const { salesman, salesman_name } = owner
    await updateRow(tx, customer, id, { values: { ...body, salesman, salesman_name }, version })
    return { message: customer.messages.updated, data: await readCustomer(tx, id) }
  })

  mountRemove(kernel, customer, remove)

  archiveRoutes(kernel, customer, customerEndpoints)
  nextCodeRoute(kernel, customer, customerEndpoints.nextCode, 'code')
  importRoutes(kernel, customerImport, customerImportEndpoints)
  changeSalesmanRoute(kernel, customer, customerEndpoints.changeSalesman, readCustomer)
}

export const customerServer: RecordFeature = {
  entity: customer,
  finds: { entity: customer, title: 'name', detail: 'code' },
  bulk: {
    entity: customer,
    named: sql`t.name`,
    bulkActions: {
      ...archivingOf(customerEndpoints),
      salesman: salesmanBulkAction(customer, customerEndpoints.changeSalesman),
      delete: deletionOf(customer, customerEndpoints.remove),
    },
  },
  mount,
}
