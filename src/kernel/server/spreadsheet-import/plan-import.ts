import sql, { empty, join, raw } from 'sql-template-tag'
import type { Translate } from '../../../i18n/translate.ts'
import { plainText, type Label, type DisplayText, message } from '../../../i18n/messages.ts'
import { type ImportResult, rowFieldsOf, type SpreadsheetImport } from '../../contract/endpoints/import.ts'
import { UploadedPicture } from '../../contract/values/uploaded-picture.ts'
import type { Db } from '../database/query.ts'
import { isStoredPicture, pictureAddress } from '../database/pictures.ts'
import { wordsOf } from '../spreadsheet/spreadsheet-columns.ts'
import type { CheckedRows, ValidRow, CellError } from './check-rows.ts'

type Values = Record<string, unknown>

/** The changes of an import to the current records. */
export interface ImportPlan {
  inserts: ValidRow[]
  updates: (ValidRow & { id: number; before: Values })[]
  unchanged: number
  /** In the order of rows. */
  wrong: CellError[]
  asked: string[]
}

/** The number of rows that are compared before other requests get a turn. */
const rowsAtOnce = 2000

interface Known {
  /** The key as normalized for comparisons. */
  same: string
  record: Values | null
}

/** Compares the valid rows with the records of the same key; a second row with the same key is an error. */
export async function planImport(
  db: Db,
  sheet: SpreadsheetImport,
  { right, wrong, errorsWhenNew }: CheckedRows,
): Promise<ImportPlan> {
  const { key, headings } = sheet
  const seen = new Map<string, number>()
  const plan: ImportPlan = { inserts: [], updates: [], unchanged: 0, wrong: [...wrong], asked: [] }
  for (let start = 0; start < right.length; start += rowsAtOnce) {
    const rows = right.slice(start, start + rowsAtOnce)
    for (const [index, { same, record }] of (await knownKeys(db, sheet, rows)).entries()) {
      const row = rows[index]
      if (!row) continue
      const first = seen.get(same)
      if (first !== undefined) plan.wrong.push(repeated(row, headings[key] ?? 'Code', first))
      else if (record) planUpdate(plan, row, record, key)
      else if (errorsWhenNew.length === 0) plan.inserts.push(row)
      else {
        plan.wrong.push(
          ...errorsWhenNew.map(({ column, reason }) => ({ row: row.row, column, value: null, reason })),
        )
        plan.asked = errorsWhenNew.map(({ name }) => name).filter((name) => sheet.asked.includes(name))
      }
      if (first === undefined) seen.set(same, row.row)
    }
  }
  plan.wrong.sort((a, b) => a.row - b.row)
  return plan
}

function repeated({ row, key }: ValidRow, column: Label, first: number): CellError {
  return {
    row,
    column,
    value: key,
    reason: message('{label} {key} is already in row {first}.', { label: column, key, first }),
  }
}

function planUpdate(plan: ImportPlan, row: ValidRow, record: Values, key: string): void {
  // The key only identifies the record; another spelling does not change it.
  const changes = Object.entries(row.values).filter(
    ([name, value]) => name !== key && asStored(value) !== record[name],
  )
  if (changes.length === 0) plan.unchanged++
  else
    plan.updates.push({
      ...row,
      values: Object.fromEntries(changes),
      id: Number(record['id']),
      before: record,
    })
}

/** A value as its column stores it. */
export function asStored(value: unknown): unknown {
  return value instanceof UploadedPicture ? pictureAddress(value.sha256) : value
}

/** The record for the key of each row, in any spelling that looks the same; an exact match is preferred. */
async function knownKeys(db: Db, sheet: SpreadsheetImport, rows: readonly ValidRow[]): Promise<Known[]> {
  const { entity, key, within } = sheet
  const names = new Set(rows.flatMap(({ values }) => Object.keys(values)))
  const columns = join(['id', ...names].map((name) => raw(`t."${name}"`)))
  const column = raw(`t."${key}"`)
  const among = rows.map(({ values }) => (within === undefined ? 0 : Number(values[within])))
  const found = await db.rows<Values & { same: string; id: number | null }>(sql`
    select distinct on (place) concat(given.among, ' ', code_key(given.key)) as same, ${columns}
    from unnest(${rows.map((row) => row.key)}::text[], ${among}::integer[]) with ordinality given (key, among, place)
    left join ${raw(`"${entity.name}"`)} t on code_key(${column}) = code_key(given.key)
      ${within === undefined ? empty : sql`and ${raw(`t."${within}"`)} = given.among`}
    order by place, ${column} <> given.key, t.id`)
  return found.map(({ same, ...record }) => ({ same, record: record.id === null ? null : record }))
}

/** The number of records whose changes the response lists; the rest are counted. */
const changesShown = 200
/** How many errors the response lists, and how long a value is; the file of wrong rows contains all. */
const wrongShown = 10_000
const valueShown = 200

/** The result of a plan for the response. */
export function resultOf(
  sheet: SpreadsheetImport,
  plan: ImportPlan,
  { message, importId, t }: { message: DisplayText; importId: number | null; t: Translate },
): Omit<ImportResult, 'date_order' | 'headings'> {
  const { key, headings } = sheet
  const fields = rowFieldsOf(sheet)
  const labelOf = (name: string) => headings[name] ?? fields[name]?.label ?? plainText(name)
  const inWords = (name: string, value: unknown) => {
    const field = fields[name]
    if (!field) return null
    if (field.kind === 'picture' && isStoredPicture(asStored(value))) {
      return value instanceof UploadedPicture ? t('New picture') : t('Current picture')
    }
    return wordsOf(field, value, t) || null
  }
  return {
    message,
    new: plan.inserts.length,
    changed: plan.updates.length,
    unchanged: plan.unchanged,
    wrong: wrongRowsIn(plan),
    wrong_rows: plan.wrong
      .slice(0, wrongShown)
      .map(({ value, ...wrong }) => ({ ...wrong, value: value && beginningOf(value) })),
    changes: plan.updates.slice(0, changesShown).flatMap(({ row, values, before }) =>
      Object.entries(values).map(([name, value]) => ({
        row,
        key: String(before[key]),
        column: labelOf(name),
        before: inWords(name, before[name]),
        after: inWords(name, value),
      })),
    ),
    asked: plan.asked.map((name) => ({ name })),
    import_id: importId,
  }
}

function beginningOf(value: string): string {
  if (value.length <= valueShown) return value
  // Removes half of a surrogate pair at the end.
  return `${value.slice(0, valueShown).replace(/[\ud800-\udbff]$/, '')}…`
}

/** The number of rows with errors; a row with two errors counts once. */
export function wrongRowsIn({ wrong }: ImportPlan): number {
  return new Set(wrong.map(({ row }) => row)).size
}
