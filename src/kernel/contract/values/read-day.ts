import { isDay } from './day.ts'
import { monthNamed } from './month-names.ts'
import { asciiDigits } from './text.ts'

/** Whether day or month comes first in a date of digits only. */
export type DateOrder = 'dmy' | 'mdy'

/**
 * The calendar date in each order, null if it is invalid. Both are the same for a date that names its month or starts
 * with its year.
 */
export type ReadDay = Readonly<Record<DateOrder, string | null>>

const invisible = /[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g
const timeOfDay = /[ T,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]m|z)?$/i
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[,.]?\s+/i

/**
 * Returns the date of a text as people write it: `3/4/2026` or `3-4-26` in any digits, `2026/4/3`, `3 نيسان 2026`, `Apr
 * 3, 2026`; without a year, in the year of `today`. Null if it is no date.
 */
export function readDay(text: string, today: string): ReadDay | null {
  const bare = asciiDigits(text.replace(invisible, '')).trim().replace(timeOfDay, '').replace(weekday, '')
  const [, year, month, day] =
    /^(\d{4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,2})$/.exec(bare) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(bare) ?? []
  if (year !== undefined) return only(dayOf(Number(year), Number(month), Number(day)))
  const [, first, second, last] = /^(\d{1,2})[-/.\s]+(\d{1,2})(?:[-/.\s]+(\d{4}|\d{2}))?$/.exec(bare) ?? []
  if (first !== undefined) {
    const of = last === undefined ? Number(today.slice(0, 4)) : fullYear(last)
    const found = {
      dmy: dayOf(of, Number(second), Number(first)),
      mdy: dayOf(of, Number(first), Number(second)),
    }
    return found.dmy === null && found.mdy === null ? null : found
  }
  return named(bare)
}

function named(text: string): ReadDay | null {
  const [, day, month = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th|ی)?[-/.,\s]+(\p{L}[\p{L}\p{M}\s.]*?)[-/.,\s]+(\d{4}|\d{2})$/iu.exec(text) ?? []
  if (day !== undefined && year !== undefined)
    return only(dayOf(fullYear(year), monthNamed(month), Number(day)))
  const [, name = '', of, last] =
    /^(\p{L}[\p{L}\p{M}\s.]*?)[-/.,\s]+(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(\d{4})$/iu.exec(text) ?? []
  return last === undefined ? null : only(dayOf(Number(last), monthNamed(name), Number(of)))
}

function only(day: string | null): ReadDay | null {
  return day === null ? null : { dmy: day, mdy: day }
}

/** Returns the year of two digits: this century up to 79, otherwise the last one. */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year)
  return Number(year) + (Number(year) < 80 ? 2000 : 1900)
}

function dayOf(year: number, month: number | undefined, day: number): string | null {
  if (month === undefined) return null
  const iso = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

/**
 * Returns the day of a spreadsheet's serial date number, as found in cells that are not formatted as dates; null if it
 * is none.
 */
export function dayOfSerial(text: string): string | null {
  if (!/^[1-9]\d{4}(\.\d+)?$/.test(text)) return null
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(text)) * 86_400_000)
    .toISOString()
    .slice(0, 10)
  return isDay(day) ? day : null
}
