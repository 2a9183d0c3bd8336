import { wallClock } from '../../kernel/contract/values/wall-clock.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Whether a daily backup is due: its time (minutes after midnight in the company's time zone) has passed since the last
 * backup, also while the machine was off, or there is no backup yet. A last backup with a date in the future does not
 * count.
 */
export function isBackupDue(last: Date | undefined, now: Date, minutes: number, timeZone: string): boolean {
  if (last === undefined || last.getTime() > now.getTime() + day) return true
  const present = wallClock(now, timeZone)
  const today = Math.floor(present / day) * day + minutes * 60_000
  const due = today <= present ? today : today - day
  return wallClock(last, timeZone) < due
}
