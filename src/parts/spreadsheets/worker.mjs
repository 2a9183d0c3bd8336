/**
 * The thread that reads one spreadsheet and ends. Plain JavaScript on purpose: Node 20 cannot run TypeScript, and
 * these files, always started from the sources, serve the compiled server and the tests alike.
 */
import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { isCompoundFile } from './compound-file.mjs'
import { columnsMax, pictureBytesMax, picturesMax, rowsMax } from './limits.mjs'
import { readCsvSheet } from './read-csv.mjs'
import { readXlsSheet } from './read-xls.mjs'
import { readXlsxSheet } from './read-xlsx.mjs'
import { Refusal } from './refusal.mjs'

const zipStart = '504b'

/** By what is in it, whatever it is called. */
async function sheetIn(bytes) {
  if (isCompoundFile(bytes)) return await readXlsSheet(bytes)
  if (bytes.toString('hex', 0, 2) === zipStart) return await readXlsxSheet(bytes)
  return readCsvSheet(bytes)
}

const isBlank = (cell) => (typeof cell === 'string' ? cell : cell.shown).trim() === ''

/** The rows that hold anything, with their numbers in the file, and nothing beyond the limits. */
function limited({ rows, pictures }) {
  const filled = rows
    .map((cells, index) => ({ number: index + 1, cells: cells.slice(0, columnsMax) }))
    .filter(({ cells }) => !cells.every(isBlank))
  if (filled.length > rowsMax + 1) {
    throw new Refusal('too_large', `A file may have at most ${rowsMax.toLocaleString('en')} rows.`)
  }
  if (pictures.length > picturesMax) {
    throw new Refusal('too_large', `A file may have at most ${picturesMax.toLocaleString('en')} pictures.`)
  }
  return { rows: filled, pictures: sharedPictures(pictures) }
}

/** Pictures with their places as people count them; one that lies on many cells is there once. */
function sharedPictures(pictures) {
  const shared = new Map()
  const placed = pictures.map(({ row, col, bytes }) => {
    const name = createHash('sha256').update(bytes).digest('hex')
    if (!shared.has(name)) shared.set(name, bytes)
    return { row: row + 1, column: col, bytes: shared.get(name) }
  })
  const length = [...shared.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  if (length > pictureBytesMax) {
    throw new Refusal('too_large', 'The pictures of a file may have at most 40 MB together.')
  }
  return placed
}

try {
  const { buffer, byteOffset, byteLength } = workerData
  const sheet = limited(await sheetIn(Buffer.from(buffer, byteOffset, byteLength)))
  parentPort?.postMessage({ sheet })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  parentPort?.postMessage({ refusal: { code: error.code, message: error.message } })
}
