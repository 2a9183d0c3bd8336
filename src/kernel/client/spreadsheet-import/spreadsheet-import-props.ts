import type { ImportEndpoints, SpreadsheetImport } from '../../contract/endpoints/import.ts'

/** The properties of an import's screen. */
export interface SpreadsheetImportProps {
  sheet: SpreadsheetImport
  endpoints: ImportEndpoints
  /** The address of the list that the records are added to. */
  table: string
  /** Values for all rows that are already known, such as from the previous list. */
  given?: Readonly<Record<string, string>>
}
