import { columnsMax, lettersMax, rowsMax, textMax } from './limits.mjs'
import { textTooLong, tooManyLetters, tooManyRows } from './refusal.mjs'

/**
 * A cell as people see it; of a number or date also what it is, and of one that does not tell it, why. `is` says what
 * a spreadsheet program makes of what somebody types, beside numbers.
 * @typedef {{ shown: string, exact: string, trouble?: 'formula' | 'digits', is?: 'day' | 'flag' | 'fraction' }} Value
 * @typedef {string | Value} Cell
 */

/** So many values are told from new ones; what comes after them is kept again for each cell. */
const rememberedMax = 200_000

/** What a cell is: nothing but its text, a value and of which kind, or one that does not tell its value and why. */
const kinds = ['text', 'value', 'formula', 'digits', 'day', 'flag', 'fraction']

/**
 * The rows of a sheet while it is read, within the limits: what is too much is refused when it comes. Each value is kept
 * once, as bytes, and the cells are numbers that point to it.
 */
export class SheetBeingRead {
  #bytes = Buffer.alloc(1 << 16)
  #ends = []
  #kinds = []
  #places = new Map()
  #rows = []
  #letters = 0
  #most

  /** @param {{ rows?: number }} [beginning] of which only so many rows are wanted */
  constructor({ rows = Infinity } = {}) {
    this.#most = rows
  }

  /** Whether no further rows are wanted. */
  get isFull() {
    return this.#rows.length >= this.#most
  }

  /**
   * The next row, counted as spreadsheet programs do: the first is 1. One without anything in it is left out.
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
    const place = this.#kinds.push(kinds.indexOf(isText ? 'text' : (cell.trouble ?? cell.is ?? 'value'))) - 1
    // A text that was cut out of the file would keep its surroundings in memory.
    if (this.#places.size < rememberedMax)
      this.#places.set(isText && shown.length > 12 ? this.#bytes.toString('utf8', start, end) : cell, place)
    return place
  }

  /** Halves of signs become the sign for what is none. */
  #write(at, text) {
    while (this.#bytes.length < at + text.length * 3) {
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)])
    }
    return at + this.#bytes.write(text, at)
  }

  /**
   * What the cells of the first rows show.
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
   * For another process: the bytes of all values, where the shown and the exact text of each ends and of which kind it
   * is; the number of each row, how many cells it has, and the places of their values, row by row.
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
