import { createHash } from 'node:crypto'
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
 * Reads a file of any kind. Returns the packed sheet, or the refusal with its message. Throws only if an allocation
 * fails.
 */
export async function readBytes(bytes, wanted) {
  const sheet = new SheetBeingRead()
  try {
    const { name = null, pictures = [] } = await readInto(sheet, bytes, wanted)
    const { row, columns } = headingsIn(sheet.shown(headingRowsMax), wanted)
    return { ...sheet.packed(), pictures: packedPictures(pictures), name, headings: { row, columns } }
  } catch (error) {
    if (
      error instanceof RangeError &&
      /allocation failed|string length|array length|size exceeded$/i.test(error.message)
    )
      throw error
    const { code, message, key, values } = error instanceof Refusal ? error : damaged()
    return { refusal: { code, message, key, values } }
  }
}
