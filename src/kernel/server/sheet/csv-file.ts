import { onServer } from '../kinds.ts'
import type { Say } from '../../../words/say.ts'
import { harmless } from './harmless-text.ts'
import { type SheetColumn, wordsOf } from './sheet-columns.ts'

const byteOrderMark = '\ufeff'

/** Amounts name their currency in the heading, where the label does not do so already. */
function csvHeading({ heading, field }: SheetColumn): string {
  const currency = onServer(field).inFile?.currency?.(field)
  return currency && !heading.includes(currency) ? `${heading} (${currency})` : heading
}

function quoted(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`

/** A .csv file, piece by piece: UTF-8 with its mark, so that every program shows all letters. */
export async function* csvFile(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<readonly Record<string, unknown>[]>,
  say: Say,
): AsyncGenerator<string> {
  yield byteOrderMark + line(columns.map(csvHeading))
  for await (const rows of batches) {
    yield rows.map((row) => line(columns.map(({ name, field }) => wordsOf(field, row[name], say)))).join('')
  }
}
