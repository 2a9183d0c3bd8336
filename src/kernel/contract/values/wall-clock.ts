/**
 * One formatter per time zone, cached: creating one takes ten times as long as using it, and an import uses it for each
 * row.
 */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, clock)
  return clock
}

/** Returns the local time of a time zone as if it were UTC, in milliseconds since 1970. */
export function wallClock(at: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/**
 * Returns the instant of a local time such as `2026-11-20 14:00`, `2026-11-20 14:00:05` or with fractions of a second,
 * in milliseconds since 1970. Undefined for any other text and for a local time that the zone skips. If clocks are put
 * back and the time occurs twice, the later one.
 */
export function instantAt(text: string, timeZone: string): number | undefined {
  const [, day, time, second = '00', part = '0'] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?$/.exec(text.trim()) ?? []
  const iso = `${day}T${time}:${second}`
  const shown = day === undefined ? Number.NaN : Date.parse(`${iso}Z`)
  // JavaScript reads 30 February as a day of March.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(iso)) return undefined
  const hour = 60 * 60 * 1000
  // Zones are at most fourteen hours ahead of UTC and twelve behind, and change by at most an hour.
  const offsets = [shown - 26 * hour, shown + 26 * hour].map((at) => wallClock(new Date(at), timeZone) - at)
  const moments = offsets.map((offset) => shown - offset)
  const fitting = moments.filter((at) => wallClock(new Date(at), timeZone) === shown)
  return fitting.length === 0 ? undefined : Math.max(...fitting) + Number(part.padEnd(3, '0'))
}

/** `2026-11-20 14:00:05.120`, local time with milliseconds, where no event within the second may be missed. */
export function shownExactly(at: number, timeZone: string): string {
  return `${shownAt(at, timeZone)}.${String(at % 1000).padStart(3, '0')}`
}

/** `2026-11-20 14:00:05`, in the local time of the zone. */
export function shownAt(at: number, timeZone: string): string {
  return new Date(wallClock(new Date(at), timeZone)).toISOString().slice(0, 19).replace('T', ' ')
}
