/**
 * The process that reads one spreadsheet from its standard input, writes the result to its output, and ends. The files
 * it loads are plain JavaScript, since Node 20 cannot run TypeScript: the compiled server and the tests both start them
 * from the sources.
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
 * Reads a file of any kind into `sheet`. The kind is recognized by the content, not by the name, and its reader is
 * loaded only then. Returns the sheet's name and pictures if the kind of file has them.
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

/** Returns each picture once, even if it appears on many cells, and the cells with the index of their picture. */
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

/**
 * Lowers this process's priority for the processor. Makes it the first process that the kernel ends when memory runs
 * out, before the server.
 */
function goFirst() {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Only Linux has `oom_score_adj`. Reading works without either.
  }
}

async function readSpreadsheet(wanted) {
  const sheet = new SheetBeingRead()
  try {
    const { name = null, pictures = [] } = await readInto(sheet, await buffer(process.stdin), wanted)
    const { row, columns } = headingsIn(sheet.shown(headingRowsMax), wanted)
    return { ...sheet.packed(), pictures: packedPictures(pictures), name, headings: { row, columns } }
  } catch (error) {
    // Errors about too large allocations are out of memory, too: the process ends as it does for any other lack of
    // memory.
    if (
      error instanceof RangeError &&
      /allocation failed|string length|array length|size exceeded$/i.test(error.message)
    )
      process.abort()
    const { code, message, key, values } = error instanceof Refusal ? error : damaged()
    return { refusal: { code, message, key, values } }
  }
}

// Ctrl-C in a terminal signals the whole process group. A file that is being read is still read to its end.
process.on('SIGINT', () => {})
goFirst()
process.stdout.end(serialize(await readSpreadsheet(JSON.parse(process.argv[2] ?? '[]'))))
