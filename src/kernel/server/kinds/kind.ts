import type { Sql } from 'sql-template-tag'
import type { Cell } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import type { Common, Fields } from '../../contract/fields.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Currency } from '../../contract/values/money.ts'
import type { DateOrder } from '../../contract/values/read-day.ts'
import type { JsonSchema } from './json-schema.ts'

/** What a cell says of a field, as a form would send it, or why it says nothing that could be taken. */
export type RawValue = { value: unknown } | { reason: DisplayText }

/** How a file writes its dates, and the day of today for those without a year. */
export interface DatesOfFile {
  order: DateOrder
  today: string
}

/** How a value stands in a file. */
export interface InFile<F extends Common> {
  /**
   * Text keeps every sign of it, a day and a moment are such to the spreadsheet program too; other values are as they
   * are. A moment comes here as the clock of the company shows it.
   */
  cell: 'text' | 'day' | 'moment' | 'plain'
  /** As words, for a file without types; `value` is there. */
  words(field: F, value: unknown, t: Translate): string
  /** The currency of an amount, which every file names, or the field of the row that says it; of other values none. */
  currency?(field: F): Currency | { in: string } | undefined
}

/** What a kind of field means to the server: its column, its place in calls, lists and files. */
export interface KindOnServer<F extends Common> {
  /** The type of its column, as PostgreSQL names it; null for what is never stored. */
  column: string | null
  /** The most bytes of it in a form. */
  bytesMax(field: F): number
  /** How calls carry it; `recordOf` gives the schema of parts. */
  schema(field: F, direction: 'in' | 'out', recordOf: (fields: Fields) => JsonSchema): JsonSchema
  /** What a list is ordered by, from the SQL of the value; left out where none is ordered by it. */
  order?(value: Sql, field: F): Sql
  /** Reads a cell of an imported file; left out where no file can tell it. `shown` is what people see in the cell. */
  fromCell?(field: F, shown: string, cell: Cell | undefined, dates: DatesOfFile): RawValue
  /** Left out where it says nothing outside of the product, or does not fit into a cell. */
  inFile?: InFile<F>
}
