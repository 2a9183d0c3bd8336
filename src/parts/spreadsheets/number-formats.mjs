import { tooLargeUnpacked } from './refusal.mjs'
import { stylesMax } from './limits.mjs'

/**
 * The built-in number formats, which files reference by id only. Formats without an effect on the text are left out.
 */
const builtIn = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '$#,##0_);\\($#,##0\\)'],
  [6, '$#,##0_);\\($#,##0\\)'],
  [7, '$#,##0.00_);\\($#,##0.00\\)'],
  [8, '$#,##0.00_);\\($#,##0.00\\)'],
  [9, '0%'],
  [10, '0.00%'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'dd/mm/yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'dd/mm/yyyy h:mm'],
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'dd/mm/yyyy']),
  [37, '#,##0_);(#,##0)'],
  [38, '#,##0_);(#,##0)'],
  [39, '#,##0.00_);(#,##0.00)'],
  [40, '#,##0.00_);(#,##0.00)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mmss.0'],
])
/** The longest format code in spreadsheet programs. */
const formatMax = 255
/** Spreadsheets store numbers with this many digits; further digits are noise or lost. */
const digitsKept = 15
/**
 * A format for fractions. Such cells show the exact number instead: it is more precise, and computing the fraction
 * takes a second per cell.
 */
const fraction = /[?#0\d]\/[?#0\d]/
/** A number in plain decimal notation, without exponent and without needless zeros. */
const plain = /^-?(?:0|[1-9]\d{0,13})(?:\.\d{0,12}[1-9])?$/
const rememberedMax = 100_000

/** The number formats of a workbook by cell style: how its numbers and dates are displayed. */
export class NumberFormats {
  #own = new Map()
  #styles = []
  #formats = []
  #library
  #remembered = new Map()

  /**
   * @param {number} id
   * @param {string} code
   */
  addFormat(id, code) {
    if (this.#own.size >= stylesMax) throw tooLargeUnpacked()
    this.#own.set(id, code)
  }

  /**
   * Adds the next style, with the format of this id.
   * @param {number} id
   */
  addStyle(id) {
    if (this.#styles.length >= stylesMax) throw tooLargeUnpacked()
    this.#styles.push(id)
  }

  /**
   * Completes the formats: call it after the last `addStyle()` and before the first `cell()` or `day()`. The formatting
   * library is loaded only for files that need it.
   * @param {{ from1904: boolean }} dates
   */
  async ready({ from1904 }) {
    const known = this.#styles.map((id) => this.#own.get(id) ?? builtIn.get(id))
    const needed = known.some((code) => code !== undefined && !isPlain(code))
    this.#library = needed ? await import('hucre') : undefined
    this.#formats = known.map((code) =>
      code === undefined || isPlain(code)
        ? undefined
        : { code, from1904, isDate: this.#library.isDateFormat(code), isFraction: isFraction(code) },
    )
  }

  /**
   * Returns a cell with a number: the displayed text (00123 for 123, 15% for 0.15), for text fields, and the exact
   * value, for amounts and dates.
   * @param {number} value
   * @param {number} style
   * @param {string} [written] the number as text, if the file stores it so
   * @returns {import('./sheet-being-read.mjs').Cell}
   */
  cell(value, style, written) {
    const format = this.#formats[style]
    const name = `${style} ${written ?? value}`
    const known = this.#remembered.get(name)
    if (known !== undefined) return known
    const cell = this.#cellOf(value, format, written)
    if (this.#remembered.size < rememberedMax) this.#remembered.set(name, cell)
    return cell
  }

  /**
   * Returns a cell with a date that the file stores as text in ISO format.
   * @param {string} written
   * @param {number} style
   * @returns {import('./sheet-being-read.mjs').Cell}
   */
  day(written, style) {
    const day = new Date(
      /[Tt]/.test(written) && !/(Z|[+-]\d\d:?\d\d)$/.test(written) ? `${written}Z` : written,
    )
    if (Number.isNaN(day.getTime())) return written
    const exact = day.toISOString().slice(0, 10)
    const format = this.#formats[style]
    return { shown: (format?.isDate && this.#seen(day, format)) || exact, exact, is: 'day' }
  }

  #cellOf(value, format, written) {
    if (!Number.isFinite(value)) return ''
    if (format?.isDate) return this.#dayOf(value, format)
    const long = Number.isInteger(value) && Math.abs(value) >= 10 ** digitsKept
    const exact = long ? allDigits(value, written) : exactOf(value, written)
    // Spreadsheet programs write zeros in place of the digits that they do not store.
    if (exact === undefined || (long && exact.endsWith('0')))
      return { shown: exact ?? BigInt(value).toString(), exact: '', problem: 'digits' }
    const hidesDigits = long && !Number.isSafeInteger(value)
    const shown = (!hidesDigits && this.#seen(value, format)) || exact
    return format?.isFraction ? { shown, exact, is: 'fraction' } : { shown, exact }
  }

  #dayOf(value, format) {
    const date = this.#library.serialToDate(value, format.from1904)
    if (Number.isNaN(date.getTime())) return plainDecimal(value)
    const exact = date.toISOString().slice(0, 10)
    return { shown: this.#seen(date, format) || exact, exact, is: 'day' }
  }

  /**
   * Returns the displayed text; empty if the format would hide digits, as scientific notation and too narrow columns
   * do.
   */
  #seen(value, format) {
    if (!format || format.isFraction) return ''
    const text = this.#library.formatValue(value, format.code).trim()
    return /\dE[+-]?\d|#{3}/i.test(text) ? '' : text
  }
}

function isPlain(code) {
  return code.length > formatMax || /^(general|@)?$/i.test(code.trim())
}

/** Text in quotation marks, or after a backslash, is literal and no part of the format. */
function isFraction(code) {
  return fraction.test(code.replace(/"[^"]*"|\\./g, ''))
}

/** Returns all digits of a whole number that is too long for a double; undefined if some are lost. */
function allDigits(value, written) {
  const [, digits] = /^([+-]?\d+)(?:\.0*)?$/.exec(written?.trim() ?? '') ?? []
  return digits ?? (Number.isSafeInteger(value) ? String(value) : undefined)
}

function exactOf(value, written) {
  return written !== undefined && written.length <= digitsKept && plain.test(written)
    ? written
    : plainDecimal(value)
}

/** Returns a number in decimal notation, without the rounding noise of binary fractions and without an exponent. */
function plainDecimal(value) {
  const rounded = Number(value.toPrecision(digitsKept))
  const text = String(rounded)
  return text.includes('e') ? rounded.toFixed(20).replace(/0+$/, '') : text
}
