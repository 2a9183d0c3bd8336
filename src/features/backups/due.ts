/** What a clock on the wall shows where the company is, as if it were UTC. */
function wallClock(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

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
