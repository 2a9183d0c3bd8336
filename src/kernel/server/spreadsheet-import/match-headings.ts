import { type Label, message, messageList } from '../../../i18n/messages.ts'
import { textsOf } from '../../../i18n/translators.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import {
  type ImportResult,
  rowFieldsOf,
  type SpreadsheetImport,
  serialHeading,
} from '../../contract/endpoints/import.ts'
import { headingsPlace } from '../../contract/endpoints/import-sentences.ts'
import type { WantedHeading } from '../../../parts/spreadsheets/read-bytes.mjs'
import type { Cell, Sheet, SheetRow } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import { onServer } from '../kinds/kinds.ts'
import { fileProblem } from '../spreadsheet/read-rows.ts'

interface MatchedColumn {
  name: string
  field: Field
  /** As written in the file. */
  heading: string
  index: number
}

export interface MatchedSpreadsheet {
  /** The place of its headings. */
  read: ImportResult['headings']
  headings: string[]
  columns: MatchedColumn[]
  rows: SheetRow[]
  pictures: Sheet['pictures']
}

/** The text that users see in a cell. */
export function shownIn(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' ? cell : cell.shown
}

/** The fields that a file may contain: all fields of the form that fit into a cell. */
export function importFields(spreadsheetImport: SpreadsheetImport): Fields {
  return Object.fromEntries(
    Object.entries(rowFieldsOf(spreadsheetImport)).filter(
      ([, field]) => !field.computed && onServer(field).fromCell,
    ),
  )
}

/**
 * The headings that an import looks for, in every language: the serial number, and each field's labels in files and on
 * the form.
 */
export function wantedHeadings(spreadsheetImport: SpreadsheetImport): WantedHeading[] {
  return columnsOf(spreadsheetImport).map(({ labels, isNeeded }) => ({
    names: labels.flatMap(textsOf),
    isNeeded,
  }))
}

interface LookedFor {
  name: string
  labels: Label[]
  isNeeded: boolean
}

/** The column of the serial number and those of the fields, required ones first. */
function columnsOf(spreadsheetImport: SpreadsheetImport): LookedFor[] {
  const { headings, mayLack = [] } = spreadsheetImport
  const fields = rowFieldsOf(spreadsheetImport)
  const named = Object.entries(headings).map(([name, heading]): LookedFor => {
    const label = fields[name]?.label
    return { name, labels: label ? [heading, label] : [heading], isNeeded: !mayLack.includes(heading) }
  })
  const further = Object.entries(importFields(spreadsheetImport))
    .filter(([name]) => !(name in headings))
    .map(([name, { label }]): LookedFor => ({ name, labels: [label], isNeeded: false }))
  return [{ name: 'serial', labels: [serialHeading], isNeeded: false }, ...named, ...further]
}

/**
 * Matches the columns of an import with the headings in the file. Throws 'Empty file!' for a file without rows, and
 * 'Headers do not match the required fields.' with the missing ones (specification, sections 5 and 8) and the row that
 * was read.
 */
export function matchHeadings(spreadsheetImport: SpreadsheetImport, sheet: Sheet): MatchedSpreadsheet {
  const { row: place, columns: found } = sheet.headings
  const first = sheet.rows[place]
  if (!first) throw fileProblem('validation_failed', 'Empty file!')
  const read = { sheet: sheet.name, row: first.number }
  const placed = columnsOf(spreadsheetImport).map((column, at) => ({ ...column, index: found[at] ?? -1 }))
  const missing = placed.filter(({ isNeeded, index }) => isNeeded && index < 0)
  if (missing.length > 0) {
    throw fileProblem(
      'validation_failed',
      message('Headers do not match the required fields. Missing: {columns}. Read: {place}.', {
        columns: messageList(missing.flatMap(({ labels: [heading] }) => heading ?? [])),
        place: headingsPlace(read),
      }),
    )
  }
  const rows = sheet.rows.slice(place + 1)
  if (rows.length === 0) throw fileProblem('validation_failed', 'Empty file!')
  const fields = importFields(spreadsheetImport)
  const columns = placed.flatMap(({ name, index }): MatchedColumn[] => {
    const field = fields[name]
    return field && index >= 0 ? [{ name, field, heading: shownIn(first.cells[index]).trim(), index }] : []
  })
  return { read, headings: first.cells.map(shownIn), columns, rows, pictures: sheet.pictures }
}
