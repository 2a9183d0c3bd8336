import { hostname } from 'node:os'
import { StartError } from '../../../../parts/program/start-error.ts'
import { houseWords, isMeant } from '../../backup/house.ts'
import type { Strand } from './strands.ts'

interface Wanted {
  /** The house of the data folder, where it has been served once. */
  house: string | undefined
  dataDir: string
  /** The house that somebody means, by its number; the data folder of one that has none. */
  of: string | undefined
}

/** One house's, or one data folder's of the time before houses had numbers. */
const groupOf = ({ from, name }: Strand) => {
  if (!from) return name
  return from.house?.id ?? `${from.machine}:${from.dataDir}`
}

/**
 * The strands from which a restore may bring back: of the house that is named, of that of the data folder, or, where
 * that is not known any more, of the only one there is. A StartError names the houses where it must be told.
 */
export function strandsOf(archive: string, strands: readonly Strand[], wanted: Wanted): Strand[] {
  const { of } = wanted
  const own = of === undefined ? ownOf(strands, wanted) : strands.filter((strand) => isNamed(strand, of))
  if (own.length > 0 || strands.length === 0) return own
  const whose = [...new Map(strands.map((strand) => [groupOf(strand), strand])).values()]
    .map(words)
    .join(', ')
  throw new StartError(
    of === undefined
      ? `The archive in ${archive} is of ${whose}, and not known to be of ${wanted.dataDir}. Add --of with the number of the one that is meant.`
      : `The archive in ${archive} holds nothing of ${of}. It is of ${whose}.`,
  )
}

function ownOf(strands: readonly Strand[], { house, dataDir }: Wanted): Strand[] {
  const isHere = ({ from }: Strand) =>
    from !== undefined && !from.house && from.machine === hostname() && from.dataDir === dataDir
  if (house !== undefined) {
    const found = strands.filter((strand) => strand.from?.house?.id === house || isHere(strand))
    // One of before, brought along from another machine, says of nobody that it is theirs.
    const isUntold = strands.every(({ from }) => !from?.house)
    return found.length > 0 || !isUntold ? found : onlyOne(strands)
  }
  return onlyOne(strands)
}

const onlyOne = (strands: readonly Strand[]) => (new Set(strands.map(groupOf)).size === 1 ? [...strands] : [])

function isNamed({ from }: Strand, of: string): boolean {
  return from?.house ? isMeant(of, from.house) : from?.dataDir === of
}

function words({ from, name }: Strand): string {
  if (!from) return name
  const place = `${from.dataDir} on ${from.machine}`
  return from.house ? `${houseWords(from.house)} in ${place}` : place
}
