import { hostname } from 'node:os'
import { type House, isOfInstance } from '../../backup/house.ts'
import type { Strand } from './strands.ts'

/** Whose archive is meant: that of an instance of a house, in a data folder. */
export interface Whose {
  house: House | undefined
  dataDir: string
}

/**
 * Whether a strand is of a house and an instance of it: by their numbers or, for one of before houses had any, by the machine and the data
 * folder that it comes from.
 */
export function isOwn({ from }: Strand, { house, dataDir }: Whose): boolean {
  if (!from) return false
  if (from.house) return isOfInstance(house, from.house)
  return from.machine === hostname() && from.dataDir === dataDir
}
