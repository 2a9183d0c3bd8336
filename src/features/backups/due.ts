import { wallClock } from '../../kernel/contract/values/wall-clock.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Whether the time of a daily backup, minutes after midnight where the company is, has come since the last one: also
 * when the machine was off at that time, and the first one when there was none. A last one that bears a date to come
 * does not count.
 */
export function isBackupDue(last: Date | undefined, now: Date, minutes: number, timeZone: string): boolean {
  if (last === undefined || last.getTime() > now.getTime() + day) return true
  const present = wallClock(now, timeZone)
  const today = Math.floor(present / day) * day + minutes * 60_000
  const due = today <= present ? today : today - day
  return wallClock(last, timeZone) < due
}
