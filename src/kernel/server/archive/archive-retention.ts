import path from 'node:path'
import { type ArchiveName, timeOf } from './archive-names.ts'
import { segmentStart } from './log/log-place.ts'
import type { Timeline } from './timelines/timelines.ts'

const day = 24 * 60 * 60 * 1000
/** Every moment of so many days can be brought back. */
const daysKept = 14

const dayOf = (baseBackup: ArchiveName) => Math.floor(timeOf(baseBackup) / day)

/**
 * What goes from an archive, by path: copies of the cluster beyond those of the last 15 days that have any, and the log
 * that only they would need. Days with a copy are counted, so neither a machine that was off nor a clock that jumps
 * ahead costs any; a copy that a moment of the last 14 days needs stays in any case, and so does what bears a date to
 * come. Of the timeline that is being written nothing goes but that.
 */
export function archiveToRemove(timelines: readonly Timeline[], now: Date, present: string): string[] {
  const ahead = now.getTime() + day
  const oldest = now.getTime() - daysKept * day
  const past = timelines.flatMap(({ baseBackups }) =>
    baseBackups.filter((baseBackup) => timeOf(baseBackup) <= ahead),
  )
  const days = [...new Set(past.map(dayOf))].toSorted((one, other) => other - one).slice(0, daysKept + 1)
  return timelines.flatMap((timeline) => {
    const { baseBackups, log } = timeline
    const needed = baseBackups.findLast((baseBackup) => timeOf(baseBackup) <= oldest)
    const reachesFar = log.some((segment) => timeOf(segment) >= oldest)
    const stays = (baseBackup: ArchiveName) =>
      timeOf(baseBackup) > ahead || days.includes(dayOf(baseBackup)) || (baseBackup === needed && reachesFar)
    const first = baseBackups.find(stays)
    if (first === undefined) {
      const isOver =
        timeline.name !== present && !log.some((segment) => timeOf(segment) > now.getTime() - day)
      return isOver ? [timeline.path] : []
    }
    const isOver = ({ to }: ArchiveName) => to <= segmentStart(first.from)
    return [...baseBackups.filter((baseBackup) => !stays(baseBackup)), ...log.filter(isOver)].map(
      ({ file }) => path.join(timeline.path, file),
    )
  })
}
