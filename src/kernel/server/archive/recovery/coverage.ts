import { type ArchiveName, timeOf } from '../archive-names.ts'
import { segmentStart } from '../wal/wal-position.ts'
import type { Timeline } from '../timelines/timelines.ts'

/** The times that can be restored from one base backup with the WAL that follows it without a gap. */
export interface RecoverableRange {
  baseBackup: ArchiveName
  /** In order; each begins at or before the end of the previous one. */
  segments: ArchiveName[]
  /** From and to, in milliseconds. */
  since: number
  until: number
}

/** A range of time, in milliseconds. */
export interface TimeRange {
  since: number
  until: number
}

/** How far the WAL continues after a base backup; undefined if not far enough to make it consistent. */
function recoverableRange({ wal }: Timeline, baseBackup: ArchiveName): RecoverableRange | undefined {
  const segments: ArchiveName[] = []
  let end = segmentStart(baseBackup.from)
  let next: ArchiveName | undefined
  // Among the parts that begin early enough, the one with the greatest end is taken.
  const behind = wal.filter(({ kind, to }) => kind === 'log' && to > end)
  const take = () => {
    if (!next) return false
    segments.push(next)
    end = next.to
    next = undefined
    return true
  }
  for (const segment of behind.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (segment.from > end && (!take() || segment.from > end)) break
    if (segment.to > (next?.to ?? end)) next = segment
  }
  take()
  const last = segments.at(-1)
  if (!last || end < baseBackup.to) return undefined
  const newest = wal.at(-1)
  // The first full millisecond after the base backup was finished.
  const since = timeOf(baseBackup) + 1
  const until = timeOf(newest?.kind === 'quiet' && newest.to === end ? newest : last)
  return until < since ? undefined : { baseBackup, segments, since, until }
}

/** What can be restored from each base backup of a timeline, oldest first. */
export function recoverableRanges(timeline: Timeline): RecoverableRange[] {
  return timeline.baseBackups.flatMap((baseBackup) => recoverableRange(timeline, baseBackup) ?? [])
}

/** The ranges of time that can be restored from a timeline: more than one if WAL segments are missing. */
export function coverageOf(timeline: Timeline): TimeRange[] {
  const ranges: TimeRange[] = []
  for (const { since, until } of recoverableRanges(timeline)) {
    const last = ranges.at(-1)
    if (last && since <= last.until) last.until = Math.max(last.until, until)
    else ranges.push({ since, until })
  }
  return ranges
}

/** The ranges of time of a timeline that are lost because WAL segments are missing or damaged. */
export function missingOf(timeline: Timeline): TimeRange[] {
  const ranges = coverageOf(timeline)
  const between = ranges.flatMap(({ until }, place) => {
    const next = ranges[place + 1]
    return next ? [{ since: until, until: next.since }] : []
  })
  const last = ranges.at(-1)
  const end = timeline.wal.at(-1)
  const isCut = last && end && timeOf(end) > last.until
  return isCut ? [...between, { since: last.until, until: timeOf(end) }] : between
}

/** Whether the newest entries cannot be restored because a WAL segment after the last base backup is missing. */
export function isBroken(timeline: Timeline): boolean {
  const [baseBackup] = timeline.baseBackups.slice(-1)
  const end = timeline.wal.at(-1)
  if (!baseBackup || !end || end.to < baseBackup.to) return false
  return (recoverableRange(timeline, baseBackup)?.segments.at(-1)?.to ?? 0) < end.to
}
