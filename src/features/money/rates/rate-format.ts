import Big from 'big.js'
import { formatAmount } from '../../../kernel/contract/values/formats.ts'

/** Rates are often quoted per 100 dollars. Values in this range mean that: no rate per dollar is so high. */
const perHundredFrom = 10_000
const perHundredTo = 999_999

/** The rate per dollar for an entered value: `1310`, or `131000` per 100 dollars. */
export function likelyRate(typed: number): number {
  if (typed < perHundredFrom || typed > perHundredTo) return typed
  return Big(typed).div(100).round(2, Big.roundHalfUp).toNumber()
}

/** Rates per 100 dollars have six digits. With fewer, the user may still be typing. */
const perHundredWhole = 100_000

/** The same during typing: a value that is not yet a complete rate per 100 dollars is returned unchanged. */
export function rateWhileTyped(typed: number): number {
  return typed < perHundredWhole ? typed : likelyRate(typed)
}

/** Formats a rate: `1,310.00`. */
export function formatRate(iqdPerUsd: number): string {
  return formatAmount(iqdPerUsd, 'USD')
}

/** In percent: a rate that differs from the previous one by more may be a typing error. */
export const reasonFrom = 2

/** The difference from the previous rate in percent, with one decimal; null if it is within the usual range. */
export function unusualChange(rate: number, before: number): number | null {
  const change = Big(rate).minus(before).div(before).times(100)
  return change.abs().gt(reasonFrom) ? change.round(1, Big.roundHalfUp).toNumber() : null
}

/** In percent: a rate that differs from the daily rate by more needs the permission to override exchange rates. */
const overrideFrom = 10

/** Whether a rate needs the permission to override exchange rates. */
export function needsOverride(rate: number, near: number): boolean {
  return Big(rate).minus(near).div(near).times(100).abs().gt(overrideFrom)
}

/** In days: an older rate is shown with a warning. */
const freshDays = 3

/** Whether a rate is old enough to be shown with a warning. */
export function isStale({ age_days }: { age_days: number }): boolean {
  return age_days > freshDays
}
