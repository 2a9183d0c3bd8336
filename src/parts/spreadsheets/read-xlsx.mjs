import { readXlsx } from 'hucre'
import { columnsMax } from './limits.mjs'
import { picturesInCells } from './pictures-in-cells.mjs'
import { damaged, notASpreadsheet, Refusal } from './refusal.mjs'
import { shownCell } from './shown-cell.mjs'
import { checkZip } from './zip-check.mjs'

/**
 * Left to itself the reader fills every row up to its last cell: one formatted cell at the far right of each row, and
 * a small file takes all of the memory.
 */
const cellsRead = `A1:${lettersOf(columnsMax)}1048576`

/**
 * The first sheet of an .xlsx file, and the pictures that lie on its cells.
 * @param {Buffer} bytes
 */
export async function readXlsxSheet(bytes) {
  const parts = await checkZip(bytes)
  if (!isWorkbook(parts)) throw notASpreadsheet()
  const sheet = await firstSheet(bytes)
  const formats = sheet.cells ?? new Map()
  return {
    rows: sheet.rows.map((row, rowIndex) =>
      Array.from(row ?? [], (value, column) =>
        shownCell(value, typeof value === 'string' ? undefined : formatOf(formats, rowIndex, column)),
      ),
    ),
    pictures: [
      ...(sheet.images ?? []).map(({ data, anchor }) => ({
        row: anchor.from.row,
        col: anchor.from.col,
        bytes: data,
      })),
      ...picturesInCells(parts),
    ],
  }
}

/** Text documents and presentations are zips of the same kind, and .xlsb is binary within. */
function isWorkbook(parts) {
  const inWorkbook = [...parts.keys()].some((name) => name.startsWith('xl/'))
  return inWorkbook && parts.has('[Content_Types].xml') && !parts.has('xl/workbook.bin')
}

/** The first that its author has not hidden. */
async function firstSheet(bytes) {
  let found = false
  const isFirst = ({ hidden, veryHidden }) => !found && !hidden && !veryHidden && (found = true)
  try {
    const { sheets } = await readXlsx(bytes, { sheets: isFirst, readStyles: true, range: cellsRead })
    if (!sheets[0]) throw damaged()
    return sheets[0]
  } catch (error) {
    throw error instanceof Refusal ? error : damaged()
  }
}

function formatOf(cells, row, column) {
  return cells.get(`${row},${column}`)?.style?.numFmt
}

/** The letters of a column, counted from 1. */
function lettersOf(column) {
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return column > 26 ? lettersOf(Math.floor((column - 1) / 26)) + last : last
}
