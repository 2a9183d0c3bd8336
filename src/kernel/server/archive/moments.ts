import path from 'node:path'
import { StartError } from '../../../parts/program/start-error.ts'
import { type ArchiveName, timeOf } from './archive-names.ts'
import { segmentStart } from './log-place.ts'
import { coverageOf, type Strand } from './strands.ts'

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
    const covered = coverageOf(strand)
    if (!covered || until < covered.since || until > covered.until) return []
    const end = strand.log.at(-1)?.to ?? 0
    const base = strand.bases.findLast((each) => timeOf(each) < until && each.to <= end)
    return base ? [{ strand, base, until }] : []
  })
  const found =
    able.find(({ strand }) => strand.name === preferred) ??
    able.toSorted((one, other) => timeOf(other.base) - timeOf(one.base))[0]
  return found && { ...found, ...piecesFor(found.strand, found.base, found.until) }
}

function piecesFor(strand: Strand, base: ArchiveName, until: number): Pick<Moment, 'pieces' | 'target'> {
  const log = strand.log.filter(({ kind }) => kind === 'log')
  // Whatever was acknowledged before that stands before its end, so nothing after it is needed.
  const enough = log.findIndex((piece) => timeOf(piece) > until && piece.to >= base.to)
  const offered = enough < 0 ? log : log.slice(0, enough + 1)
  const pieces: ArchiveName[] = []
  for (let end = segmentStart(base.from); ;) {
    const next = offered
      .filter(({ from, to }) => from <= end && to > end)
      .toSorted((one, other) => other.to - one.to)[0]
    if (!next) break
    pieces.push(next)
    end = next.to
  }
  const last = pieces.at(-1)
  if (!last || last.to < (offered.at(-1)?.to ?? base.to)) {
    const where = last ? `behind ${last.file}` : `for ${base.file}`
    throw new StartError(`A piece of the log is missing ${where} in ${strand.path}.`)
  }
  // Each piece ends with a commit after its own moment: there the replay finds its end.
  const target = timeOf(last) > until ? new Date(until).toISOString() : last.at
  return { pieces, target }
}

/** From when until when each strand brings moments back, for people. */
export function coverageWords(
  strands: readonly Strand[],
  show: (ms: number, strand: Strand) => string,
): string {
  const ranges = strands.flatMap((strand) => {
    const covered = coverageOf(strand)
    return covered ? [{ ...covered, strand }] : []
  })
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
