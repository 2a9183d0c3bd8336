import { type Label, type DisplayText, message } from '../../../../i18n/messages.ts'
import type { Values } from '../../fields.ts'
import { formatQuantity } from '../../values/formats.ts'
import { numberIn } from '../../values/read-number.ts'

/** Numbers, which forms keep as the digits that were typed. */
export type NumberValues = Values<number, number, number | string | null>

/** A number in plain decimals, in any digits; null for nothing, and the text itself where it is none. */
export function numberFrom(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  return raw.trim() === '' ? null : (numberIn(raw) ?? raw)
}

/** Why a text is no number; one of digits may be written otherwise than numbers are. */
export function noNumber(label: Label, value: unknown): DisplayText {
  const isOfDigits = typeof value === 'string' && /\p{N}/u.test(value) && !/\p{L}/u.test(value)
  return isOfDigits
    ? 'Enter the number with digits and one decimal point.'
    : message('{label} must be a number.', { label })
}

/** Why a value is no number between two others. */
export function rangeRefusal(
  label: Label,
  value: unknown,
  min: number,
  max: number,
): DisplayText | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return noNumber(label, value)
  if (value < min) return message('{label} must be at least {min}.', { label, min: formatQuantity(min) })
  if (value > max) return message('{label} must be at most {max}.', { label, max: formatQuantity(max) })
  return undefined
}

/** Why a value is no amount between two others with at most 2 decimals. */
export function amountRefusal(
  label: Label,
  value: unknown,
  min: number,
  max: number,
): DisplayText | undefined {
  return rangeRefusal(label, value, min, max) ?? (hasDecimals(value, 2) ? undefined : tooFine(label, 2))
}

/** Whether a number has so many decimals, or fewer. */
export function hasDecimals(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number(value.toFixed(most)) === value
}

/** What to say of a number with more decimals than it may have. */
export function tooFine(label: Label, most: number): DisplayText {
  return message('{label} must have at most {most} decimal places.', { label, most })
}

/** Why a value is no whole number between two others. */
export function wholeRefusal(
  label: Label,
  value: unknown,
  min: number,
  max: number,
): DisplayText | undefined {
  if (typeof value === 'string') return noNumber(label, value)
  const isRight = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
  return isRight
    ? undefined
    : message('{label} must be a whole number from {min} to {max}.', { label, min, max })
}

/** Whether two typed numbers are one: `12.5` and `12.50` are. */
export function isSameNumber(a: unknown, b: unknown): boolean {
  const number = numberFrom(a)
  return typeof number === 'number' && number === numberFrom(b)
}
