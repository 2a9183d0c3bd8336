import { message, type Message } from '../../i18n/messages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The age in its largest unit: `5 minutes`, `30 hours`, `3 days`; a part of other messages. */
export function age(iso: string, now: Date): Message {
  const passed = Math.max(now.getTime() - Date.parse(iso), 0)
  if (passed < minute) return message('less than a minute')
  if (passed < hour) return message('{count} minutes|of age', { count: Math.floor(passed / minute) })
  if (passed < 2 * day) return message('{count} hours|of age', { count: Math.floor(passed / hour) })
  return message('{count} days|of age', { count: Math.floor(passed / day) })
}

/** Formats a number of bytes: `812 KB`, `1.4 GB`. */
export function size(bytes: number): string {
  const units = ['KB', 'MB', 'GB', 'TB']
  let amount = bytes / 1000
  let unit = 0
  for (; amount >= 1000 && unit < units.length - 1; unit++) amount /= 1000
  return `${amount < 10 ? Math.max(amount, 0.1).toFixed(1) : Math.round(amount)} ${units[unit]}`
}
