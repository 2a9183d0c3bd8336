import path from 'node:path'
import { StartError } from '../../../../parts/program/start-error.ts'
import { type ArchiveName, timeOf } from '../archive-names.ts'
import { coverageOf, isBroken, type Reach, reachesOf } from './coverage.ts'
import type { Strand } from '../strands/strands.ts'

/** What brings a moment back. */
export interface Moment {
  strand: Strand
  base: ArchiveName
  /** In their order, each beginning where the one before ends or earlier. */
  pieces: ArchiveName[]
  /** Where the replay stops, to the microsecond. */
  target: string
}

/**
 * What is needed to bring a moment back: the last copy of the cluster before it, and the log from there on. A strand of
 * which it is asked for by name wins where several know the moment; else the one with the latest copy.
 */
export function findMoment(
  strands: readonly Strand[],
  untilIn: (strand: Strand) => number,
  preferred: string | null | undefined,
): Moment | undefined {
  const able = strands.flatMap((strand) => {
    const until = untilIn(strand)
    const reach = reachesOf(strand).findLast((each) => each.since <= until && until <= each.until)
    return reach ? [{ strand, reach, until }] : []
  })
  const found =
    able.find(({ strand }) => strand.name === preferred) ??
    able.toSorted((one, other) => timeOf(other.reach.base) - timeOf(one.reach.base))[0]
  return found && { strand: found.strand, ...piecesFor(found.reach, found.until) }
}

function piecesFor({ base, pieces, until: end }: Reach, until: number): Omit<Moment, 'strand'> {
  // Whatever was acknowledged before that stands before its end, so nothing after it is needed.
  const enough = pieces.findIndex((piece) => timeOf(piece) > until && piece.to >= base.to)
  const needed = enough < 0 ? pieces : pieces.slice(0, enough + 1)
  const last = needed.at(-1)
  if (!last) throw new Error(`Nothing follows ${base.file}, which reaches until ${end}.`)
  // Each piece ends with a commit after its own moment: there the replay finds its end.
  const target = timeOf(last) > until ? new Date(until).toISOString() : last.at
  return { base, pieces: needed, target }
}

/** Where what was archived last cannot be brought back, the latest moment is none: a StartError says which ones are. */
export function refuseBroken(strand: Strand, show: (ms: number, strand: Strand) => string): void {
  if (!isBroken(strand)) return
  throw new StartError(
    `A piece of the log is missing in ${strand.path}, so nothing after it can be brought back. ` +
      `The moments that can: ${coverageWords([strand], show)}.`,
  )
}

/** From when until when each strand brings moments back, for people. */
export function coverageWords(
  strands: readonly Strand[],
  show: (ms: number, strand: Strand) => string,
): string {
  const ranges = strands.flatMap((strand) => coverageOf(strand).map((range) => ({ ...range, strand })))
  if (ranges.length === 0) return 'none yet'
  return (
    ranges
      .toSorted((one, other) => one.since - other.since)
      // Asked for in seconds, the one in which the first begins is too early.
      .map(
        ({ since, until, strand }) =>
          `${show(Math.ceil(since / 1000) * 1000, strand)} to ${show(until, strand)}`,
      )
      .join(', ')
  )
}

export const fileOf = ({ strand }: Moment, { file }: ArchiveName) => path.join(strand.path, file)
