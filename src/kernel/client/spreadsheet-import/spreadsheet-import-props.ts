import type { ImportEndpoints, SpreadsheetImport } from '../../contract/endpoints/import.ts'

/** What the screen of an import is made for. */
export interface SpreadsheetImportProps {
  sheet: SpreadsheetImport
  endpoints: ImportEndpoints
  /** The list that the records come to. */
  table: string
  /** Values for all rows that are known already, such as from the list that somebody comes from. */
  given?: Readonly<Record<string, string>>
}
