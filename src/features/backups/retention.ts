/** A backup as retention sees it: by the day on which it was taken, in the company's time zone. */
export interface Kept {
  file: string
  kind: string
  taken: Date
}

/** The number of days, weeks and months whose newest backup is retained. */
export interface KeepCounts {
  daily: number
  weekly: number
  monthly: number
}

/** The number of backups retained of each other kind: made on request or before an upgrade. */
const othersKept = 5

/** The Monday of a calendar day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/**
 * Returns the files to delete: all but the newest of each of the last days, weeks and months that have backups, and the
 * last few of each other kind. Only days with a backup are counted, so a clock that jumps ahead, or a year without
 * backups, deletes nothing. Backups with a date in the future are left alone and not counted.
 */
export function filesToRemove(
  backups: readonly Kept[],
  keep: KeepCounts,
  now: Date,
  timeZone: string,
): string[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const tomorrow = now.getTime() + 24 * 60 * 60 * 1000
  const past = backups
    .filter(({ taken }) => taken.getTime() <= tomorrow)
    .toSorted((one, other) => other.taken.getTime() - one.taken.getTime())
    .map((backup) => ({ ...backup, day: format.format(backup.taken) }))
  const staying = new Set<string>()
  const keepNewest = (count: number, group: (day: string) => string) => {
    const groups = new Set<string>()
    for (const { file, day } of past) {
      const name = group(day)
      if (groups.size >= count || groups.has(name)) continue
      groups.add(name)
      staying.add(file)
    }
  }
  keepNewest(keep.daily, (day) => day)
  keepNewest(keep.weekly, weekOf)
  keepNewest(keep.monthly, (day) => day.slice(0, 7))
  for (const kind of new Set(past.map((backup) => backup.kind))) {
    const others = kind === 'daily' ? [] : past.filter((backup) => backup.kind === kind)
    for (const { file } of others.slice(0, othersKept)) staying.add(file)
  }
  return past.flatMap(({ file }) => (staying.has(file) ? [] : [file]))
}
