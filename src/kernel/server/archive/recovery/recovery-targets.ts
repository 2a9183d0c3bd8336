import path from 'node:path'
import { StartError } from '../../../../parts/program/start-error.ts'
import { type ArchiveName, timeOf } from '../archive-names.ts'
import { coverageOf, isBroken, type Reach, reachesOf } from './coverage.ts'
import type { Timeline } from '../timelines/timelines.ts'

/** What brings a moment back. */
export interface RecoveryTarget {
  timeline: Timeline
  baseBackup: ArchiveName
  /** In their order, each beginning where the one before ends or earlier. */
  segments: ArchiveName[]
  /** Where the replay stops, to the microsecond. */
  target: string
}

/**
 * What is needed to bring a moment back: the last copy of the cluster before it, and the log from there on. A timeline of
 * which it is asked for by name wins where several know the moment; else the one with the latest copy.
 */
export function findRecoveryTarget(
  timelines: readonly Timeline[],
  untilIn: (timeline: Timeline) => number,
  preferred: string | null | undefined,
): RecoveryTarget | undefined {
  const able = timelines.flatMap((timeline) => {
    const until = untilIn(timeline)
    const reach = reachesOf(timeline).findLast((each) => each.since <= until && until <= each.until)
    return reach ? [{ timeline, reach, until }] : []
  })
  const found =
    able.find(({ timeline }) => timeline.name === preferred) ??
    able.toSorted((one, other) => timeOf(other.reach.baseBackup) - timeOf(one.reach.baseBackup))[0]
  return found && { timeline: found.timeline, ...segmentsFor(found.reach, found.until) }
}

function segmentsFor(
  { baseBackup, segments, until: end }: Reach,
  until: number,
): Omit<RecoveryTarget, 'timeline'> {
  // Whatever was acknowledged before that stands before its end, so nothing after it is needed.
  const enough = segments.findIndex((segment) => timeOf(segment) > until && segment.to >= baseBackup.to)
  const needed = enough < 0 ? segments : segments.slice(0, enough + 1)
  const last = needed.at(-1)
  if (!last) throw new Error(`Nothing follows ${baseBackup.file}, which reaches until ${end}.`)
  // Each piece ends with a commit after its own moment: there the replay finds its end.
  const target = timeOf(last) > until ? new Date(until).toISOString() : last.at
  return { baseBackup, segments: needed, target }
}

/** Where what was archived last cannot be brought back, the latest moment is none: a StartError says which ones are. */
export function refuseBroken(timeline: Timeline, show: (ms: number, timeline: Timeline) => string): void {
  if (!isBroken(timeline)) return
  throw new StartError(
    `A WAL segment is missing in ${timeline.path}, so nothing after it can be restored. ` +
      `Recovery points: ${coverageWords([timeline], show)}.`,
  )
}

/** From when until when each timeline can be recovered, for people. */
export function coverageWords(
  timelines: readonly Timeline[],
  show: (ms: number, timeline: Timeline) => string,
): string {
  const ranges = timelines.flatMap((timeline) =>
    coverageOf(timeline).map((range) => ({ ...range, timeline })),
  )
  if (ranges.length === 0) return 'none yet'
  return (
    ranges
      .toSorted((one, other) => one.since - other.since)
      // Asked for in seconds, the one in which the first begins is too early.
      .map(
        ({ since, until, timeline }) =>
          `${show(Math.ceil(since / 1000) * 1000, timeline)} to ${show(until, timeline)}`,
      )
      .join(', ')
  )
}

export const fileOf = ({ timeline }: RecoveryTarget, { file }: ArchiveName) => path.join(timeline.path, file)
