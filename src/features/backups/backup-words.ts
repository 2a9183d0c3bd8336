const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** How long ago a moment was, in its largest unit: `5 minutes`, `30 hours`, `3 days`. */
export function age(iso: string, now: Date): string {
  const passed = Math.max(now.getTime() - Date.parse(iso), 0)
  if (passed < minute) return 'less than a minute'
  if (passed < hour) return counted(Math.floor(passed / minute), 'minute')
  if (passed < 2 * day) return counted(Math.floor(passed / hour), 'hour')
  return counted(Math.floor(passed / day), 'day')
}

/** A number of bytes for people: `812 KB`, `1.4 GB`. */
export function size(bytes: number): string {
  const units = ['KB', 'MB', 'GB', 'TB']
  let amount = bytes / 1000
  let unit = 0
  for (; amount >= 1000 && unit < units.length - 1; unit++) amount /= 1000
  return `${amount < 10 ? Math.max(amount, 0.1).toFixed(1) : Math.round(amount)} ${units[unit]}`
}
