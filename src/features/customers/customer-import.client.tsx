import { SpreadsheetImportScreen } from '../../kernel/client/spreadsheet-import/spreadsheet-import-screen.tsx'
import { paths } from '../paths.ts'
import { customerImport, customerImportEndpoints } from './customers.contract.ts'

/** Imports customers from a spreadsheet. */
export function CustomerImport() {
  return (
    <SpreadsheetImportScreen
      sheet={customerImport}
      endpoints={customerImportEndpoints}
      table={paths.customer.table}
    />
  )
}
