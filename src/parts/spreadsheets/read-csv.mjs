import { createRequire } from 'node:module'
import { decodeText } from './decode-text.mjs'
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

/**
 * Reads a .csv file into `sheet`. Text that was made harmless with an apostrophe, as our own exports do it, gets its
 * first sign back.
 * @param {Buffer} bytes
 * @param {import('./sheet-being-read.mjs').SheetBeingRead} sheet
 */
export function readCsvSheet(bytes, sheet) {
  const text = decodeText(bytes)
  assertTable(text)
  const [hint, separator] = /^sep=(.)\r?\n/i.exec(text) ?? ['', separatorIn(text)]
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

/** The separator that the first line has most of, outside quotation marks. */
function separatorIn(text) {
  const line =
    text
      .slice(0, 20_000)
      .replace(/"[^"]*"/g, '')
      .split(/\r?\n|\r/, 1)[0] ?? ''
  const count = (separator) => line.split(separator).length
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best))
}

function cellOf(written) {
  return shortened.test(written) ? { shown: written, exact: '', trouble: 'digits' } : unguarded(written)
}

/** What `harmless` has put before signs that begin a formula, taken away again. */
function unguarded(cell) {
  const inside = /^'+[\t\r]/.test(cell) ? cell.slice(1) : cell
  return inside.replace(/(^|[;,|\t\r\n][\s"]*)'('*)(?=[=+\-@＝＋－＠])/g, '$1$2')
}
