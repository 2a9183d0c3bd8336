import { type ArchiveName, timeOf } from '../archive-names.ts'
import { segmentStart } from '../log/log-place.ts'
import type { Strand } from '../strands/strands.ts'

/** What a copy of the cluster brings back, with the log that follows it without a gap. */
export interface Reach {
  base: ArchiveName
  /** In their order, each beginning where the one before ends or earlier. */
  pieces: ArchiveName[]
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
function reachOf({ log }: Strand, base: ArchiveName): Reach | undefined {
  const pieces: ArchiveName[] = []
  let end = segmentStart(base.from)
  let next: ArchiveName | undefined
  // Sorted by where they end: of those that begin early enough the last one reaches furthest.
  const behind = log.filter(({ kind, to }) => kind === 'log' && to > end)
  const take = () => {
    if (!next) return false
    pieces.push(next)
    end = next.to
    next = undefined
    return true
  }
  for (const piece of behind.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (piece.from > end && (!take() || piece.from > end)) break
    if (piece.to > (next?.to ?? end)) next = piece
  }
  take()
  const last = pieces.at(-1)
  if (!last || end < base.to) return undefined
  const quiet = log.at(-1)
  // The first whole millisecond after the copy was finished.
  const since = timeOf(base) + 1
  const until = timeOf(quiet?.kind === 'quiet' && quiet.to === end ? quiet : last)
  return until < since ? undefined : { base, pieces, since, until }
}

/** What each copy of the cluster in a strand brings back, oldest first. */
export function reachesOf(strand: Strand): Reach[] {
  return strand.bases.flatMap((base) => reachOf(strand, base) ?? [])
}

/** From when until when a strand brings moments back: more than one range where pieces of the log are missing. */
export function coverageOf(strand: Strand): Range[] {
  const ranges: Range[] = []
  for (const { since, until } of reachesOf(strand)) {
    const last = ranges.at(-1)
    if (last && since <= last.until) last.until = Math.max(last.until, until)
    else ranges.push({ since, until })
  }
  return ranges
}

/** Which moments of a strand are lost since pieces of its log are missing or damaged. */
export function missingOf(strand: Strand): Range[] {
  const ranges = coverageOf(strand)
  const between = ranges.flatMap(({ until }, place) => {
    const next = ranges[place + 1]
    return next ? [{ since: until, until: next.since }] : []
  })
  const last = ranges.at(-1)
  const end = strand.log.at(-1)
  const isCut = last && end && timeOf(end) > last.until
  return isCut ? [...between, { since: last.until, until: timeOf(end) }] : between
}

/** Whether what was archived last cannot be brought back: a piece of the log is missing behind the last copy. */
export function isBroken(strand: Strand): boolean {
  const [base] = strand.bases.slice(-1)
  const end = strand.log.at(-1)
  if (!base || !end || end.to < base.to) return false
  return (reachOf(strand, base)?.pieces.at(-1)?.to ?? 0) < end.to
}
