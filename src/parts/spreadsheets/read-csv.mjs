import { createRequire } from 'node:module'
import { decodeText } from './decode-text.mjs'
import { headingRowsMax, headingsIn } from './heading-row.mjs'
import { anotherKind, notASpreadsheet, openQuotation } from './refusal.mjs'

/**
 * Required and not imported: for an import Node.js searches the text of the package for names that it may export, which
 * takes longer than reading most files.
 * @type {typeof import('papaparse')}
 */
const Papa = createRequire(import.meta.url)('papaparse')
const separators = [',', ';', '\t']
/** What a spreadsheet program writes of a number that is too long for its column: the other digits are lost. */
const shortened = /^\d(?:\.\d+)?E\+\d\d$/
/** And what it writes where it has made a date of what was typed: 3-5 has become 05-Mar. */
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const day = new RegExp(`^(?:\\d{1,2}-${month}(?:-\\d{2,4})?|${month}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4})$`)
const flag = /^(?:TRUE|FALSE)$/
/** What people write so that it stays a text: ="00713". */
const textFormula = /^="((?:[^"]|"")*)"$/

/**
 * Reads a .csv file into `sheet`. Text that was made harmless with an apostrophe, as our own exports do it, gets its
 * first sign back.
 * @param {Buffer} bytes
 * @param {import('./sheet-being-read.mjs').SheetBeingRead} sheet
 * @param {readonly import('./heading-row.mjs').Heading[]} wanted
 */
export function readCsvSheet(bytes, sheet, wanted) {
  const text = decodeText(bytes)
  assertTable(text)
  const [hint, separator] = /^sep=(.)\r?\n/i.exec(text) ?? ['', separatorIn(text, wanted)]
  let number = 0
  Papa.parse(text.slice(hint.length), {
    delimiter: separator,
    step({ data, errors }) {
      number++
      if (errors.some(({ type }) => type === 'Quotes')) throw openQuotation(number)
      sheet.add(number, data.map(cellOf))
    },
  })
}

/** Papers, web pages and XML go by the names of spreadsheets in many programs, and would be read as one odd column. */
function assertTable(text) {
  const start = text.slice(0, 2000).trimStart()
  if (/^<[!?a-z]/i.test(start)) {
    throw start.includes('office:spreadsheet') ? anotherKind('.xml') : notASpreadsheet()
  }
  if (/^(%PDF-|%!PS|\{\\rtf)/.test(start)) throw notASpreadsheet()
}

/**
 * The separator that shows most of the wanted headings; and of those that show as many, the one that the first line has
 * most of, outside quotation marks.
 */
function separatorIn(text, wanted) {
  const beginning = text.slice(0, 20_000)
  const line = beginning.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)[0] ?? ''
  const counts = separators.map((delimiter) => {
    const { data } = Papa.parse(beginning, { delimiter, preview: headingRowsMax })
    const { found } = headingsIn(
      data.map((cells) => ({ cells })),
      wanted,
    )
    return { delimiter, found, inLine: line.split(delimiter).length }
  })
  return counts.reduce((best, each) =>
    each.found > best.found || (each.found === best.found && each.inLine > best.inLine) ? each : best,
  ).delimiter
}

function cellOf(written) {
  if (shortened.test(written)) return { shown: written, exact: '', trouble: 'digits' }
  if (day.test(written)) return { shown: written, exact: written, is: 'day' }
  if (flag.test(written)) return { shown: written, exact: written, is: 'flag' }
  return textFormula.exec(written)?.[1]?.replaceAll('""', '"') ?? unguarded(written)
}

/** What `harmless` has put before signs that begin a formula, taken away again. */
function unguarded(cell) {
  const inside = /^'+[\t\r]/.test(cell) ? cell.slice(1) : cell
  return inside.replace(/(^|[;,|\t\r\n][\s"]*)'('*)(?=[=+\-@＝＋－＠])/g, '$1$2')
}
