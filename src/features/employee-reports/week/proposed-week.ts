import { addDays, daysBetween } from '../../../kernel/contract/values/day.ts'
import { type Weekday, weekdays } from '../../settings/settings.contract.ts'

/** The days of the week, indexed as in JavaScript. */
const days = Object.keys(weekdays)

/**
 * The last day of the week for a new report: that of the last completed week, or seven days after the last report if
 * that week already has one.
 */
export function proposedWeek(today: string, endsOn: Weekday, lastReported: string | null): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const ended = addDays(today, -((weekday - days.indexOf(endsOn) + 7) % 7))
  const isTaken = lastReported !== null && Math.abs(daysBetween(lastReported, ended)) < 7
  return isTaken ? addDays(lastReported, 7) : ended
}
