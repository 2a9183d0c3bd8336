import type { Sql } from 'sql-template-tag'
import type { Cell } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import type { Common, Fields } from '../../contract/fields.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Currency } from '../../contract/values/money.ts'
import type { DateOrder } from '../../contract/values/read-day.ts'
import type { JsonSchema } from './json-schema.ts'

/** The value of a cell as a form would send it, or the reason why the cell cannot be read. */
export type RawValue = { value: unknown } | { reason: DisplayText }

/** The order of day and month in a file's dates, and today's date for those without a year. */
export interface DatesOfFile {
  order: DateOrder
  today: string
}

/** How a value is written into a file. */
export interface InFile<F extends Common> {
  /**
   * `text` keeps every character; `day` and `moment` become dates in the spreadsheet program; `plain` is written as it
   * is. A moment is already in the company's time zone.
   */
  cell: 'text' | 'day' | 'moment' | 'plain'
  /** The text for a file without types; `value` is not null. */
  words(field: F, value: unknown, t: Translate): string
  /** The currency of an amount, or the field of the row that contains its currency; absent for other values. */
  currency?(field: F): Currency | { in: string } | undefined
}

/** How the server handles a kind of field: its column, and its form in calls, lists and files. */
export interface KindOnServer<F extends Common> {
  /** The column type in PostgreSQL; null if it is never stored. */
  column: string | null
  /** The maximum size of its value in a form, in bytes. */
  bytesMax(field: F): number
  /** The JSON schema in calls; `recordOf` returns the schema of nested fields. */
  schema(field: F, direction: 'in' | 'out', recordOf: (fields: Fields) => JsonSchema): JsonSchema
  /** SQL to order a list by, from the SQL of the value; absent if lists cannot be sorted by it. */
  order?(value: Sql, field: F): Sql
  /** Reads a cell of an imported file; absent if files cannot contain it. `shown` is the text of the cell. */
  fromCell?(field: F, shown: string, cell: Cell | undefined, dates: DatesOfFile): RawValue
  /** Absent if it means nothing outside of Inkwell, or does not fit into a cell. */
  inFile?: InFile<F>
}
