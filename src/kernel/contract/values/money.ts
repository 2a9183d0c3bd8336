import Big from 'big.js'

/** The largest amount that the database keeps, numeric(14,2): twelve digits before the point. */
export const largestAmount = 999_999_999_999.99

export const currencies = { USD: 'USD', IQD: 'IQD' } as const
export type Currency = keyof typeof currencies

/**
 * Amounts are plain numbers with at most 14 significant digits, which a double carries without loss.
 * Arithmetic on them is not exact, so every operation goes through decimals and rounds half up to 2 places.
 */
function rounded(value: Big): number {
  return value.round(2, Big.roundHalfUp).toNumber()
}

/** An amount rounded half up to 2 decimals; what is no finite number stays what it is. */
export function roundedAmount(amount: number): number {
  return Number.isFinite(amount) ? rounded(Big(amount)) : amount
}

/** Quantity times unit price, however fine that is, rounded once to 2 decimals (specification, section 9). */
export function lineTotal(quantity: number, unitPrice: number): number {
  return rounded(Big(quantity).times(unitPrice))
}

/** The exact sum of amounts of one currency. */
export function sumOf(amounts: readonly number[]): number {
  return rounded(amounts.reduce((sum, amount) => sum.plus(amount), Big(0)))
}

/** `percent` of an amount, rounded to 2 decimals. */
export function percentOf(amount: number, percent: number): number {
  return rounded(Big(amount).times(percent).div(100))
}

/** `amount` less `percent` of it, rounded once, at the end (specification, section 9). */
export function lessPercent(amount: number, percent: number): number {
  const exact = Big(amount)
  return rounded(exact.minus(exact.times(percent).div(100)))
}

/** Dinars in dollars at so many dinars for one, rounded once, half up to cents. */
export function inDollars(iqd: number, iqdPerUsd: number): number {
  return rounded(Big(iqd).div(iqdPerUsd))
}

/** `a` minus `b`, exact; may be negative. */
export function minus(a: number, b: number): number {
  return rounded(Big(a).minus(b))
}

/** How many decimals a number has: 2 for 0.25. */
export function decimalsOf(number: number): number {
  const { c: digits, e: exponent } = Big(number)
  return Math.max(0, digits.length - exponent - 1)
}

/** Whether two amounts are the same once rounded to 2 decimals. */
export function sameAmount(a: number, b: number): boolean {
  return roundedAmount(a) === roundedAmount(b)
}
