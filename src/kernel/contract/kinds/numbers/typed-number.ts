import { type Label, type Said, told } from '../../../../words/sentences.ts'
import type { Values } from '../../fields.ts'
import { formatQuantity } from '../../values/formats.ts'
import { asciiDigits } from '../../values/text.ts'

/** Numbers, which forms keep as the digits that were typed. */
export type NumberValues = Values<number, number, number | string | null>

/** A number that was typed, with western or eastern digits; the text itself where it is none. */
export function numberFrom(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  const ascii = asciiDigits(raw.trim())
  if (ascii === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(ascii) ? Number(ascii) : raw
}

/** Why a value is no amount between two others with at most 2 decimals. */
export function amountRefusal(label: Label, value: unknown, min: number, max: number): Said | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return told('{label} must be a number.', { label })
  if (value < min) return told('{label} must be at least {min}.', { label, min: formatQuantity(min) })
  if (value > max) return told('{label} must be at most {max}.', { label, max: formatQuantity(max) })
  return Number(value.toFixed(2)) === value
    ? undefined
    : told('{label} must have at most 2 decimals.', { label })
}

/** Why a value is no whole number between two others. */
export function wholeRefusal(label: Label, value: unknown, min: number, max: number): Said | undefined {
  const isRight = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
  return isRight
    ? undefined
    : told('{label} must be a whole number from {min} to {max}.', { label, min, max })
}

/** Whether two typed numbers are one: `12.5` and `12.50` are. */
export function isSameNumber(a: unknown, b: unknown): boolean {
  const number = numberFrom(a)
  return typeof number === 'number' && number === numberFrom(b)
}
