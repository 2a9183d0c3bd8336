/**
 * Calendar dates are strings `YYYY-MM-DD` from the form to the database and back.
 * They never pass through a local `Date`, which would move them by a day east or west of Greenwich.
 */

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

export const firstYear = 1900
export const lastYear = 2200

/** Whether the text is a real calendar date between 1900 and 2200. */
export function isDay(text: string): boolean {
  const match = pattern.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < firstYear || year > lastYear) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** Returns the day `count` days later (earlier if negative). */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Returns the number of days from `day` to `later`; negative if `later` is earlier. */
export function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000)
}

/** Returns the same day `count` months later (earlier if negative), or that month's last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0))
  const date = Math.min(dayOfMonth, lastOfMonth.getUTCDate())
  return `${lastOfMonth.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}`
}

/** Returns today's date in a time zone such as `Asia/Baghdad`. */
export function today(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
