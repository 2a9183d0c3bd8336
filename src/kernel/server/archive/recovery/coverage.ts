import { type ArchiveName, timeOf } from '../archive-names.ts'
import { segmentStart } from '../log/log-place.ts'
import type { Timeline } from '../timelines/timelines.ts'

/** What a copy of the cluster brings back, with the log that follows it without a gap. */
export interface Reach {
  baseBackup: ArchiveName
  /** In their order, each beginning where the one before ends or earlier. */
  segments: ArchiveName[]
  /** From when until when, in milliseconds. */
  since: number
  until: number
}

/** Moments one after the other, in milliseconds. */
export interface Range {
  since: number
  until: number
}

/** How far the log reaches on from a copy of the cluster; undefined where it does not make that whole. */
function reachOf({ log }: Timeline, baseBackup: ArchiveName): Reach | undefined {
  const segments: ArchiveName[] = []
  let end = segmentStart(baseBackup.from)
  let next: ArchiveName | undefined
  // Sorted by where they end: of those that begin early enough the last one reaches furthest.
  const behind = log.filter(({ kind, to }) => kind === 'log' && to > end)
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
  const quiet = log.at(-1)
  // The first whole millisecond after the copy was finished.
  const since = timeOf(baseBackup) + 1
  const until = timeOf(quiet?.kind === 'quiet' && quiet.to === end ? quiet : last)
  return until < since ? undefined : { baseBackup, segments, since, until }
}

/** What each copy of the cluster in a timeline brings back, oldest first. */
export function reachesOf(timeline: Timeline): Reach[] {
  return timeline.baseBackups.flatMap((baseBackup) => reachOf(timeline, baseBackup) ?? [])
}

/** From when until when a timeline can be recovered: more than one range where WAL segments are missing. */
export function coverageOf(timeline: Timeline): Range[] {
  const ranges: Range[] = []
  for (const { since, until } of reachesOf(timeline)) {
    const last = ranges.at(-1)
    if (last && since <= last.until) last.until = Math.max(last.until, until)
    else ranges.push({ since, until })
  }
  return ranges
}

/** Which moments of a timeline are lost since WAL segments are missing or damaged. */
export function missingOf(timeline: Timeline): Range[] {
  const ranges = coverageOf(timeline)
  const between = ranges.flatMap(({ until }, place) => {
    const next = ranges[place + 1]
    return next ? [{ since: until, until: next.since }] : []
  })
  const last = ranges.at(-1)
  const end = timeline.log.at(-1)
  const isCut = last && end && timeOf(end) > last.until
  return isCut ? [...between, { since: last.until, until: timeOf(end) }] : between
}

/** Whether what was archived last cannot be brought back: a WAL segment is missing behind the last copy. */
export function isBroken(timeline: Timeline): boolean {
  const [baseBackup] = timeline.baseBackups.slice(-1)
  const end = timeline.log.at(-1)
  if (!baseBackup || !end || end.to < baseBackup.to) return false
  return (reachOf(timeline, baseBackup)?.segments.at(-1)?.to ?? 0) < end.to
}
