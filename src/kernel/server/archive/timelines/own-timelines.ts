import { hostname } from 'node:os'
import { type Installation, isOfInstance } from '../../database/identity/installation.ts'
import type { Timeline } from './timelines.ts'

/** Whose archive it is: the instance of an installation, in a data folder. */
export interface ArchiveOwner {
  house: Installation | undefined
  dataDir: string
}

/**
 * Whether a timeline belongs to this instance of an installation: by their numbers or, if the timeline was made before
 * installations had numbers, by its machine and data folder.
 */
export function isOwn({ from }: Timeline, { house: installation, dataDir }: ArchiveOwner): boolean {
  if (!from) return false
  if (from.house) return isOfInstance(installation, from.house)
  return from.machine === hostname() && from.dataDir === dataDir
}
