import { hostname } from 'node:os'
import { type Installation, isOfInstance } from '../../backup/installation.ts'
import type { Timeline } from './timelines.ts'

/** Whose archive is meant: that of an instance of an installation, in a data folder. */
export interface Whose {
  house: Installation | undefined
  dataDir: string
}

/**
 * Whether a timeline is of an installation and an instance of it: by their numbers or, for one of before installations had any, by the machine and the data
 * folder that it comes from.
 */
export function isOwn({ from }: Timeline, { house: installation, dataDir }: Whose): boolean {
  if (!from) return false
  if (from.house) return isOfInstance(installation, from.house)
  return from.machine === hostname() && from.dataDir === dataDir
}
