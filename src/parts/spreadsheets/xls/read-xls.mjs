import { streamsOf } from './compound-file.mjs'
import { sheetWithHeadings } from '../heading-row.mjs'
import { sharedTextsMax } from '../limits.mjs'
import { NumberFormats } from '../number-formats.mjs'
import { damaged, encrypted, notASpreadsheet, oldExcel, tooLargeUnpacked } from '../refusal.mjs'
import { Blocks, kind, recordsFrom } from './xls-records.mjs'
import { cellsOfXls } from './xls-cells.mjs'

const version8 = 0x0600
const excel2to4Sheet = /^(09000400|09020600|09040600)/
const worksheet = 0

/**
 * Whether a file is a single worksheet of Excel 2 to 4, which had no workbooks.
 * @param {Buffer} bytes
 */
export function isBareSheet(bytes) {
  return excel2to4Sheet.test(bytes.toString('hex', 0, 4))
}

/**
 * Reads one sheet of an .xls file of Excel 97 to 2003 into `sheet`, and returns its name: the sheet with the wanted
 * headings, or the first one if none are wanted. Hidden sheets and pictures are not read.
 * @param {Buffer} bytes
 * @param {import('../sheet-being-read.mjs').SheetBeingRead} sheet
 * @param {readonly import('../heading-row.mjs').Heading[]} wanted
 */
export async function readXlsSheet(bytes, sheet, wanted) {
  const streams = streamsOf(bytes)
  if (streams.has('encryptedpackage')) throw encrypted()
  const workbook = (streams.get('workbook') ?? streams.get('book'))?.()
  if (!workbook || workbook.length < 8) throw notASpreadsheet()
  if (workbook.readUInt16LE(0) !== kind.begin) throw isBareSheet(workbook) ? oldExcel() : damaged()
  if (workbook.readUInt16LE(4) !== version8) throw oldExcel()
  const { formats, texts, sheets, from1904 } = readGlobals(workbook)
  await formats.ready({ from1904 })
  const fill = ({ at }, into) => {
    const rows = cellsOfXls(workbook, at, { formats, texts })
    for (const number of [...rows.keys()].toSorted((a, b) => a - b)) into.add(number + 1, rows.get(number))
  }
  const chosen = await sheetWithHeadings(sheets, wanted, fill)
  fill(chosen, sheet)
  return { name: chosen.name }
}

function readGlobals(workbook) {
  const formats = new NumberFormats()
  const found = { formats, texts: [], sheets: [], from1904: false }
  for (const { id, data, blocks } of recordsFrom(workbook, 0)) {
    if (id === kind.filePass) throw encrypted()
    if (id === kind.end) break
    if (id === kind.dates) found.from1904 = data.readUInt16LE(0) === 1
    else if (id === kind.sheet && data[4] === 0 && data[5] === worksheet)
      found.sheets.push({ at: data.readUInt32LE(0), name: new Blocks(blocks, 6).text(1) })
    else if (id === kind.format) formats.addFormat(data.readUInt16LE(0), new Blocks(blocks, 2).text())
    else if (id === kind.style) formats.addStyle(data.readUInt16LE(2))
    else if (id === kind.texts) found.texts = sharedTexts(blocks)
  }
  if (found.sheets.length === 0) throw damaged()
  return found
}

function sharedTexts(blocks) {
  const from = new Blocks(blocks, 4)
  const count = from.number(4)
  if (count > sharedTextsMax) throw tooLargeUnpacked()
  return Array.from({ length: count }, () => from.text())
}
