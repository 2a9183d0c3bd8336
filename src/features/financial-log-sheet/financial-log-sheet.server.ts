import sql from 'sql-template-tag'
import { bothCurrencies } from '../../kernel/server/lists/both-currencies.ts'
import { deletionOf } from '../../kernel/server/bulk/bulk-action.ts'
import { crud } from '../../kernel/server/records/crud.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { documentNumberRoutes } from '../admin-log-sheet/document-numbers.server.ts'
import { creatorConditions } from '../people/creator.server.ts'
import {
  financialLogSheet,
  financialLogSheetEndpoints,
  nextFinancialDocument,
} from './financial-log-sheet.contract.ts'

function mount(kernel: Kernel): void {
  documentNumberRoutes(kernel, financialLogSheet.name, nextFinancialDocument)
  crud(kernel, financialLogSheet, financialLogSheetEndpoints, {
    where: (query) => creatorConditions(query, 'issue_date'),
    expressions: { total_amount_display: bothCurrencies(sql`t.amount_usd`, sql`t.amount_iqd`) },
  })
}

export const financialLogSheetServer: RecordFeature = {
  entity: financialLogSheet,
  bulk: {
    entity: financialLogSheet,
    named: sql`t.document_number`,
    bulkActions: { delete: deletionOf(financialLogSheet, financialLogSheetEndpoints.remove) },
  },
  mount,
}
