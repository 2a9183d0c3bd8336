import Big from 'big.js'
import { inDollars, minus, sumOf } from '../../../kernel/contract/values/money.ts'
import { type Debt, debtKey, debtOf } from '../receipts/debts/debt.ts'

/** What is outstanding of a debt. */
export interface OpenAmount extends Debt {
  outstanding: number
}

/** So much of it that a payment settles. */
export interface Share extends Debt {
  amount_usd: number
}

/** Debts in dinars, at so many for a dollar, as they can be counted out: to the nearest note, and no less than one. */
export function dueInDinars(outstanding: number, iqdPerUsd: number, note: number): number {
  if (outstanding <= 0) return 0
  const notes = Big(outstanding).times(iqdPerUsd).div(note).round(0, Big.roundHalfUp).toNumber()
  return Math.max(1, notes) * note
}

/** The smallest notes; 0 where dollars have none. */
export interface Notes {
  iqd_note: number
  usd_note: number
}

/** What a payment may differ from a debt because no note is so small, in dollars: half of the smallest that came in. */
export function tolerance(
  { usd, iqd, rate }: { usd: number; iqd: number; rate: number | null },
  { iqd_note, usd_note }: Notes,
): number {
  if (iqd <= 0) return usd > 0 ? usd_note / 2 : 0
  return rate === null || rate <= 0 ? 0 : sumOf([inDollars(Big(iqd_note).div(2).toNumber(), rate), 0.01])
}

/** The difference that is written off, or given, so that `owed` is settled in full; 0 where it is more than notes explain. */
export function roundingFor(owed: number, value: number, most: number): number {
  const difference = minus(owed, value)
  return Math.abs(difference) <= most ? difference : 0
}

/** Spreads a value over what is outstanding, in its order, each up to its amount. */
export function splitOver(open: readonly OpenAmount[], value: number): Share[] {
  let left = value
  return open.flatMap(({ outstanding, ...debt }) => {
    const amount_usd = Math.max(0, Math.min(left, outstanding))
    left = minus(left, amount_usd)
    return amount_usd > 0 ? [{ ...debtOf(debt), amount_usd }] : []
  })
}

/** The first so many debts that a payment settles in full but for what no note is so small for. */
export interface InFull {
  debts: Debt[]
  rounding: number
}

/** Whether a payment is meant to settle the first debts in full though coins are missing, or one too many. */
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

/** What is left of shares when the first part of their sum is taken away, and that first part. */
export function cutAt(shares: readonly Share[], first: number): [taken: Share[], rest: Share[]] {
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
