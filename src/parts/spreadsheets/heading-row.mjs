import { SheetBeingRead } from './sheet-being-read.mjs'

/** Titles, dates and blank rows may stand above the headings, and covers before their sheet: so far it is looked for. */
export const headingRowsMax = 10
const sheetsMax = 50

/**
 * A heading that is looked for: the names that it may have, and whether a table is none without it.
 * @typedef {{ names: readonly string[], isNeeded: boolean }} Heading
 */

/**
 * Case, blanks, invisible marks, a star or colon, and a currency in brackets make no difference to a heading.
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
 * The row among the first ones that has all needed headings, or else the one that has most of them; the first row where
 * none has any. Answers which it is, and for each wanted heading its column, or -1.
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
 * The first sheet that has all needed headings in one of its first rows, or else the one that has most of them.
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
