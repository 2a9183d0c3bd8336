/**
 * The process that reads one spreadsheet, from its input to its output, and ends. Plain JavaScript on purpose: Node 20
 * cannot run TypeScript, and these files, always started from the sources, serve the compiled server and the tests
 * alike.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { headingRowsMax, headingsIn } from './heading-row.mjs'
import { isCompoundFile } from './xls/compound-file.mjs'
import { pictureBytesMax } from './limits.mjs'
import { damaged, oldExcel, picturesTooLarge, Refusal } from './refusal.mjs'
import { SheetBeingRead } from './sheet-being-read.mjs'

const zipStart = '504b'

/**
 * By what is in it, whatever it is called; a reader is loaded for a file that needs it. Answers the name of the sheet and
 * the pictures, where the file has such.
 */
async function readInto(sheet, bytes, wanted) {
  if (bytes.toString('hex', 0, 2) === zipStart) {
    const { readXlsxSheet } = await import('./xlsx/read-xlsx.mjs')
    return await readXlsxSheet(bytes, sheet, wanted)
  }
  const { isBareSheet, readXlsSheet } = await import('./xls/read-xls.mjs')
  if (isBareSheet(bytes)) throw oldExcel()
  if (isCompoundFile(bytes)) return await readXlsSheet(bytes, sheet, wanted)
  ;(await import('./read-csv.mjs')).readCsvSheet(bytes, sheet, wanted)
  return {}
}

/** One that lies on many cells is there once. */
function packedPictures(pictures) {
  const files = new Map()
  const places = pictures.map(({ row, column, bytes }) => {
    const name = createHash('sha256').update(bytes).digest('hex')
    if (!files.has(name)) files.set(name, { place: files.size, bytes })
    return { row, column, file: files.get(name).place }
  })
  const all = [...files.values()].map(
    ({ bytes }) => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  )
  if (all.reduce((sum, { length }) => sum + length, 0) > pictureBytesMax) throw picturesTooLarge()
  return { files: all, places }
}

/** Others come first on the processor; and where a machine has no memory left this is to end, and not the server. */
function goFirst() {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Only Linux has the latter, and neither is needed to read.
  }
}

async function readSpreadsheet(wanted) {
  const sheet = new SheetBeingRead()
  try {
    const { name = null, pictures = [] } = await readInto(sheet, await buffer(process.stdin), wanted)
    const { row, columns } = headingsIn(sheet.shown(headingRowsMax), wanted)
    return { ...sheet.packed(), pictures: packedPictures(pictures), name, headings: { row, columns } }
  } catch (error) {
    // More memory than there is ends the process, in whatever way it is noticed.
    if (
      error instanceof RangeError &&
      /allocation failed|string length|array length|size exceeded$/i.test(error.message)
    )
      process.abort()
    const { code, message, key, values } = error instanceof Refusal ? error : damaged()
    return { refusal: { code, message, key, values } }
  }
}

// Ctrl-C in a terminal reaches every process of its group; what is being read is read to its end.
process.on('SIGINT', () => {})
goFirst()
process.stdout.end(serialize(await readSpreadsheet(JSON.parse(process.argv[2] ?? '[]'))))
