import { hostname } from 'node:os'
import { StartError } from '../../../../parts/program/start-error.ts'
import { instanceOf } from '../../backup/house.ts'
import { timeOf } from '../archive-names.ts'
import type { Strand } from '../strands/strands.ts'

/** The data folder for which a moment is wanted, and what it still says: its instance, and the timeline that it wrote last. */
export interface Wanted {
  dataDir: string
  instance: string | undefined
  known: string | null | undefined
}
type Show = (ms: number, strand: Strand) => string

const beginOf = ({ bases }: Strand) => (bases[0] ? timeOf(bases[0]) : Infinity)
const endOf = ({ bases, log }: Strand) => Math.max(...[...bases, ...log].map(timeOf))

/** Whether two timelines are of different copies of a data folder. */
const areApart = (one: Strand, other: Strand) => one.from?.house?.instance !== other.from?.house?.instance

/** Whether a timeline was written by the data folder: as its instance says or, where either knows of none, its place. */
function isHere({ from, name }: Strand, { dataDir, instance, known }: Wanted): boolean {
  const shown = from?.house?.instance
  if (instance !== undefined && shown !== undefined) return shown === instance
  return name === known || (from?.dataDir === dataDir && from.machine === hostname())
}

/**
 * The timeline of an archive that holds the last moment of an installation: the one of DATA_DIR, else the one that was
 * archived last. A StartError where several were written beside one another, or by several copies of a data folder, and
 * it is not known which one is meant: each holds what the others do not.
 */
export function newestEnd(strands: readonly Strand[], wanted: Wanted, show: Show): Strand | undefined {
  const byEnd = strands
    .filter(({ bases }) => bases.length > 0)
    .toSorted((one, other) => endOf(other) - endOf(one))
  const [newest] = byEnd
  if (!newest) return undefined
  const overlaps = (strand: Strand) => endOf(strand) > beginOf(newest)
  const own = byEnd.filter((strand) => isHere(strand, wanted))
  if (own[0] === newest && !own.some((strand) => areApart(strand, newest) && overlaps(strand))) return newest
  // Without a folder of one's own whatever was still written after the newest one began holds something for itself.
  const isRival = (strand: Strand) => strand !== newest && (areApart(strand, newest) || overlaps(strand))
  const beside = own[0] && own[0] !== newest ? [own[0]] : byEnd.filter(isRival)
  if (beside.length === 0) return newest
  throw severalFolders([newest, ...beside], show)
}

/**
 * The timelines among those that hold a moment from which it may be taken: those of DATA_DIR, else all of one copy.
 * A StartError where several copies of a folder hold it.
 */
export function ofOneFolder(strands: readonly Strand[], wanted: Wanted, show: Show): readonly Strand[] {
  const own = strands.filter((strand) => isHere(strand, wanted))
  const found = own.length > 0 ? own : strands
  if (found.some((strand) => found.some((other) => areApart(strand, other))))
    throw severalFolders(found, show)
  return found
}

function severalFolders(strands: readonly Strand[], show: Show): StartError {
  const words = strands.map((strand) => {
    const instance = strand.from?.house?.instance
    const of = instance === undefined ? '' : ` (instance ${instanceOf({ instance })})`
    return `${strand.from?.dataDir ?? strand.path}${of}, up to ${show(endOf(strand), strand)}`
  })
  return new StartError(
    `Several folders of this installation were in use at the same time: ${words.join('; ')}. ` +
      `Add --from with the folder, or the number of the instance, that you want.`,
  )
}
