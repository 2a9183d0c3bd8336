import sql from 'sql-template-tag'
import { deletionOf } from '../../kernel/server/bulk/bulk-action.ts'
import { crud } from '../../kernel/server/records/crud.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { creatorConditions } from '../people/creator.server.ts'
import { adminLogSheet, adminLogSheetEndpoints, nextAdminDocument } from './admin-log-sheet.contract.ts'
import { documentNumberRoutes } from './document-numbers.server.ts'

function mount(kernel: Kernel): void {
  documentNumberRoutes(kernel, adminLogSheet.name, nextAdminDocument)
  crud(kernel, adminLogSheet, adminLogSheetEndpoints, {
    where: (query) => creatorConditions(query, 'issue_date'),
  })
}

export const adminLogSheetServer: RecordFeature = {
  entity: adminLogSheet,
  bulk: {
    entity: adminLogSheet,
    named: sql`t.document_number`,
    bulkActions: { delete: deletionOf(adminLogSheet, adminLogSheetEndpoints.remove) },
  },
  mount,
}
