import { createRequire } from 'node:module'
import { decodeText } from './decode-text.mjs'
import { headingRowsMax, headingsIn } from './heading-row.mjs'
import { anotherKind, notASpreadsheet, openQuotation } from './refusal.mjs'

/**
 * Loaded with `require`: for an `import`, Node.js searches the package's source for export names, which takes longer
 * than reading most files.
 * @type {typeof import('papaparse')}
 */
const Papa = createRequire(import.meta.url)('papaparse')
const separators = [',', ';', '\t']
/**
 * A number in scientific notation: spreadsheet programs write a number so if it is too long for its column. The other
 * digits are lost.
 */
const shortened = /^\d(?:\.\d+)?E\+\d\d$/
/** A date in the notation of spreadsheet programs, which turn entries such as 3-5 into 05-Mar. */
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const day = new RegExp(`^(?:\\d{1,2}-${month}(?:-\\d{2,4})?|${month}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4})$`)
const flag = /^(?:TRUE|FALSE)$/
/** A formula that is only a text, ="00713", which keeps leading zeros. */
const textFormula = /^="((?:[^"]|"")*)"$/

/**
 * Reads a .csv file into `sheet`. Removes the apostrophe that our own exports put before texts that look like formulas.
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

/** Refuses PDF, RTF, HTML and XML files with the name of a spreadsheet, which would be read as one column of text. */
function assertTable(text) {
  const start = text.slice(0, 2000).trimStart()
  if (/^<[!?a-z]/i.test(start)) {
    throw start.includes('office:spreadsheet') ? anotherKind('.xml') : notASpreadsheet()
  }
  if (/^(%PDF-|%!PS|\{\\rtf)/.test(start)) throw notASpreadsheet()
}

/**
 * Returns the separator with which most wanted headings are found; among equals, the most frequent one in the first
 * line outside quotation marks.
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
  if (shortened.test(written)) return { shown: written, exact: '', problem: 'digits' }
  if (day.test(written)) return { shown: written, exact: written, is: 'day' }
  if (flag.test(written)) return { shown: written, exact: written, is: 'flag' }
  return textFormula.exec(written)?.[1]?.replaceAll('""', '"') ?? unguarded(written)
}

/** Removes the apostrophes that `harmless` puts before formula characters. */
function unguarded(cell) {
  const inside = /^'+[\t\r]/.test(cell) ? cell.slice(1) : cell
  return inside.replace(/(^|[;,|\t\r\n][\s"]*)'('*)(?=[=+\-@＝＋－＠])/g, '$1$2')
}
