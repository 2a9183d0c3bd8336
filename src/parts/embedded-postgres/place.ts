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
 * Creates the embedded server's folder inside the data folder and returns its real path. Throws a StartError if it
 * cannot be created or written.
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
    // Root may write everywhere except on a read-only file system.
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
 * Creates a folder and its parents one by one. Node's recursive mkdir would loop for ever on file systems without new
 * folders, such as /proc.
 */
function makeFolder(path: string, mode: number): void {
  const parent = dirname(path)
  if (!existsSync(parent) && parent !== path) makeFolder(parent, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // The folder may exist already, or another process may have created it. Any other error is thrown.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Returns the folder of the cluster. */
export function clusterIn(place: string): string {
  return join(place, 'cluster')
}

/** Returns the WAL folder of a data folder's server. */
export function walOf(dataDir: string): string {
  return join(clusterIn(join(dataDir, 'postgres')), 'pg_wal')
}

/** Returns the account that owns the cluster; undefined if there is none yet. */
export function ownerOfCluster(place: string): number | undefined {
  const cluster = clusterIn(place)
  return existsSync(cluster) ? statSync(cluster).uid : undefined
}

/**
 * Gives `place` to the account that runs PostgreSQL. The data folder above it only becomes passable, since it may be
 * any folder with other contents.
 */
export function giveTo(runner: Runner, place: string): void {
  if (process.getuid?.() !== 0) return
  if (statSync(place).uid !== runner.owner.uid) chownAll(place, runner.owner)
  chmodSync(place, 0o700)
}

/** Lets other accounts pass through root's data folder without listing it. */
export function makePassable(place: string): void {
  const dataDir = dirname(place)
  chmodSync(dataDir, statSync(dataDir).mode | 0o011)
}

/** Returns the first line of an error's message. */
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
