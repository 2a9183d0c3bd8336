import { SheetImportScreen } from '../../kernel/client/sheet-import/sheet-import-screen.tsx'
import { paths } from '../paths.ts'
import { customerImport, customerImportEndpoints } from './customers.contract.ts'

/** Customers from a spreadsheet. */
export function CustomerImport() {
  return (
    <SheetImportScreen
      sheet={customerImport}
      endpoints={customerImportEndpoints}
      table={paths.customer.table}
    />
  )
}
