import Big from 'big.js'
import type { Currency } from '../../../kernel/contract/values/money.ts'

/** The notes of each currency by their value, the largest first. */
export const notesOf: Record<Currency, readonly number[]> = {
  IQD: [50_000, 25_000, 10_000, 5_000, 1_000, 500, 250],
  USD: [100, 50, 20, 10, 5, 2, 1],
}

/** How many of each note there are, by the note's value. */
export type Notes = Readonly<Record<string, number>>

const mostOfOne = 1_000_000

/** What the notes of a count come to; null for what is no count of this currency's notes. */
export function notesTotal(currency: Currency, notes: unknown): number | null {
  if (typeof notes !== 'object' || notes === null || Array.isArray(notes)) return null
  const known = new Set(notesOf[currency].map(String))
  const counted: [string, unknown][] = Object.entries(notes)
  let total = Big(0)
  for (const [note, count] of counted) {
    if (!known.has(note) || typeof count !== 'number') return null
    if (!Number.isInteger(count) || count < 0 || count > mostOfOne) return null
    total = total.plus(Big(note).times(count))
  }
  return total.toNumber()
}

/** The lines of a count, the largest notes first, without those that there are none of. */
export function countedNotes(currency: Currency, notes: unknown): { note: number; count: number }[] {
  if (notesTotal(currency, notes) === null) return []
  return notesOf[currency].flatMap((note) => {
    const count = (notes as Notes)[note] ?? 0
    return count > 0 ? [{ note, count }] : []
  })
}
