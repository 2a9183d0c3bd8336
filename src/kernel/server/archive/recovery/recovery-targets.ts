import path from 'node:path'
import { StartError } from '../../../../parts/program/start-error.ts'
import { type ArchiveName, timeOf } from '../archive-names.ts'
import { coverageOf, isBroken, type RecoverableRange, recoverableRanges } from './coverage.ts'
import type { Timeline } from '../timelines/timelines.ts'

/** The files that are needed to restore a given time. */
export interface RecoveryTarget {
  timeline: Timeline
  baseBackup: ArchiveName
  /** In order; each begins at or before the end of the previous one. */
  segments: ArchiveName[]
  /** The time at which the replay stops, to the microsecond. */
  target: string
}

/**
 * Finds the files for the point-in-time recovery of a given time: the last base backup before it, and the WAL from
 * there on. If several timelines contain the time, the preferred one is used, otherwise the one with the latest base
 * backup.
 */
export function findRecoveryTarget(
  timelines: readonly Timeline[],
  untilIn: (timeline: Timeline) => number,
  preferred: string | null | undefined,
): RecoveryTarget | undefined {
  const candidates = timelines.flatMap((timeline) => {
    const until = untilIn(timeline)
    const range = recoverableRanges(timeline).findLast((each) => each.since <= until && until <= each.until)
    return range ? [{ timeline, range, until }] : []
  })
  const found =
    candidates.find(({ timeline }) => timeline.name === preferred) ??
    candidates.toSorted((one, other) => timeOf(other.range.baseBackup) - timeOf(one.range.baseBackup))[0]
  return found && { timeline: found.timeline, ...segmentsFor(found.range, found.until) }
}

function segmentsFor(
  { baseBackup, segments, until: end }: RecoverableRange,
  until: number,
): Omit<RecoveryTarget, 'timeline'> {
  // Everything acknowledged before `until` is in the WAL up to the end of this part, so no later part is needed.
  const enough = segments.findIndex((segment) => timeOf(segment) > until && segment.to >= baseBackup.to)
  const needed = enough < 0 ? segments : segments.slice(0, enough + 1)
  const last = needed.at(-1)
  if (!last) throw new Error(`Nothing follows ${baseBackup.file}, which reaches until ${end}.`)
  // Each part ends with a commit after its own time, at which the replay stops.
  const target = timeOf(last) > until ? new Date(until).toISOString() : last.at
  return { baseBackup, segments: needed, target }
}

/** Refuses `latest` if the newest entries cannot be restored: throws a StartError with the ranges of time that can. */
export function refuseBroken(
  timeline: Timeline,
  formatTime: (ms: number, timeline: Timeline) => string,
): void {
  if (!isBroken(timeline)) return
  throw new StartError(
    `A WAL segment is missing in ${timeline.path}, so nothing after it can be restored. ` +
      `Recovery points: ${coverageText([timeline], formatTime)}.`,
  )
}

/** The ranges of time that can be restored from each timeline, as text for people. */
export function coverageText(
  timelines: readonly Timeline[],
  formatTime: (ms: number, timeline: Timeline) => string,
): string {
  const ranges = timelines.flatMap((timeline) =>
    coverageOf(timeline).map((range) => ({ ...range, timeline })),
  )
  if (ranges.length === 0) return 'none yet'
  return (
    ranges
      .toSorted((one, other) => one.since - other.since)
      // Users enter seconds, so the start is rounded up to a full second.
      .map(
        ({ since, until, timeline }) =>
          `${formatTime(Math.ceil(since / 1000) * 1000, timeline)} to ${formatTime(until, timeline)}`,
      )
      .join(', ')
  )
}

export const fileOf = ({ timeline }: RecoveryTarget, { file }: ArchiveName) => path.join(timeline.path, file)
