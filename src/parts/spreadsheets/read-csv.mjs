import Papa from 'papaparse'
import { decodeText } from './decode-text.mjs'
import { notASpreadsheet, Refusal } from './refusal.mjs'

const separators = [',', ';', '\t']

/**
 * A .csv file. Text that was made harmless with an apostrophe, as our own exports do it, gets its first sign back.
 * @param {Buffer} bytes
 */
export function readCsvSheet(bytes) {
  const text = decodeText(bytes)
  // Web pages and XML go by the name of .xls in many programs, and would be read as one odd column.
  if (/^\s*<[!?a-z]/i.test(text)) throw notASpreadsheet()
  const [hint, separator] = /^sep=(.)\r?\n/i.exec(text) ?? ['', separatorIn(text)]
  const { data, errors } = Papa.parse(text.slice(hint.length), { delimiter: separator })
  const open = errors.find(({ type }) => type === 'Quotes')
  if (open) {
    throw new Refusal(
      'unsupported_media_type',
      `A quotation mark in row ${(open.row ?? 0) + 1} is not closed or stands in the wrong place.`,
    )
  }
  return { rows: data.map((row) => row.map(unguarded)), pictures: [] }
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

/** What `harmless` has put before signs that begin a formula, taken away again. */
function unguarded(cell) {
  const inside = /^'+[\t\r]/.test(cell) ? cell.slice(1) : cell
  return inside.replace(/(^|[;,|\t\r\n][\s"]*)'('*)(?=[=+\-@＝＋－＠])/g, '$1$2')
}
