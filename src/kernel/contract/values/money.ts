import Big from 'big.js'

/** The largest amount that the database can store, numeric(14,2): twelve digits before the point. */
export const largestAmount = 999_999_999_999.99

export const currencies = { USD: 'USD', IQD: 'IQD' } as const
export type Currency = keyof typeof currencies

/**
 * Amounts are plain numbers with at most 14 significant digits, which a double represents without loss. Arithmetic on
 * doubles is not exact, so every operation uses decimals and rounds half up to 2 places.
 */
function rounded(value: Big): number {
  return value.round(2, Big.roundHalfUp).toNumber()
}

/** Returns an amount rounded half up to 2 decimals; NaN and infinities unchanged. */
export function roundedAmount(amount: number): number {
  return Number.isFinite(amount) ? rounded(Big(amount)) : amount
}

/** Returns quantity times unit price, rounded once to 2 decimals (specification, section 9). */
export function lineTotal(quantity: number, unitPrice: number): number {
  return rounded(Big(quantity).times(unitPrice))
}

/** Returns the exact sum of amounts of one currency. */
export function sumOf(amounts: readonly number[]): number {
  return rounded(amounts.reduce((sum, amount) => sum.plus(amount), Big(0)))
}

/** Returns `percent` of an amount, rounded to 2 decimals. */
export function percentOf(amount: number, percent: number): number {
  return rounded(Big(amount).times(percent).div(100))
}

/** Returns `amount` less `percent` of it, rounded once at the end (specification, section 9). */
export function lessPercent(amount: number, percent: number): number {
  const exact = Big(amount)
  return rounded(exact.minus(exact.times(percent).div(100)))
}

/** Returns dinars converted to dollars at a rate of dinars for one dollar, rounded once, half up to cents. */
export function inDollars(iqd: number, iqdPerUsd: number): number {
  return rounded(Big(iqd).div(iqdPerUsd))
}

/** Returns `a` minus `b`, exact; may be negative. */
export function minus(a: number, b: number): number {
  return rounded(Big(a).minus(b))
}

/** Returns the number of decimals: 2 for 0.25. */
export function decimalsOf(number: number): number {
  const { c: digits, e: exponent } = Big(number)
  return Math.max(0, digits.length - exponent - 1)
}

/** Whether two amounts are equal when rounded to 2 decimals. */
export function sameAmount(a: number, b: number): boolean {
  return roundedAmount(a) === roundedAmount(b)
}
