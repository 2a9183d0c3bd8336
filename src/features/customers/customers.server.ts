import sql from 'sql-template-tag'
import { archivingOf, deletionOf } from '../../kernel/server/bulk/bulk-deed.ts'
import { archiveRoutes } from '../../kernel/server/records/archive.ts'
import { crud } from '../../kernel/server/records/crud.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { importRoutes } from '../../kernel/server/sheet-import/import-routes.ts'
import { customer, customerEndpoints, customerImport, customerImportEndpoints } from './customers.contract.ts'

function mount(kernel: Kernel): void {
  crud(kernel, customer, customerEndpoints, { where: () => [] })
  archiveRoutes(kernel, customer, customerEndpoints)
  importRoutes(kernel, customerImport, customerImportEndpoints)
}

export const customerServer: RecordFeature = {
  entity: customer,
  finds: { entity: customer, title: 'name', detail: 'code' },
  bulk: {
    entity: customer,
    named: sql`t.name`,
    deeds: { ...archivingOf(customerEndpoints), delete: deletionOf(customer, customerEndpoints.remove) },
  },
  mount,
}
