import { type Label, told, toldList } from '../../../words/sentences.ts'
import { speakers } from '../../../words/speakers.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import { rowFieldsOf, type SheetImport, serialHeading } from '../../contract/endpoints/import.ts'
import type { Cell, Sheet, SheetRow } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import { onServer } from '../kinds.ts'
import { fileProblem } from '../sheet/read-sheet.ts'

/** A column of a file that an import reads. */
interface MatchedColumn {
  name: string
  field: Field
  /** As it stands in the file. */
  heading: string
  index: number
}

/** A file whose headings are understood. */
export interface MatchedSheet {
  headings: string[]
  columns: MatchedColumn[]
  rows: SheetRow[]
  pictures: Sheet['pictures']
}

/** What people see in a cell. */
export function shownIn(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' ? cell : cell.shown
}

/** The fields that a file may tell: all that a form fills in and a cell can hold. */
export function importFields(sheetImport: SheetImport): Fields {
  return Object.fromEntries(
    Object.entries(rowFieldsOf(sheetImport)).filter(
      ([, field]) => !field.computed && onServer(field).fromCell,
    ),
  )
}

/** Case, blanks, invisible marks and a currency in brackets make no difference to a heading. */
function normal(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/[\ufeff\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\((usd|iqd)\)\s*$/i, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()
}

/**
 * Finds the columns that an import reads by the headings in the first row, in whichever language. Throws 'Empty file!' for a file without
 * rows, and 'Headers do not match the required fields.' with the missing ones (specification, sections 5 and 8).
 */
export function matchHeadings(sheetImport: SheetImport, sheet: Sheet): MatchedSheet {
  const { headings, mayLack = [] } = sheetImport
  const fields = rowFieldsOf(sheetImport)
  const [first, ...rows] = sheet.rows
  if (!first) throw fileProblem('validation_failed', 'Empty file!')
  const found = first.cells.map((cell) => normal(shownIn(cell)))
  const at = (...names: Label[]) => {
    const known = names.flatMap((name) => Object.values(speakers).map((say) => normal(say(name))))
    return found.findIndex((heading) => known.includes(heading))
  }
  const wanted: readonly Label[] = [serialHeading, ...Object.values(headings)]
  const missing = wanted.filter((heading) => {
    const name = Object.keys(headings).find((each) => headings[each] === heading)
    const label = name === undefined ? undefined : fields[name]?.label
    return !mayLack.includes(heading) && at(heading, label ?? heading) < 0
  })
  if (missing.length > 0) {
    throw fileProblem(
      'validation_failed',
      told('Headers do not match the required fields. Missing: {columns}.', {
        columns: toldList(missing),
      }),
    )
  }
  if (rows.length === 0) throw fileProblem('validation_failed', 'Empty file!')
  const columns = Object.entries(importFields(sheetImport)).flatMap(([name, field]): MatchedColumn[] => {
    const index = at(headings[name] ?? field.label, field.label)
    return index < 0 ? [] : [{ name, field, heading: shownIn(first.cells[index]).trim(), index }]
  })
  return { headings: first.cells.map(shownIn), columns, rows, pictures: sheet.pictures }
}
