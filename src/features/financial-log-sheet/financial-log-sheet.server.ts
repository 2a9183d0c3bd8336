import sql from 'sql-template-tag'
import { crud } from '../../kernel/server/crud.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { documentNumberRoutes } from '../admin-log-sheet/document-numbers.server.ts'
import { creatorConditions } from '../people/creator.server.ts'
import {
  financialLogSheet,
  financialLogSheetEndpoints,
  nextFinancialDocument,
} from './financial-log-sheet.contract.ts'

// Two currencies stand side by side and are never added; IQD shows no decimals when whole.
const bothAmounts = sql`nullif(concat_ws(' · ',
  'USD ' || trim(to_char(t.amount_usd, '999,999,999,990.00')),
  'IQD ' || trim(to_char(t.amount_iqd, case when t.amount_iqd = trunc(t.amount_iqd)
    then '999,999,999,990' else '999,999,999,990.00' end))), '')`

export function financialLogSheetRoutes(kernel: Kernel): void {
  documentNumberRoutes(kernel, financialLogSheet.name, nextFinancialDocument)
  crud(
    kernel,
    financialLogSheet,
    financialLogSheetEndpoints,
    (query) => creatorConditions(query, 'issue_date'),
    { total_amount_display: bothAmounts },
  )
}
