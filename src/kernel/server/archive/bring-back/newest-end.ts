import { hostname } from 'node:os'
import { StartError } from '../../../../parts/program/start-error.ts'
import { timeOf } from '../archive-names.ts'
import type { Strand } from '../strands/strands.ts'

/** The data folder for which the last moment is wanted, and the timeline that it wrote last where it still says so. */
interface Wanted {
  dataDir: string
  known: string | null | undefined
}

const beginOf = ({ bases }: Strand) => (bases[0] ? timeOf(bases[0]) : Infinity)
const endOf = ({ bases, log }: Strand) => Math.max(...[...bases, ...log].map(timeOf))

/**
 * The timeline of an archive that holds the last moment of an installation: the one of DATA_DIR, else the one that was
 * archived last. A StartError where two were written beside one another and it is not known which one is meant: somebody
 * started a restored folder while the one of before went on, so each holds what the other does not.
 */
export function newestEnd(
  strands: readonly Strand[],
  { dataDir, known }: Wanted,
  show: (ms: number, strand: Strand) => string,
): Strand | undefined {
  const byEnd = strands
    .filter(({ bases }) => bases.length > 0)
    .toSorted((one, other) => endOf(other) - endOf(one))
  const [newest] = byEnd
  if (!newest) return undefined
  const isHere = ({ from, name }: Strand) =>
    name === known || (from?.dataDir === dataDir && from.machine === hostname())
  if (isHere(newest)) return newest
  const own = byEnd.find(isHere)
  // Without a folder of one's own whatever was still written after the newest one began holds something for itself.
  const beside = own ? [own] : byEnd.filter((strand) => strand !== newest && endOf(strand) > beginOf(newest))
  if (beside.length === 0) return newest
  const words = [newest, ...beside].map(
    (strand) => `${strand.from?.dataDir ?? strand.path}, up to ${show(endOf(strand), strand)}`,
  )
  throw new StartError(
    `Several folders of this installation were in use at the same time: ${words.join('; ')}. ` +
      `Add --from with the folder whose last moment you want.`,
  )
}
