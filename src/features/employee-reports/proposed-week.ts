import { addDays, daysBetween } from '../../kernel/contract/values/day.ts'

const thursday = 4

/**
 * With which day the week of a new report ends: the Thursday that ended the last week of work or, where that week has
 * its report, seven days after it.
 */
export function proposedWeek(today: string, lastReported: string | null): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const ended = addDays(today, -((weekday - thursday + 7) % 7))
  const isTaken = lastReported !== null && Math.abs(daysBetween(lastReported, ended)) < 7
  return isTaken ? addDays(lastReported, 7) : ended
}
