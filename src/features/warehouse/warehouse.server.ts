import sql from 'sql-template-tag'
import { deletionOf } from '../../kernel/server/bulk/bulk-action.ts'
import { crud } from '../../kernel/server/records/crud.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { creatorConditions } from '../people/creator.server.ts'
import { warehouse, warehouseEndpoints } from './warehouse.contract.ts'

function mount(kernel: Kernel): void {
  crud(kernel, warehouse, warehouseEndpoints, { where: (query) => creatorConditions(query, 'date') })
}

export const warehouseServer: RecordFeature = {
  entity: warehouse,
  bulk: {
    entity: warehouse,
    named: sql`concat_ws(' · ', to_char(t.date, 'DD/MM/YYYY'), t.materials)`,
    bulkActions: { delete: deletionOf(warehouse, warehouseEndpoints.remove) },
  },
  mount,
}
