import { SheetBeingRead } from './sheet-being-read.mjs'

/** How many first rows are searched for headings: titles, dates and blank rows may come before them. */
export const headingRowsMax = 10
const sheetsMax = 50

/**
 * A heading to look for: its possible names, and whether a table must have it.
 * @typedef {{ names: readonly string[], isNeeded: boolean }} Heading
 */

/**
 * Returns a heading for comparison: without case, extra blanks, invisible characters, an asterisk or colon around it,
 * and a currency in brackets.
 * @param {string} heading
 */
function normal(heading) {
  return heading
    .normalize('NFKC')
    .replace(/[\ufeff\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s_]+/g, ' ')
    .replace(/^[\s*:]+|[\s*:]+$/g, '')
    .replace(/\s*\((usd|iqd)\)$/i, '')
    .replace(/[\s*:]+$/, '')
    .toLowerCase()
}

/**
 * Finds the heading row among the first rows: the first row with all needed headings, else the row with most of them,
 * else the first row. Returns its index and the column of each wanted heading, -1 if missing.
 * @param {readonly { cells: readonly string[] }[]} rows
 * @param {readonly Heading[]} wanted
 */
export function headingsIn(rows, wanted) {
  const known = wanted.map(({ names }) => new Set(names.map(normal)))
  let best = { row: 0, columns: wanted.map(() => -1), found: 0, isComplete: false }
  for (const [row, { cells }] of rows.slice(0, headingRowsMax).entries()) {
    const seen = cells.map(normal)
    const columns = known.map((names) => seen.findIndex((heading) => names.has(heading)))
    const found = columns.filter((column) => column >= 0).length
    const isComplete = columns.every((column, index) => column >= 0 || !wanted[index].isNeeded)
    if (found > 0 && isComplete) return { row, columns, found, isComplete }
    if (found > best.found) best = { row, columns, found, isComplete }
  }
  return best
}

/**
 * Returns the first sheet with all needed headings in one of its first rows, else the sheet with most of them. Up to 50
 * sheets are searched.
 * @template S
 * @param {readonly S[]} sheets
 * @param {readonly Heading[]} wanted
 * @param {(sheet: S, beginning: SheetBeingRead) => unknown} readBeginning
 * @returns {Promise<S>}
 */
export async function sheetWithHeadings(sheets, wanted, readBeginning) {
  let best = { sheet: sheets[0], found: 0 }
  if (wanted.length === 0 || sheets.length === 1) return best.sheet
  for (const sheet of sheets.slice(0, sheetsMax)) {
    const beginning = new SheetBeingRead({ rows: headingRowsMax })
    await readBeginning(sheet, beginning)
    const { found, isComplete } = headingsIn(beginning.shown(), wanted)
    if (isComplete) return sheet
    if (found > best.found) best = { sheet, found }
  }
  return best.sheet
}
