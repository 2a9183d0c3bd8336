import { readXls } from 'hucre'
import { streamsOf } from './compound-file.mjs'
import { damaged, encrypted, notASpreadsheet, Refusal } from './refusal.mjs'
import { shownCell } from './shown-cell.mjs'
import { xlsFormats } from './xls-formats.mjs'

/**
 * The first sheet of an .xls file of Excel 97 to 2003; its pictures are not read.
 * @param {Buffer} bytes
 */
export async function readXlsSheet(bytes) {
  try {
    const streams = streamsOf(bytes)
    if (streams.has('EncryptedPackage')) throw encrypted()
    const workbook = streams.get('Workbook')
    if (!workbook) throw notASpreadsheet()
    const formats = xlsFormats(workbook())
    const { sheets } = await readXls(bytes)
    return {
      rows: (sheets[0]?.rows ?? []).map((row, rowIndex) =>
        Array.from(row ?? [], (value, column) => shownCell(value, formats.get(`${rowIndex},${column}`))),
      ),
      pictures: [],
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged()
  }
}
