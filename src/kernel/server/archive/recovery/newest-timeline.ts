import { hostname } from 'node:os'
import { StartError } from '../../../../parts/program/start-error.ts'
import { instanceOf } from '../../database/identity/installation.ts'
import { timeOf } from '../archive-names.ts'
import type { Timeline } from '../timelines/timelines.ts'

/** The data folder to restore, and what is still known of it: its instance, and the name of its last timeline. */
export interface Wanted {
  dataDir: string
  instance: string | undefined
  known: string | null | undefined
}
type FormatTime = (ms: number, timeline: Timeline) => string

const beginOf = ({ baseBackups }: Timeline) => (baseBackups[0] ? timeOf(baseBackups[0]) : Infinity)
const endOf = ({ baseBackups, wal }: Timeline) => Math.max(...[...baseBackups, ...wal].map(timeOf))

/** Whether two timelines belong to different copies of a data folder. */
const areDifferentCopies = (one: Timeline, other: Timeline) =>
  one.from?.house?.instance !== other.from?.house?.instance

/** Whether the data folder wrote this timeline: decided by the instance or, if either has none, by the path. */
function isOfDataFolder({ from, name }: Timeline, { dataDir, instance, known }: Wanted): boolean {
  const shown = from?.house?.instance
  if (instance !== undefined && shown !== undefined) return shown === instance
  return name === known || (from?.dataDir === dataDir && from.machine === hostname())
}

/**
 * The timeline that contains the last entries of an installation: that of DATA_DIR, otherwise the one that was archived
 * last. Throws a StartError if several timelines were written at the same time, or by several copies of a data folder,
 * and it is unclear which one to restore: each contains entries that the others do not.
 */
export function newestTimeline(
  timelines: readonly Timeline[],
  wanted: Wanted,
  formatTime: FormatTime,
): Timeline | undefined {
  const byEnd = timelines
    .filter(({ baseBackups }) => baseBackups.length > 0)
    .toSorted((one, other) => endOf(other) - endOf(one))
  const [newest] = byEnd
  if (!newest) return undefined
  const overlaps = (timeline: Timeline) => endOf(timeline) > beginOf(newest)
  const own = byEnd.filter((timeline) => isOfDataFolder(timeline, wanted))
  if (
    own[0] === newest &&
    !own.some((timeline) => areDifferentCopies(timeline, newest) && overlaps(timeline))
  )
    return newest
  // Without a timeline of DATA_DIR, any timeline still written after the newest one began has entries of its own.
  const isRival = (timeline: Timeline) =>
    timeline !== newest && (areDifferentCopies(timeline, newest) || overlaps(timeline))
  const rivals = own[0] && own[0] !== newest ? [own[0]] : byEnd.filter(isRival)
  if (rivals.length === 0) return newest
  throw severalCopies([newest, ...rivals], formatTime)
}

/**
 * The timelines from which a given time may be restored: those of DATA_DIR, otherwise all if they belong to one copy.
 * Throws a StartError if several copies of a data folder contain that time.
 */
export function timelinesOfOneCopy(
  timelines: readonly Timeline[],
  wanted: Wanted,
  formatTime: FormatTime,
): readonly Timeline[] {
  const own = timelines.filter((timeline) => isOfDataFolder(timeline, wanted))
  const found = own.length > 0 ? own : timelines
  if (found.some((timeline) => found.some((other) => areDifferentCopies(timeline, other))))
    throw severalCopies(found, formatTime)
  return found
}

function severalCopies(timelines: readonly Timeline[], formatTime: FormatTime): StartError {
  const folders = timelines.map((timeline) => {
    const instance = timeline.from?.house?.instance
    const of = instance === undefined ? '' : ` (instance ${instanceOf({ instance })})`
    return `${timeline.from?.dataDir ?? timeline.path}${of}, up to ${formatTime(endOf(timeline), timeline)}`
  })
  return new StartError(
    `Several folders of this installation were in use at the same time: ${folders.join('; ')}. ` +
      `Add --from with the folder, or the number of the instance, that you want.`,
  )
}
