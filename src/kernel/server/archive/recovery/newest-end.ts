import { hostname } from 'node:os'
import { StartError } from '../../../../parts/program/start-error.ts'
import { instanceOf } from '../../backup/installation.ts'
import { timeOf } from '../archive-names.ts'
import type { Timeline } from '../timelines/timelines.ts'

/** The data folder for which a moment is wanted, and what it still says: its instance, and the timeline that it wrote last. */
export interface Wanted {
  dataDir: string
  instance: string | undefined
  known: string | null | undefined
}
type Show = (ms: number, timeline: Timeline) => string

const beginOf = ({ baseBackups }: Timeline) => (baseBackups[0] ? timeOf(baseBackups[0]) : Infinity)
const endOf = ({ baseBackups, log }: Timeline) => Math.max(...[...baseBackups, ...log].map(timeOf))

/** Whether two timelines are of different copies of a data folder. */
const areApart = (one: Timeline, other: Timeline) => one.from?.house?.instance !== other.from?.house?.instance

/** Whether a timeline was written by the data folder: as its instance says or, where either knows of none, its place. */
function isHere({ from, name }: Timeline, { dataDir, instance, known }: Wanted): boolean {
  const shown = from?.house?.instance
  if (instance !== undefined && shown !== undefined) return shown === instance
  return name === known || (from?.dataDir === dataDir && from.machine === hostname())
}

/**
 * The timeline of an archive that holds the last moment of an installation: the one of DATA_DIR, else the one that was
 * archived last. A StartError where several were written beside one another, or by several copies of a data folder, and
 * it is not known which one is meant: each holds what the others do not.
 */
export function newestEnd(timelines: readonly Timeline[], wanted: Wanted, show: Show): Timeline | undefined {
  const byEnd = timelines
    .filter(({ baseBackups }) => baseBackups.length > 0)
    .toSorted((one, other) => endOf(other) - endOf(one))
  const [newest] = byEnd
  if (!newest) return undefined
  const overlaps = (timeline: Timeline) => endOf(timeline) > beginOf(newest)
  const own = byEnd.filter((timeline) => isHere(timeline, wanted))
  if (own[0] === newest && !own.some((timeline) => areApart(timeline, newest) && overlaps(timeline)))
    return newest
  // Without a folder of one's own whatever was still written after the newest one began holds something for itself.
  const isRival = (timeline: Timeline) =>
    timeline !== newest && (areApart(timeline, newest) || overlaps(timeline))
  const beside = own[0] && own[0] !== newest ? [own[0]] : byEnd.filter(isRival)
  if (beside.length === 0) return newest
  throw severalFolders([newest, ...beside], show)
}

/**
 * The timelines among those that hold a moment from which it may be taken: those of DATA_DIR, else all of one copy.
 * A StartError where several copies of a folder hold it.
 */
export function ofOneFolder(timelines: readonly Timeline[], wanted: Wanted, show: Show): readonly Timeline[] {
  const own = timelines.filter((timeline) => isHere(timeline, wanted))
  const found = own.length > 0 ? own : timelines
  if (found.some((timeline) => found.some((other) => areApart(timeline, other))))
    throw severalFolders(found, show)
  return found
}

function severalFolders(timelines: readonly Timeline[], show: Show): StartError {
  const words = timelines.map((timeline) => {
    const instance = timeline.from?.house?.instance
    const of = instance === undefined ? '' : ` (instance ${instanceOf({ instance })})`
    return `${timeline.from?.dataDir ?? timeline.path}${of}, up to ${show(endOf(timeline), timeline)}`
  })
  return new StartError(
    `Several folders of this installation were in use at the same time: ${words.join('; ')}. ` +
      `Add --from with the folder, or the number of the instance, that you want.`,
  )
}
