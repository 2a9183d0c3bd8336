import type { Translate } from '../../../i18n/translate.ts'
import { recordFields } from '../../contract/entity.ts'
import { text } from '../../contract/kinds/texts/text.ts'
import { rowFieldsOf, serialHeading, type SpreadsheetImport } from '../../contract/endpoints/import.ts'
import type { SheetRow } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import { rowSlices } from '../spreadsheet/row-slices.ts'
import type { SpreadsheetColumn } from '../spreadsheet/spreadsheet-columns.ts'
import { xlsxFile } from '../spreadsheet/xlsx-file.ts'
import { type MatchedSpreadsheet, shownIn } from './match-headings.ts'
import type { ImportPlan } from './plan-import.ts'
import { messageOf } from '../../../i18n/messages.ts'

/** An empty file to fill in; its columns have the format text, so that no zeros get lost. */
export function templateFile(sheet: SpreadsheetImport, t: Translate): AsyncGenerator<Buffer> {
  const { entity, headings } = sheet
  const fields = rowFieldsOf(sheet)
  const columns = Object.entries(headings).flatMap(([name, heading]): SpreadsheetColumn[] => {
    const field = fields[name]
    return field ? [{ name, heading: t(heading), field }] : []
  })
  const serial = { name: 'serial', heading: t(serialHeading), field: recordFields.serial }
  return xlsxFile({ title: t(entity.plural) }, [serial, ...columns], [], t)
}

/** The rows with errors as in the file, with the reasons beside them: to be corrected and imported again. */
export function wrongRowsFile(
  { headings, rows }: MatchedSpreadsheet,
  { wrong }: ImportPlan,
  t: Translate,
): AsyncGenerator<Buffer> {
  const reasons = new Map<number, string[]>()
  for (const { row, column, reason } of wrong) {
    reasons.set(row, [
      ...(reasons.get(row) ?? []),
      t('{part}: {name}', { part: messageOf(column), name: messageOf(reason) }),
    ])
  }
  const columns = [...headings, t('Row'), t('Reason')].map((heading, index): SpreadsheetColumn => ({
    name: String(index),
    heading,
    field: text('Value'),
  }))
  const shown = ({ number, cells }: SheetRow) => {
    const seen = headings.map((_, index) => shownIn(cells[index]) || null)
    const all = [...seen, String(number), reasons.get(number)?.join('\n')]
    return Object.fromEntries(all.map((cell, index) => [String(index), cell]))
  }
  const wrongRows = rows.filter(({ number }) => reasons.has(number))
  return xlsxFile({ title: t('Rows with errors') }, columns, rowSlices([wrongRows.map(shown)]), t)
}
