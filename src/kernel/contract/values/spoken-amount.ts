import Big from 'big.js'
import type { SpokenAmount } from '../../../i18n/amounts/spoken-amount.ts'
import type { Currency } from './money.ts'

const sizes = [1e12, 1e9, 1e6, 1e3, 1]

/** Returns a whole number as groups of three digits, largest first. */
export function groupsOf(whole: number): number[] {
  return sizes.map((size) => Math.floor(whole / size) % 1000)
}

/**
 * Returns the parts of an amount, rounded half up to 2 decimals, from which its words are made. It works on decimal
 * digits, so no cent is lost to binary fractions. Throws a RangeError for negative amounts or more than thirteen digits
 * before the point, which suffice for the sum of several of the largest amounts.
 */
export function spokenAmount(amount: number, currency: Currency): SpokenAmount {
  // Adding zero turns minus zero, which a subtraction may return, into zero.
  const digits = Number.isFinite(amount) ? Big(amount + 0).toFixed(2, Big.roundHalfUp) : String(amount)
  const [, whole, hundredths] = /^(\d{1,13})\.(\d\d)$/.exec(digits) ?? []
  if (whole === undefined) throw new RangeError(`No words for the amount ${amount}`)
  return {
    currency,
    groups: groupsOf(Number(whole)),
    parts: Number(hundredths) * (currency === 'IQD' ? 10 : 1),
  }
}
