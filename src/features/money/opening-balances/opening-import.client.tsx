import { SheetImportScreen } from '../../../kernel/client/sheet-import/sheet-import-screen.tsx'
import { paths } from '../../paths.ts'
import { openingImport, openingImportEndpoints } from './opening-import.contract.ts'

/** The debts of the old book, from a spreadsheet. */
export function OpeningImport() {
  return (
    <SheetImportScreen sheet={openingImport} endpoints={openingImportEndpoints} table={paths.opening.table} />
  )
}
