import Big from 'big.js'
import { formatAmount } from '../../../kernel/contract/values/formats.ts'

/** People say how many dinars a hundred dollars are; no rate of one dollar is so high. */
const perHundredFrom = 10_000
const perHundredTo = 999_999

/** The dinars for one dollar that somebody means who writes `1310` or, for a hundred dollars, `131000`. */
export function likelyRate(typed: number): number {
  if (typed < perHundredFrom || typed > perHundredTo) return typed
  return Big(typed).div(100).round(2, Big.roundHalfUp).toNumber()
}

/** Six digits are as many as the dinars for a hundred dollars have: before, somebody is still typing. */
const perHundredWhole = 100_000

/** The same while somebody types: what is no rate of a hundred dollars yet stays what it is. */
export function rateWhileTyped(typed: number): number {
  return typed < perHundredWhole ? typed : likelyRate(typed)
}

/** A rate as it is shown: `1,310.00`. */
export function formatRate(iqdPerUsd: number): string {
  return formatAmount(iqdPerUsd, 'USD')
}

/** What is typed as a rate may be a slip of the finger when it is further than this from the one before, in percent. */
export const usualChange = 2

/** How far a rate is from the one before, in percent with one decimal; null where that is nothing to ask about. */
export function unusualChange(rate: number, before: number): number | null {
  const change = Big(rate).minus(before).div(before).times(100)
  return change.abs().gt(usualChange) ? change.round(1, Big.roundHalfUp).toNumber() : null
}

/** A rate that is further than this from the one of its day, in percent, is for few to use. */
const farChange = 10

/** Whether a rate is too far from the one of its day for anybody but whoever has the right. */
export function isFarOff(rate: number, near: number): boolean {
  return Big(rate).minus(near).div(near).times(100).abs().gt(farChange)
}

/** From how many days on a rate is shown with a warning. */
const freshDays = 3

/** Whether a rate is too old to be trusted without a look. */
export function isStale({ age_days }: { age_days: number }): boolean {
  return age_days > freshDays
}
