import { languages } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { shownOf } from '../../contract/shown-of.ts'
import { onServer } from '../kinds/kinds.ts'
import type { RowBatches } from './row-slices.ts'
import { currencyIn, type SpreadsheetColumn, wordsOf } from './spreadsheet-columns.ts'
import { styleOfNumber, styles } from './xlsx-styles.ts'
import { escaped, isRightToLeft } from './xlsx-text.ts'

type Row = Record<string, unknown>
type Rows = readonly Row[]

/** The title of a file and, for files that are sent to others, its company and day. */
export interface SpreadsheetHead {
  title: string
  company?: string
  day?: string
}

export const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const narrowest = 9
const widest = 60
/** The number of letters that fit beside one another on a portrait A4 page; wider sheets are printed in landscape. */
const uprightMost = 100
const dayZero = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/** The area of a sheet including its headings, such as `A1:N303`. */
export function areaOf(columns: readonly SpreadsheetColumn[], lines: number): string {
  return `A1:${columnLetters(columns.length - 1)}${lines}`
}

/** The XML of a sheet, piece by piece; `written` is called with the number of lines at the end. */
export async function* sheetXml(
  head: SpreadsheetHead,
  columns: readonly SpreadsheetColumn[],
  batches: RowBatches,
  { t, written }: { t: Translate; written(lines: number): void },
): AsyncGenerator<string> {
  let number = 0
  let widths: number[] = []
  for await (const rows of batches) {
    if (number === 0) yield sheetStart(columns, (widths = widthsOf(columns, rows, t)), t)
    number ||= 1
    yield rows.map((row) => rowXml(++number, columns, row, t)).join('')
  }
  if (number === 0) yield sheetStart(columns, (widths = widthsOf(columns, [], t)), t)
  number ||= 1
  written(number)
  yield `</sheetData><autoFilter ref="${areaOf(columns, number)}"/>${pageXml(head, widths)}</worksheet>`
}

/** The width of each column in letters, from the first rows. */
function widthsOf(columns: readonly SpreadsheetColumn[], sample: Rows, t: Translate): number[] {
  return columns.map(({ name, heading, field }) => {
    const lengths = sample.map((row) =>
      Math.max(
        ...wordsOf(field, shownOf(field, name, row), t)
          .split('\n')
          .map(lengthOf),
      ),
    )
    // Room for the currency before an amount, and for the arrow of the filter after a heading.
    const room = onServer(field).inFile?.currency ? 6 : 2
    return Math.min(widest, Math.max(narrowest, lengthOf(heading) + 4, ...lengths.map((n) => n + room)))
  })
}

const lengthOf = (text: string) => text.length

/** The XML before the rows. */
function sheetStart(columns: readonly SpreadsheetColumn[], widths: readonly number[], t: Translate): string {
  const cols = columns.map(({ field }, index) => {
    const style = onServer(field).inFile?.cell === 'text' ? styles.text : styles.plain
    return `<col min="${index + 1}" max="${index + 1}" width="${widths[index]}" style="${style}" customWidth="1"/>`
  })
  const headings = columns.map(({ heading }, index) => {
    const style = isRightToLeft(heading) ? styles.headingFromRight : styles.heading
    return `<c r="${columnLetters(index)}1" s="${style}" t="inlineStr">${inline(heading)}</c>`
  })
  // In right-to-left languages, the first column is at the right.
  const direction = languages[t.language].direction === 'rtl' ? ' rightToLeft="1"' : ''
  return `<worksheet xmlns="${namespace}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
}

/** The print settings: A4, one page wide, landscape if needed, with company, title and day on each page. */
function pageXml({ company = '', title, day = '' }: SpreadsheetHead, widths: readonly number[]): string {
  const isWide = widths.reduce((sum, width) => sum + width, 0) > uprightMost
  const head = `&L${printed(company)}&C${printed(title)}&R${printed(day)}`
  return `<pageMargins left="0.4" right="0.4" top="0.75" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="${isWide ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/><headerFooter><oddHeader>${escaped(head)}</oddHeader><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter>`
}

/** Text in a page header, where `&` begins a command. */
function printed(text: string): string {
  return text.replaceAll('&', '&&')
}

function rowXml(number: number, columns: readonly SpreadsheetColumn[], row: Row, t: Translate): string {
  const cells = columns.map((column, index) => cellXml(`${columnLetters(index)}${number}`, column, row, t))
  return `<row r="${number}">${cells.join('')}</row>`
}

function cellXml(place: string, column: SpreadsheetColumn, row: Row, t: Translate): string {
  const { name, field } = column
  const value = shownOf(field, name, row)
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return numberXml(place, styleOfNumber(value, currencyIn(column, row)), value)
  const cell = onServer(field).inFile?.cell
  if (cell === 'day') return numberXml(place, styles.day, serialOf(`${String(value)}T00:00:00Z`))
  if (cell === 'moment')
    return numberXml(place, styles.moment, serialOf(`${String(value).replace(' ', 'T')}Z`))
  const text = wordsOf(field, value, t)
  const style = isRightToLeft(text) ? styles.textFromRight : styles.text
  return `<c r="${place}" s="${style}" t="inlineStr">${inline(text)}</c>`
}

function numberXml(place: string, style: number, value: number): string {
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`
}

/** The letters of a column: A to Z, then AA and so on. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

/** Excel's serial number: days since its day zero; the time is a fraction. */
function serialOf(moment: string): number {
  return (Date.parse(moment) - dayZero) / dayMs
}

function inline(text: string): string {
  return `<is><t xml:space="preserve">${escaped(text)}</t></is>`
}
