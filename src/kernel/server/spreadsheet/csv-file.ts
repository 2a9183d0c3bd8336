import type { Translate } from '../../../i18n/translate.ts'
import { shownOf } from '../../contract/shown-of.ts'
import { harmless } from './harmless-text.ts'
import type { RowBatches } from './row-slices.ts'
import {
  currencyField,
  currencyIn,
  currencyOfColumn,
  type SpreadsheetColumn,
  wordsOf,
} from './spreadsheet-columns.ts'

const byteOrderMark = '\ufeff'

/** The heading of a column; for amounts, with the currency if the label does not contain it. */
function csvHeading(column: SpreadsheetColumn): string {
  const { heading } = column
  const currency = currencyOfColumn(column)
  return currency && !heading.includes(currency) ? `${heading} (${currency})` : heading
}

function quoted(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`

/** A .csv file, piece by piece: UTF-8 with a byte order mark, so that every program shows all letters. */
export async function* csvFile(
  columns: readonly SpreadsheetColumn[],
  batches: RowBatches,
  t: Translate,
): AsyncGenerator<string> {
  const names = columns.map(({ name }) => name)
  /** Whether the column's amounts must contain their currency, since no other cell of the row does. */
  const naming = columns.map((column) => {
    const teller = currencyField(column)
    return teller !== null && !names.includes(teller)
  })
  const cell = (column: SpreadsheetColumn, row: Record<string, unknown>, isNaming: boolean | undefined) => {
    const words = wordsOf(column.field, shownOf(column.field, column.name, row), t)
    return isNaming && words !== '' ? `${currencyIn(column, row) ?? ''} ${words}`.trim() : words
  }
  yield byteOrderMark + line(columns.map(csvHeading))
  for await (const rows of batches)
    yield rows.map((row) => line(columns.map((column, index) => cell(column, row, naming[index])))).join('')
}
