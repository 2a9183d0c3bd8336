import path from 'node:path'
import { type ArchiveName, timeOf } from './archive-names.ts'
import { segmentStart } from './log/log-place.ts'
import type { Strand } from './strands/strands.ts'

const day = 24 * 60 * 60 * 1000
/** Every moment of so many days can be brought back. */
const daysKept = 14

const dayOf = (base: ArchiveName) => Math.floor(timeOf(base) / day)

/**
 * What goes from an archive, by path: copies of the cluster beyond those of the last 15 days that have any, and the log
 * that only they would need. Days with a copy are counted, so neither a machine that was off nor a clock that jumps
 * ahead costs any; a copy that a moment of the last 14 days needs stays in any case, and so does what bears a date to
 * come. Of the strand that is being written nothing goes but that.
 */
export function archiveToRemove(strands: readonly Strand[], now: Date, present: string): string[] {
  const ahead = now.getTime() + day
  const oldest = now.getTime() - daysKept * day
  const past = strands.flatMap(({ bases }) => bases.filter((base) => timeOf(base) <= ahead))
  const days = [...new Set(past.map(dayOf))].toSorted((one, other) => other - one).slice(0, daysKept + 1)
  return strands.flatMap((strand) => {
    const { bases, log } = strand
    const needed = bases.findLast((base) => timeOf(base) <= oldest)
    const reachesFar = log.some((piece) => timeOf(piece) >= oldest)
    const stays = (base: ArchiveName) =>
      timeOf(base) > ahead || days.includes(dayOf(base)) || (base === needed && reachesFar)
    const first = bases.find(stays)
    if (first === undefined) {
      const isOver = strand.name !== present && !log.some((piece) => timeOf(piece) > now.getTime() - day)
      return isOver ? [strand.path] : []
    }
    const isOver = ({ to }: ArchiveName) => to <= segmentStart(first.from)
    return [...bases.filter((base) => !stays(base)), ...log.filter(isOver)].map(({ file }) =>
      path.join(strand.path, file),
    )
  })
}
