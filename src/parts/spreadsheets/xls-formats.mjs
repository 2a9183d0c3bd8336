import { encrypted } from './refusal.mjs'

/** Kinds of records of BIFF8, the format of an .xls workbook. */
const kind = {
  bof: 0x0809,
  eof: 0x000a,
  filePass: 0x002f,
  boundSheet: 0x0085,
  format: 0x041e,
  cellStyle: 0x00e0,
  number: 0x0203,
  rk: 0x027e,
  manyRk: 0x00bd,
  formula: 0x0006,
}

/** The formats that every workbook has and no record names; those of dates are told by the value itself. */
const builtIn = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [14, 'dd/mm/yyyy'],
])

/**
 * How the numbers of the first sheet are shown, by `row,column`: the reader of .xls gives the values alone, and
 * without the format 00000 a code 00123 would become 123. Throws for a workbook that is encrypted.
 * @param {Buffer} workbook the stream of that name
 * @returns {Map<string, string>}
 */
export function xlsFormats(workbook) {
  const formats = new Map(builtIn)
  const styles = []
  let sheetAt
  for (const { id, data } of recordsFrom(workbook, 0)) {
    if (id === kind.filePass) throw encrypted()
    if (id === kind.eof) break
    if (id === kind.boundSheet) sheetAt ??= data.readUInt32LE(0)
    if (id === kind.format) formats.set(data.readUInt16LE(0), text(data.subarray(2)))
    if (id === kind.cellStyle) styles.push(data.readUInt16LE(2))
  }
  const cells = new Map()
  if (sheetAt === undefined) return cells
  const put = (row, column, style) => {
    const format = formats.get(styles[style])
    if (format !== undefined) cells.set(`${row},${column}`, format)
  }
  for (const { id, data } of recordsFrom(workbook, sheetAt)) {
    if (id === kind.eof) break
    if (id === kind.number || id === kind.rk || id === kind.formula) {
      put(data.readUInt16LE(0), data.readUInt16LE(2), data.readUInt16LE(4))
    } else if (id === kind.manyRk) {
      const [row, first] = [data.readUInt16LE(0), data.readUInt16LE(2)]
      for (let index = 0; index * 6 + 12 <= data.length; index++) {
        put(row, first + index, data.readUInt16LE(4 + index * 6))
      }
    }
  }
  return cells
}

function* recordsFrom(workbook, start) {
  for (let at = start; at + 4 <= workbook.length;) {
    const length = workbook.readUInt16LE(at + 2)
    yield { id: workbook.readUInt16LE(at), data: workbook.subarray(at + 4, at + 4 + length) }
    at += 4 + length
  }
}

/** A string with its length before it, of one byte a letter or of two. */
function text(data) {
  const length = data.readUInt16LE(0)
  return data[2] & 1 ? data.toString('utf16le', 3, 3 + length * 2) : data.toString('latin1', 3, 3 + length)
}
