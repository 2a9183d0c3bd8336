import { damaged } from '../refusal.mjs'
import { Blocks, kind, recordsFrom } from './xls-records.mjs'

const errors = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])
/** The kinds of results of a formula, other than numbers. */
const result = { text: 0, flag: 1, error: 2, empty: 3 }
/** An empty text ("") within a formula. The result of such a formula may really be empty. */
const emptyText = Buffer.of(0x17, 0, 0)
const toBeComputed = 2
const unsaved = { shown: '=', exact: '', problem: 'formula' }

/**
 * Returns the cells of a worksheet by row, counted from 0.
 * @param {Buffer} workbook
 * @param {number} start the offset of the worksheet
 * @param {{ formats: import('../number-formats.mjs').NumberFormats, texts: string[] }} shared
 * @returns {Map<number, import('../sheet-being-read.mjs').Cell[]>}
 */
export function cellsOfXls(workbook, start, { formats, texts }) {
  const rows = new Map()
  const put = (row, column, cell) => {
    const cells = rows.get(row) ?? []
    rows.set(row, cells)
    cells[column] = cell
  }
  const number = (row, column, style, value) => put(row, column, formats.cell(value, style))
  const formulas = new Formulas(put, number)
  let depth = 0
  for (const { id, data, blocks } of recordsFrom(workbook, start)) {
    // The records of a chart on the sheet are nested within those of the sheet.
    if (id === kind.begin) depth++
    else if (id === kind.end && --depth === 0) break
    else if (depth === 1 && isCell(id)) {
      if (data.length < 6) throw damaged()
      const [row, column, style] = [0, 2, 4].map((at) => data.readUInt16LE(at))
      if (id === kind.number) number(row, column, style, data.readDoubleLE(6))
      else if (id === kind.rk) number(row, column, style, rkNumber(data.readUInt32LE(6)))
      else if (id === kind.manyRk) {
        for (let at = 4; at + 8 <= data.length; at += 6) {
          const each = column + (at - 4) / 6
          number(row, each, data.readUInt16LE(at), rkNumber(data.readUInt32LE(at + 2)))
        }
      } else if (id === kind.textAt) put(row, column, texts[data.readUInt32LE(6)] ?? fail())
      else if (id === kind.flagOrError) {
        put(row, column, data[7] === 1 ? errorOf(data[6]) : flagOf(data[6]))
      } else if (id === kind.formula) formulas.next(row, column, style, data)
      else put(row, column, new Blocks(blocks, 6).text())
    } else if (depth === 1 && id === kind.formulaText) formulas.text(new Blocks(blocks).text())
  }
  formulas.end()
  return rows
}

/**
 * The formulas of a sheet with their results. The text of a result follows in a separate record, perhaps after other
 * records.
 */
class Formulas {
  #put
  #number
  #waiting
  #empty = []
  #anySaved = false

  constructor(put, number) {
    this.#put = put
    this.#number = number
  }

  next(row, column, style, data) {
    this.#waiting = undefined
    if (data.readUInt16LE(12) !== 0xffff) {
      const value = data.readDoubleLE(6)
      if (value === 0 && data.readUInt16LE(14) & toBeComputed) return this.#put(row, column, unsaved)
      this.#anySaved = true
      return this.#number(row, column, style, value)
    }
    const kindOfResult = data[6]
    if (kindOfResult === result.empty)
      this.#empty.push({ row, column, mayBeEmpty: data.includes(emptyText, 20) })
    else if (kindOfResult !== result.text) {
      this.#anySaved = true
      this.#put(row, column, kindOfResult === result.error ? errorOf(data[8]) : flagOf(data[8]))
    } else {
      this.#waiting = { row, column }
      this.#put(row, column, unsaved)
    }
  }

  text(text) {
    if (!this.#waiting) return
    this.#anySaved = true
    this.#put(this.#waiting.row, this.#waiting.column, text)
    this.#waiting = undefined
  }

  /**
   * If no formula of the sheet has a result, the file was saved without computing: empty results are then missing ones,
   * except for formulas that contain an empty text.
   */
  end() {
    if (this.#anySaved) return
    for (const { row, column, mayBeEmpty } of this.#empty) if (!mayBeEmpty) this.#put(row, column, unsaved)
  }
}

function isCell(id) {
  return (
    id === kind.number ||
    id === kind.rk ||
    id === kind.manyRk ||
    id === kind.textAt ||
    id === kind.text ||
    id === kind.richText ||
    id === kind.flagOrError ||
    id === kind.formula
  )
}

const fail = () => {
  throw damaged()
}
const errorOf = (code) => errors.get(code) ?? '#VALUE!'
const yes = { shown: 'TRUE', exact: 'TRUE', is: 'flag' }
const no = { shown: 'FALSE', exact: 'FALSE', is: 'flag' }
const flagOf = (byte) => (byte === 0 ? no : yes)

/** Decodes a number of four bytes (RK): an integer or the upper half of a double, divided by 100 if bit 0 is set. */
function rkNumber(rk) {
  const half = Buffer.alloc(8)
  half.writeUInt32LE((rk & 0xfffffffc) >>> 0, 4)
  const value = rk & 2 ? rk >> 2 : half.readDoubleLE(0)
  return rk & 1 ? value / 100 : value
}
