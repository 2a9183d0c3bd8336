import type { Entity } from '../../contract/entity.ts'
import { recordFields } from '../../contract/entity.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import { kindOf } from '../../contract/kinds.ts'
import type { Currency } from '../../contract/values/money.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { onServer } from '../kinds/kinds.ts'

/** A column of a file: the field of a record, and its heading. */
export interface SpreadsheetColumn {
  name: string
  /** In the language of the file. */
  heading: string
  field: Field
}

/**
 * The columns of an entity's list in a file, as on the screen, with the serial number first. Where the screen shows an
 * amount as text, the file has the amount itself.
 */
export function spreadsheetColumns(entity: Entity, t: Translate): SpreadsheetColumn[] {
  const fields: Fields = { ...recordFields, ...entity.fields }
  const { first = [], instead = {}, without = [] } = entity.inFiles ?? {}
  const columns = entity.columns.filter((column) => !without.includes(column))
  return ['serial', ...first, ...columns].flatMap((column) => {
    const name = instead[column] ?? column
    const field = fields[name]
    const heading = fields[column]?.label
    return field && heading && onServer(field).inFile ? [{ name, heading: t(heading), field }] : []
  })
}

/** A value as text, for a file without types; `''` if it is empty. */
export function wordsOf(field: Field, value: unknown, t: Translate): string {
  const there = value ?? kindOf(field).emptyValue?.(field) ?? null
  return there === null ? '' : (onServer(field).inFile?.words(field, there, t) ?? '')
}

/** The currency of all amounts of a column; null if each row has its own, or if the column has no amounts. */
export function currencyOfColumn({ field }: SpreadsheetColumn): Currency | null {
  const currency = onServer(field).inFile?.currency?.(field)
  return typeof currency === 'string' ? currency : null
}

/** The field of a row that contains the currency of a column's amount; null if there is none. */
export function currencyField({ field }: SpreadsheetColumn): string | null {
  const currency = onServer(field).inFile?.currency?.(field)
  return typeof currency === 'object' ? currency.in : null
}

/** The currency of a column's amount in a row; null if it is not an amount. */
export function currencyIn(column: SpreadsheetColumn, row: Record<string, unknown>): Currency | null {
  const shown = row[currencyField(column) ?? '']
  return shown === 'USD' || shown === 'IQD' ? shown : currencyOfColumn(column)
}
