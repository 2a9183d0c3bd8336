import Big from 'big.js'
import { inDollars, minus, sumOf } from '../../../kernel/contract/values/money.ts'
import { type Debt, debtKey, debtOf } from '../receipts/debts/debt.ts'

/** The outstanding amount of a debt. */
export interface OpenAmount extends Debt {
  outstanding: number
}

/** The amount of a payment that is allocated to a debt. */
export interface Share extends Debt {
  amount_usd: number
}

/** A debt in IQD, rounded to the nearest banknote and at least one banknote. */
export function dueInDinars(outstanding: number, iqdPerUsd: number, note: number): number {
  if (outstanding <= 0) return 0
  const notes = Big(outstanding).times(iqdPerUsd).div(note).round(0, Big.roundHalfUp).toNumber()
  return Math.max(1, notes) * note
}

/** The smallest banknotes; 0 if USD amounts are not rounded. */
export interface Notes {
  iqd_note: number
  usd_note: number
}

/** The largest cash rounding, in USD: half of the smallest banknote of the received currency. */
export function tolerance(
  { usd, iqd, rate }: { usd: number; iqd: number; rate: number | null },
  { iqd_note, usd_note }: Notes,
): number {
  if (iqd <= 0) return usd > 0 ? usd_note / 2 : 0
  return rate === null || rate <= 0 ? 0 : sumOf([inDollars(Big(iqd_note).div(2).toNumber(), rate), 0.01])
}

/** The smallest banknote in USD: the smaller one of both currencies, 0 if neither is known. */
export function smallestNote({ iqd_note, usd_note }: Notes, rate: number | null): number {
  const known = [usd_note, rate === null || rate <= 0 ? 0 : inDollars(iqd_note, rate)].filter(
    (note) => note > 0,
  )
  return known.length === 0 ? 0 : Math.min(...known)
}

/** The cash rounding with which `owed` is paid in full; 0 if the difference exceeds `most`. */
export function roundingFor(owed: number, value: number, most: number): number {
  const difference = minus(owed, value)
  return Math.abs(difference) <= most ? difference : 0
}

/** Allocates a value to outstanding amounts in order, each up to its amount. */
export function splitOver(open: readonly OpenAmount[], value: number): Share[] {
  let left = value
  return open.flatMap(({ outstanding, ...debt }) => {
    const amount_usd = Math.max(0, Math.min(left, outstanding))
    left = minus(left, amount_usd)
    return amount_usd > 0 ? [{ ...debtOf(debt), amount_usd }] : []
  })
}

/** The first debts that a payment settles in full with cash rounding. */
export interface InFull {
  debts: Debt[]
  rounding: number
}

/**
 * The first debts that a payment settles in full with cash rounding, positive or negative; null if none is needed, or
 * if it would be too large.
 */
export function paidInFull(open: readonly OpenAmount[], value: number, most: number): InFull | null {
  let owed = 0
  for (const [index, { outstanding }] of open.entries()) {
    owed = sumOf([owed, outstanding])
    const rounding = roundingFor(owed, value, most)
    if (rounding !== 0) return { debts: open.slice(0, index + 1).map(debtOf), rounding }
    if (owed >= value) return null
  }
  return null
}

/** Splits shares: those that make up the first amount, and the rest. */
export function splitShares(shares: readonly Share[], first: number): [taken: Share[], rest: Share[]] {
  const taken = splitOver(
    shares.map(({ amount_usd, ...debt }) => ({ ...debt, outstanding: amount_usd })),
    first,
  )
  const had = new Map(taken.map((share) => [debtKey(share), share.amount_usd]))
  const rest = shares.flatMap((share) => {
    const left = minus(share.amount_usd, had.get(debtKey(share)) ?? 0)
    return left > 0 ? [{ ...share, amount_usd: left }] : []
  })
  return [taken, rest]
}
