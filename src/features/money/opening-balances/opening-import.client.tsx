import { SpreadsheetImportScreen } from '../../../kernel/client/spreadsheet-import/spreadsheet-import-screen.tsx'
import { paths } from '../../paths.ts'
import { openingImport, openingImportEndpoints } from './opening-import.contract.ts'

/** Imports customer opening balances from a spreadsheet. */
export function OpeningImport() {
  return (
    <SpreadsheetImportScreen
      sheet={openingImport}
      endpoints={openingImportEndpoints}
      table={paths.opening.table}
    />
  )
}
