import { addDays, daysBetween } from '../../../kernel/contract/values/day.ts'
import { type Weekday, weekdays } from '../../settings/settings.contract.ts'

/** As JavaScript counts the days of a week. */
const days = Object.keys(weekdays)

/**
 * With which day the week of a new report ends: the last one that was the last day of a week or, where that week has
 * its report, seven days after it.
 */
export function proposedWeek(today: string, endsOn: Weekday, lastReported: string | null): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const ended = addDays(today, -((weekday - days.indexOf(endsOn) + 7) % 7))
  const isTaken = lastReported !== null && Math.abs(daysBetween(lastReported, ended)) < 7
  return isTaken ? addDays(lastReported, 7) : ended
}
