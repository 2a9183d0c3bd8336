import { formatValue } from 'hucre'

const significantDigits = 15

/**
 * A cell as people see it. Of a number or date both how it looks (00123 for 123, 15% for 0.15), for text fields, and
 * the exact value, for amounts and dates.
 * @param {string | number | boolean | Date | null | undefined} value
 * @param {string | undefined} format the number format of the cell
 * @returns {string | { shown: string, exact: string }}
 */
export function shownCell(value, format) {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  const exact = value instanceof Date ? exactDay(value) : plainDecimal(value)
  const shown = format === undefined || format === 'General' ? exact : formatted(value, format)
  return { shown: shown || exact, exact }
}

/** Without the noise of binary fractions, which no spreadsheet shows, and never as 9.6478E+12. */
function plainDecimal(value) {
  if (!Number.isFinite(value)) return ''
  const rounded = Number(value.toPrecision(significantDigits))
  const text = String(rounded)
  if (!text.includes('e')) return text
  return Math.abs(rounded) >= 1 ? BigInt(rounded).toString() : rounded.toFixed(20).replace(/0+$/, '')
}

function exactDay(date) {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** Empty where the format would hide digits, as scientific ones and too narrow columns do. */
function formatted(value, format) {
  const text = formatValue(value, format).trim()
  return /\dE[+-]?\d|#{3}/i.test(text) ? '' : text
}
