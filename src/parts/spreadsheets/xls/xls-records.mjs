import { textMax } from '../limits.mjs'
import { damaged, textTooLong } from '../refusal.mjs'

/** The record types of BIFF8, the format of .xls workbooks, that are needed for the contents of cells. */
export const kind = {
  begin: 0x0809,
  end: 0x000a,
  continued: 0x003c,
  filePass: 0x002f,
  dates: 0x0022,
  sheet: 0x0085,
  format: 0x041e,
  style: 0x00e0,
  texts: 0x00fc,
  textAt: 0x00fd,
  text: 0x0204,
  richText: 0x00d6,
  number: 0x0203,
  rk: 0x027e,
  manyRk: 0x00bd,
  flagOrError: 0x0205,
  formula: 0x0006,
  formulaText: 0x0207,
}

/**
 * Yields the records of a workbook from an offset on, each with the records that continue it.
 * @param {Buffer} workbook
 * @param {number} start
 */
export function* recordsFrom(workbook, start) {
  for (let at = start; at + 4 <= workbook.length;) {
    const id = workbook.readUInt16LE(at)
    const blocks = []
    do {
      const length = workbook.readUInt16LE(at + 2)
      blocks.push(workbook.subarray(at + 4, at + 4 + length))
      at += 4 + length
    } while (at + 4 <= workbook.length && workbook.readUInt16LE(at) === kind.continued)
    yield { id, data: blocks[0], blocks }
  }
}

/** Reads the contents of a record and of its continuations in order. */
export class Blocks {
  #blocks
  #block = 0
  #at

  /**
   * @param {Buffer[]} blocks
   * @param {number} [start]
   */
  constructor(blocks, start = 0) {
    this.#blocks = blocks
    this.#at = start
  }

  /** @param {number} length in bytes, at most 4 */
  number(length) {
    let number = 0
    for (let byte = 0; byte < length; byte++) number += this.#byte() * 2 ** (8 * byte)
    return number
  }

  /** @param {number} length */
  skip(length) {
    for (let left = length; left > 0;) {
      const step = Math.min(left, this.#left())
      this.#at += step
      left -= step
    }
  }

  /**
   * Reads a text, after its length and its formatting flags. A character has one byte or two; each continuation has a
   * flag for this again.
   * @param {number} [lengthBytes]
   */
  text(lengthBytes = 2) {
    const length = this.number(lengthBytes)
    if (length > textMax) throw textTooLong()
    let flags = this.#byte()
    const runs = flags & 8 ? this.number(2) : 0
    const further = flags & 4 ? this.number(4) : 0
    const pieces = []
    for (let left = length; left > 0;) {
      if (this.#at >= (this.#blocks[this.#block]?.length ?? 0)) {
        this.#left()
        flags = this.#byte()
      }
      const width = flags & 1 ? 2 : 1
      const letters = Math.min(left, Math.floor(this.#left() / width))
      if (letters === 0) throw damaged()
      const end = this.#at + letters * width
      pieces.push(this.#blocks[this.#block].toString(width === 2 ? 'utf16le' : 'latin1', this.#at, end))
      this.#at = end
      left -= letters
    }
    this.skip(runs * 4 + further)
    return pieces.join('')
  }

  #byte() {
    this.#left()
    return this.#blocks[this.#block][this.#at++]
  }

  /**
   * Returns how many bytes are left in the current block, after going on to the next one at its end. Throws after the
   * last block.
   */
  #left() {
    while (this.#block < this.#blocks.length) {
      const left = this.#blocks[this.#block].length - this.#at
      if (left > 0) return left
      this.#block++
      this.#at = 0
    }
    throw damaged()
  }
}
