import { columnsMax, lettersMax, rowsMax, textMax } from './limits.mjs'
import { textTooLong, tooManyLetters, tooManyRows } from './refusal.mjs'

/**
 * A cell as users see it; for numbers and dates also the exact value. `problem` says why the file does not
 * contain the value: a formula without a result, or a number with more digits than spreadsheets store. `is` is the type
 * that a spreadsheet program gave to the input, if that is not a number.
 * @typedef {{ shown: string, exact: string, problem?: 'formula' | 'digits', is?: 'day' | 'flag' | 'fraction' }} Value
 * @typedef {string | Value} Cell
 */

/** How many different values are deduplicated. Further values are stored again for each cell. */
const rememberedMax = 200_000

/** The kinds of cells: text only, a value with `exact`, the values of `problem`, and those of `is`. */
const kinds = ['text', 'value', 'formula', 'digits', 'day', 'flag', 'fraction']

/**
 * The rows of a sheet while it is read. The limits are checked at each row, so that a file with too much is refused
 * early. Each value is stored once, as bytes; cells are numbers that point to values.
 */
export class SheetBeingRead {
  #bytes = Buffer.alloc(1 << 16)
  #ends = []
  #kinds = []
  #places = new Map()
  #rows = []
  #letters = 0
  #most

  /** @param {{ rows?: number }} [beginning] how many first rows are wanted, if not all */
  constructor({ rows = Infinity } = {}) {
    this.#most = rows
  }

  get isFull() {
    return this.#rows.length >= this.#most
  }

  /**
   * Adds the next row. The row number is that of spreadsheet programs: the first row is 1. Blank rows are left out.
   * @param {number} number
   * @param {readonly (Cell | undefined)[]} cells
   */
  add(number, cells) {
    let length = Math.min(cells.length, columnsMax)
    while (length > 0 && isBlank(cells[length - 1])) length--
    if (length === 0 || this.isFull) return
    if (this.#rows.length > rowsMax) throw tooManyRows()
    const places = new Int32Array(length)
    for (let column = 0; column < length; column++) places[column] = this.#placeOf(cells[column] ?? '')
    this.#rows.push({ number, places })
  }

  /** @param {Cell} cell */
  #placeOf(cell) {
    const isText = typeof cell === 'string'
    const shown = isText ? cell : cell.shown
    if (shown.length > textMax) throw textTooLong()
    this.#letters += shown.length
    if (this.#letters > lettersMax) throw tooManyLetters()
    const known = this.#places.get(cell)
    if (known !== undefined) return known
    const start = this.#ends.at(-1) ?? 0
    const end = this.#write(start, shown)
    this.#ends.push(end, isText ? end : this.#write(end, cell.exact))
    const place = this.#kinds.push(kinds.indexOf(isText ? 'text' : (cell.problem ?? cell.is ?? 'value'))) - 1
    // A substring would hold the whole text of the file in memory, so a copy becomes the key.
    if (this.#places.size < rememberedMax)
      this.#places.set(isText && shown.length > 12 ? this.#bytes.toString('utf8', start, end) : cell, place)
    return place
  }

  /** Writes a text as UTF-8 and returns its end. Lone surrogates become the replacement character. */
  #write(at, text) {
    while (this.#bytes.length < at + text.length * 3) {
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)])
    }
    return at + this.#bytes.write(text, at)
  }

  /**
   * Returns the displayed texts of the first rows.
   * @param {number} [count]
   */
  shown(count) {
    const textOf = (place) =>
      this.#bytes.toString('utf8', this.#ends[place * 2 - 1] ?? 0, this.#ends[place * 2])
    return this.#rows
      .slice(0, count)
      .map(({ number, places }) => ({ number, cells: Array.from(places, textOf) }))
  }

  /**
   * Returns the rows in a form to send to another process. Of the values: `bytes`, the `ends` of each shown and exact
   * text, and `kinds`. Of the rows: `numbers`, `lengths` (how many cells), and `cells`, the places of the values row by
   * row.
   */
  packed() {
    const cells = new Int32Array(this.#rows.reduce((sum, { places }) => sum + places.length, 0))
    let at = 0
    for (const { places } of this.#rows) {
      cells.set(places, at)
      at += places.length
    }
    return {
      bytes: this.#bytes.subarray(0, this.#ends.at(-1) ?? 0),
      ends: Uint32Array.from(this.#ends),
      names: kinds,
      kinds: Uint8Array.from(this.#kinds),
      numbers: Int32Array.from(this.#rows, ({ number }) => number),
      lengths: Int32Array.from(this.#rows, ({ places }) => places.length),
      cells,
    }
  }
}

function isBlank(cell) {
  return cell === undefined || (typeof cell === 'string' ? cell : cell.shown).trim() === ''
}
