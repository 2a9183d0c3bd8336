import { type Label, type DisplayText, message } from '../../../../i18n/messages.ts'
import type { Values } from '../../fields.ts'
import { formatQuantity } from '../../values/formats.ts'
import { numberIn } from '../../values/read-number.ts'

/** The value types of numbers. Forms store the characters that were entered. */
export type NumberValues = Values<number, number, number | string | null>

/**
 * Returns the number of a text in plain decimals with any digits; null if it is blank, the text itself if it is no
 * number.
 */
export function numberFrom(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  return raw.trim() === '' ? null : (numberIn(raw) ?? raw)
}

/** Whether a text is of digits, as a number is, however it is written. */
export function isOfDigits(value: unknown): boolean {
  return typeof value === 'string' && /\p{N}/u.test(value) && !/\p{L}/u.test(value)
}

/** Why a text is no number; one of digits may be written otherwise than numbers are. */
export function noNumber(label: Label, value: unknown): DisplayText {
  return isOfDigits(value)
    ? 'Enter the number with digits and one decimal point.'
    : message('{label} must be a number.', { label })
}

/** Returns the message for a value that is no number from `min` to `max`. */
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

/** Returns the message for a value that is no amount from `min` to `max` with at most 2 decimals. */
export function amountRefusal(
  label: Label,
  value: unknown,
  min: number,
  max: number,
): DisplayText | undefined {
  return rangeRefusal(label, value, min, max) ?? (hasDecimals(value, 2) ? undefined : tooFine(label, 2))
}

/** Whether a number has at most `most` decimals. */
export function hasDecimals(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number(value.toFixed(most)) === value
}

/** Returns the message for too many decimals. */
export function tooFine(label: Label, most: number): DisplayText {
  return message('{label} must have at most {most} decimal places.', { label, most })
}

/** Returns the message for a value that is no whole number from `min` to `max`. */
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

/** Whether two entered numbers are equal: `12.5` and `12.50` are. */
export function isSameNumber(a: unknown, b: unknown): boolean {
  const number = numberFrom(a)
  return typeof number === 'number' && number === numberFrom(b)
}
