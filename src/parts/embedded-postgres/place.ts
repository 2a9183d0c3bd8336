import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../program/start-error.ts'
import type { Runner } from './runner.ts'

/**
 * The folder of all that the embedded server needs, inside the data folder; its real path. A StartError when it
 * cannot be made or written.
 */
export function openPlace(dataDir: string): string {
  try {
    const place = join(dataDir, 'postgres')
    makeFolder(dataDir, 0o711)
    makeFolder(place, 0o700)
    const present = process.getuid?.() ?? 0
    if (present !== 0 && statSync(place).uid !== present) {
      throw new StartError(
        `DATA_DIR: ${place} belongs to another user; run Inkwell as that user, or set DATA_DIR to a folder of its own.`,
      )
    }
    // Root may write everywhere but on a file system that is read-only.
    accessSync(place, constants.W_OK)
    return realpathSync(place)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`DATA_DIR: the folder ${dataDir} cannot be used (${reason(error)}).`, {
      cause: error,
    })
  }
}

/**
 * Makes a folder and those above it, one by one: where a file system knows no new folders, as /proc, Node's own
 * recursive way tries again for ever.
 */
function makeFolder(path: string, mode: number): void {
  const parent = dirname(path)
  if (!existsSync(parent) && parent !== path) makeFolder(parent, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // It may have been there before, or another process was quicker; anything else fails here for its own reason.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Where the cluster lies in the place. */
export function clusterIn(place: string): string {
  return join(place, 'cluster')
}

/** Where the server of a data folder writes its log. */
export function walOf(dataDir: string): string {
  return join(clusterIn(join(dataDir, 'postgres')), 'pg_wal')
}

/** The account that a cluster belongs to; undefined when there is no cluster yet. */
export function ownerOfCluster(place: string): number | undefined {
  const cluster = clusterIn(place)
  return existsSync(cluster) ? statSync(cluster).uid : undefined
}

/**
 * Hands the place to the account that PostgreSQL runs under. Its data folder is only made passable, since it
 * may be any folder and hold other things.
 */
export function giveTo(runner: Runner, place: string): void {
  if (process.getuid?.() !== 0) return
  if (statSync(place).uid !== runner.owner.uid) chownAll(place, runner.owner)
  chmodSync(place, 0o700)
}

/** Lets accounts other than root pass through a data folder of root's, without letting them look into it. */
export function makePassable(place: string): void {
  const dataDir = dirname(place)
  chmodSync(dataDir, statSync(dataDir).mode | 0o011)
}

/** The words of an error that tell what is wrong, in one line. */
export function reason(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

function chownAll(path: string, owner: Runner['owner']): void {
  lchownSync(path, owner.uid, owner.gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) chownAll(inner, owner)
    else lchownSync(inner, owner.uid, owner.gid)
  }
}
