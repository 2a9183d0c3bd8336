import Big from 'big.js'
import type { Label } from '../../../i18n/messages.ts'
import { fieldErrors } from '../../../kernel/contract/checks.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import type { FieldErrors } from '../../../kernel/contract/problem.ts'
import { formatAmount } from '../../../kernel/contract/values/formats.ts'
import type { Currency } from '../../../kernel/contract/values/money.ts'

/** The banknotes of each currency, largest first. */
export const notesOf: Record<Currency, readonly number[]> = {
  IQD: [50_000, 25_000, 10_000, 5_000, 1_000, 500, 250],
  USD: [100, 50, 20, 10, 5, 2, 1],
}

/** The number of banknotes, by value. */
export type Notes = Readonly<Record<string, number>>

const mostOfOne = 1_000_000

/** The input for the number of one banknote. It is labelled with the value, which is written alike in all languages. */
export const countOf = (note: number) => whole(formatAmount(note, 'IQD') as Label, { min: 0, max: mostOfOne })

/** The entered numbers of banknotes; a text that is no number stays as entered. */
export type EnteredNotes = Readonly<Record<string, string | number>>

/** Returns the messages for the entered numbers that are none, by the value of the banknote. */
export function noteErrors(notes: EnteredNotes): FieldErrors {
  return fieldErrors(
    Object.fromEntries(Object.keys(notes).map((note) => [note, countOf(Number(note))])),
    notes,
  )
}

/** The total of the counted notes; null if they are not a valid count in this currency. */
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

/** The counted banknotes, largest first, without those counted as 0. */
export function countedNotes(currency: Currency, notes: unknown): { note: number; count: number }[] {
  if (notesTotal(currency, notes) === null) return []
  return notesOf[currency].flatMap((note) => {
    const count = (notes as Notes)[note] ?? 0
    return count > 0 ? [{ note, count }] : []
  })
}
