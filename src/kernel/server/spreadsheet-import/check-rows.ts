import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { plainText, type Label, type DisplayText, message, messageOf } from '../../../i18n/messages.ts'
import { checkSent, fieldErrors } from '../../contract/checks.ts'
import type { Fields } from '../../contract/fields.ts'
import { kindOf } from '../../contract/kinds.ts'
import type { SpreadsheetImport } from '../../contract/endpoints/import.ts'
import { Problem } from '../../contract/problem.ts'
import type { Cell, SheetRow } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import type { DatesOfFile } from '../kinds/kind.ts'
import { cellPictures, type ReadPicture } from './cell-pictures.ts'
import type { ImportProgress } from './import-progress.ts'
import { importFields, type MatchedSpreadsheet, shownIn } from './match-headings.ts'
import { formulaError, rawValue, errorIn } from './row-values.ts'

/** An error of a row; a row may have several. */
export interface CellError {
  row: number
  /** The heading in the file, or the label of a field without a column. */
  column: DisplayText
  value: string | null
  reason: DisplayText
}

/** A valid row; its pictures are addresses or new pictures. */
export interface ValidRow {
  row: number
  key: string
  values: Record<string, unknown>
}

export interface CheckedRows {
  right: ValidRow[]
  wrong: CellError[]
  /** The errors of a row that creates a record, due to required fields without a column. */
  errorsWhenNew: { name: string; column: DisplayText; reason: DisplayText }[]
}

/** After this number of rows, other requests get a turn: a large file must not block them. */
const rowsAtOnce = 200
const addressMax = 2000

/**
 * Checks every row like a form of its record. `sent` contains the values of fields that have no column, or are empty in
 * the file, for all rows.
 */
export async function checkRows(
  spreadsheetImport: SpreadsheetImport,
  sheet: MatchedSpreadsheet,
  sent: Readonly<Record<string, unknown>>,
  {
    progress,
    readPicture,
    dates,
  }: { progress: ImportProgress; readPicture: ReadPicture; dates: DatesOfFile },
): Promise<CheckedRows> {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => isGiven(value)))
  const fields = importFields(spreadsheetImport)
  const inFile = new Set(sheet.columns.map(({ name }) => name))
  const missing = Object.keys(fields).filter((name) => !inFile.has(name) && !(name in given))
  const checked: CheckedRows = { right: [], wrong: [], errorsWhenNew: errorsWithout(fields, missing) }
  const pictureOn = await cellPictures(sheet, readPicture)
  for (const [index, row] of sheet.rows.entries()) {
    if (index % rowsAtOnce === 0) {
      progress.checked(index, sheet.rows.length)
      await eventLoopTurn()
    }
    const { number, cells } = row
    const { values, wrong } = checkRow(fields, sheet, { number, cells }, { given, dates })
    for (const { name, field, heading, index: column } of sheet.columns) {
      if (field.kind !== 'picture') continue
      const error = errorIn(field, cells[column])
      if (error) {
        wrong.push(cellError(row, heading, cells[column], error))
        continue
      }
      const picture = (await pictureOn(number, column)) ?? addressIn(cells[column])
      if ('reason' in picture)
        wrong.push(
          cellError(
            row,
            heading,
            null,
            message('{label}: {reason}', { label: field.label, reason: messageOf(picture.reason) }),
          ),
        )
      else if (picture.value !== null) values[name] = picture.value
    }
    if (wrong.length > 0) checked.wrong.push(...wrong)
    else checked.right.push({ row: row.number, key: String(values[spreadsheetImport.key]), values })
  }
  return checked
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

function errorsWithout(fields: Fields, missing: readonly string[]): CheckedRows['errorsWhenNew'] {
  const of = Object.fromEntries(Object.entries(fields).filter(([name]) => missing.includes(name)))
  return Object.entries(fieldErrors(of, {})).flatMap(([name, [reason]]) =>
    reason === undefined ? [] : [{ name, column: of[name]?.label ?? plainText(name), reason }],
  )
}

function checkRow(
  fields: Fields,
  { columns }: MatchedSpreadsheet,
  row: SheetRow,
  { given, dates }: { given: Readonly<Record<string, unknown>>; dates: DatesOfFile },
): { values: Record<string, unknown>; wrong: CellError[] } {
  const raw: Record<string, unknown> = { ...given }
  const wrong: CellError[] = []
  const unread = new Set<string>()
  for (const { name, field, heading, index } of columns) {
    if (field.kind === 'picture') continue
    const cell = row.cells[index]
    const read = rawValue(field, cell, dates)
    if ('reason' in read) {
      wrong.push(cellError(row, heading, cell, read.reason))
      unread.add(name)
    } else if (isGiven(read.value) || !(name in given)) raw[name] = read.value
  }
  setAbsenceFlags(fields, columns, raw)
  try {
    return { values: { ...checkSent(fields, raw) }, wrong }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    for (const [name, [reason]] of Object.entries(error.details.errors ?? {})) {
      // A cell that could not be read is not reported as missing too.
      if (reason === undefined || unread.has(name)) continue
      const column = columns.find((each) => each.name === name)
      const cell = column && row.cells[column.index]
      wrong.push(cellError(row, column?.heading ?? name, cell ?? null, reason))
    }
    return { values: {}, wrong }
  }
}

/** Sets flags that mean that something is absent and have no column: a blank cell sets the flag. */
function setAbsenceFlags(
  fields: Fields,
  columns: MatchedSpreadsheet['columns'],
  raw: Record<string, unknown>,
): void {
  for (const { name, field } of columns) {
    const flag = fields[name]?.unless
    if (flag === undefined || columns.some((column) => column.name === flag)) continue
    raw[flag] = (kindOf(field).clean(field, raw[name] ?? '') ?? null) === null
  }
}

function cellError(
  { number }: SheetRow,
  column: string,
  cell: Cell | null | undefined,
  reason: DisplayText,
): CellError {
  return { row: number, column: plainText(column), value: shownIn(cell ?? undefined) || null, reason }
}

/** The address of a picture stored elsewhere, which is stored as it is and never fetched; null for a blank cell. */
function addressIn(cell: Cell | undefined): { value: string | null } | { reason: Label } {
  const address = shownIn(cell).trim()
  if (address.length > addressMax || /[\0-\x1f]/.test(address) || formulaError.test(address)) {
    return { reason: 'This is not a valid picture address.' }
  }
  return { value: address || null }
}
