import type { Say } from '../../words/say.ts'
import type { Label } from '../../words/sentences.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const satisfies readonly Label[]

const shortMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May|short',
  'Jun',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
] as const satisfies readonly Label[]

/**
 * How months are told in one language. What needs no words has one form in all of them, with western digits:
 * days (`day.ts`), amounts (`money.ts`), quantities (`quantity.ts`). Browsers do not know Sorani well enough to ask
 * them, and would write Arabic with other digits, so the names stand in the catalogues.
 */
export function formats(say: Say) {
  const monthAt = (day: string) => Number(day.slice(5, 7)) - 1
  const named = (names: readonly Label[], place: number) => say(names[place] ?? asIs)
  return {
    /** The name of a month from 1 to 12: `November`. */
    monthName: (month: number) => named(months, month - 1),
    /** A short name of a month from 1 to 12, for axes: `Nov`. */
    monthShort: (month: number) => named(shortMonths, month - 1),
    /** The month of a day such as `2026-11-20` in words: `November 2026`. */
    month: (day: string) =>
      say('{month} {year}', { month: named(months, monthAt(day)), year: day.slice(0, 4) }),
  }
}

const asIs: Label = 'January'
