import type { Field } from '../../contract/fields.ts'
import { languages } from '../../../words/languages.ts'
import type { Say } from '../../../words/say.ts'
import { onServer } from '../kinds.ts'
import { type SheetColumn, wordsOf } from './sheet-columns.ts'
import { styleOfNumber, styles, stylesXml } from './xlsx-styles.ts'
import { zipStream } from '../../../parts/spreadsheets/zip-stream.ts'

type Rows = readonly Record<string, unknown>[]

/** Rows below the headings that a sheet can hold. */
export const xlsxRowsMax = 1_048_575
const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const narrowest = 9
const widest = 60
const dayZero = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000
const rightToLeftFirst = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/**
 * An .xlsx file, piece by piece, in the same memory whatever its length: the headings stay in sight, numbers and
 * dates are typed, text is text (no formula, no lost zeros) and runs in its own direction. Written here and not by the
 * library that reads, whose streaming writer knows no direction of a cell.
 */
export function xlsxFile(
  title: string,
  columns: readonly SheetColumn[],
  batches: AsyncIterable<Rows>,
  say: Say,
): AsyncGenerator<Buffer> {
  const part = (name: string, xml: string) => ({ name, content: [declaration + xml] })
  return zipStream([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMl}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    { name: 'xl/styles.xml', content: [stylesXml] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(columns, batches, say) },
  ])
}

async function* sheetXml(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<Rows>,
  say: Say,
): AsyncGenerator<string> {
  let number = 0
  for await (const rows of batches) {
    if (number === 0) yield sheetStart(columns, rows, say)
    number ||= 1
    yield rows.map((row) => rowXml(++number, columns, row, say)).join('')
  }
  if (number === 0) yield sheetStart(columns, [], say)
  yield '</sheetData></worksheet>'
}

/** What stands before the rows; the first of them tell how wide the columns are. */
function sheetStart(columns: readonly SheetColumn[], sample: Rows, say: Say): string {
  const widths = columns.map(({ name, heading, field }, index) => {
    const lengths = sample.map((row) => Math.max(...wordsOf(field, row[name], say).split('\n').map(lengthOf)))
    // An amount stands behind the name of its currency.
    const room = onServer(field).inFile?.currency ? 6 : 2
    const width = Math.min(
      widest,
      Math.max(narrowest, lengthOf(heading) + 2, ...lengths.map((n) => n + room)),
    )
    const style = onServer(field).inFile?.cell === 'text' ? styles.text : styles.plain
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${style}" customWidth="1"/>`
  })
  const headings = columns.map(({ heading }, index) => {
    const style = fromRight(heading) ? styles.headingFromRight : styles.heading
    return `<c r="${columnLetters(index)}1" s="${style}" t="inlineStr">${inline(heading)}</c>`
  })
  // Where one reads from the right, the first column stands there.
  const direction = languages[say.language].direction === 'rtl' ? ' rightToLeft="1"' : ''
  return `${declaration}<worksheet xmlns="${namespace}"><sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
}

const lengthOf = (text: string) => text.length

function rowXml(
  number: number,
  columns: readonly SheetColumn[],
  row: Record<string, unknown>,
  say: Say,
): string {
  const cells = columns.map(({ name, field }, index) =>
    cellXml(`${columnLetters(index)}${number}`, field, row[name], say),
  )
  return `<row r="${number}">${cells.join('')}</row>`
}

function cellXml(place: string, field: Field, value: unknown, say: Say): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number')
    return `<c r="${place}" s="${styleOfNumber(field, value)}"><v>${value}</v></c>`
  if (onServer(field).inFile?.cell === 'day')
    return `<c r="${place}" s="${styles.day}"><v>${serialOf(String(value))}</v></c>`
  const text = wordsOf(field, value, say)
  const style = fromRight(text) ? styles.textFromRight : styles.text
  return `<c r="${place}" s="${style}" t="inlineStr">${inline(text)}</c>`
}

/** A to Z, then AA and on. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

/** Days since the one that Excel counts from. */
function serialOf(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - dayZero) / dayMs)
}

function fromRight(text: string): boolean {
  return rightToLeftFirst.test(text)
}

function inline(text: string): string {
  return `<is><t xml:space="preserve">${escaped(text)}</t></is>`
}

const unsafe = /[&<>"\0-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[\da-f]{4}_)/gi
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML has no control characters; spreadsheets write them as _x001B_, and so need the same for `_` before such text. */
function escaped(text: string): string {
  return text.replace(
    unsafe,
    (sign) => entities[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
}
