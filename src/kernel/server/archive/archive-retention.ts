import path from 'node:path'
import { type ArchiveName, timeOf } from './archive-names.ts'
import { segmentStart } from './wal/wal-position.ts'
import type { Timeline } from './timelines/timelines.ts'

const day = 24 * 60 * 60 * 1000
/** Every time within this number of days can be restored. */
const daysKept = 14

const dayOf = (baseBackup: ArchiveName) => Math.floor(timeOf(baseBackup) / day)

/**
 * The paths to remove from an archive: base backups older than the last 15 days that have one, and WAL that only those
 * backups need. Only days with a base backup are counted, so a machine that was off or a clock that jumps ahead costs
 * no backup. A base backup that is needed to restore a time within the last 14 days always stays, and so does one dated
 * in the future. A timeline that is still being written is never removed as a whole.
 */
export function archiveToRemove(timelines: readonly Timeline[], now: Date, present: string): string[] {
  const ahead = now.getTime() + day
  const oldest = now.getTime() - daysKept * day
  const past = timelines.flatMap(({ baseBackups }) =>
    baseBackups.filter((baseBackup) => timeOf(baseBackup) <= ahead),
  )
  const days = [...new Set(past.map(dayOf))].toSorted((one, other) => other - one).slice(0, daysKept + 1)
  return timelines.flatMap((timeline) => {
    const { baseBackups, wal } = timeline
    const needed = baseBackups.findLast((baseBackup) => timeOf(baseBackup) <= oldest)
    const reachesFar = wal.some((segment) => timeOf(segment) >= oldest)
    const stays = (baseBackup: ArchiveName) =>
      timeOf(baseBackup) > ahead || days.includes(dayOf(baseBackup)) || (baseBackup === needed && reachesFar)
    const first = baseBackups.find(stays)
    if (first === undefined) {
      const isOver =
        timeline.name !== present && !wal.some((segment) => timeOf(segment) > now.getTime() - day)
      return isOver ? [timeline.path] : []
    }
    const isOver = ({ to }: ArchiveName) => to <= segmentStart(first.from)
    return [...baseBackups.filter((baseBackup) => !stays(baseBackup)), ...wal.filter(isOver)].map(
      ({ file }) => path.join(timeline.path, file),
    )
  })
}
