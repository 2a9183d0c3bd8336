import { hostname } from 'node:os'
import type { House } from '../../backup/house.ts'
import type { Strand } from './strands.ts'

/** Whose archive is meant: that of a house, in a data folder. */
export interface Whose {
  house: Pick<House, 'id'> | undefined
  dataDir: string
}

/**
 * Whether a strand is of a house: by the number of that or, for one of before houses had any, by the machine and the data
 * folder that it comes from.
 */
export function isOwn({ from }: Strand, { house, dataDir }: Whose): boolean {
  if (!from) return false
  if (from.house) return from.house.id === house?.id
  return from.machine === hostname() && from.dataDir === dataDir
}
