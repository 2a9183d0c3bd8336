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
export function openPostgresFolder(dataDir: string): string {
  try {
    const folder = join(dataDir, 'postgres')
    makeFolder(dataDir, 0o711)
    makeFolder(folder, 0o700)
    const present = process.getuid?.() ?? 0
    if (present !== 0 && statSync(folder).uid !== present) {
      throw new StartError(
        `DATA_DIR: ${folder} belongs to another user; run Inkwell as that user, or set DATA_DIR to a folder of its own.`,
      )
    }
    // Root may write everywhere except on a read-only file system.
    accessSync(folder, constants.W_OK)
    return realpathSync(folder)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`DATA_DIR: the folder ${dataDir} cannot be used (${firstLineOf(error)}).`, {
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
export function clusterIn(folder: string): string {
  return join(folder, 'cluster')
}

/** Returns the WAL folder of a data folder's server. */
export function walFolderOf(dataDir: string): string {
  return join(clusterIn(join(dataDir, 'postgres')), 'pg_wal')
}

/** Returns the account that owns the cluster; undefined if there is none yet. */
export function ownerOfCluster(folder: string): number | undefined {
  const cluster = clusterIn(folder)
  return existsSync(cluster) ? statSync(cluster).uid : undefined
}

/**
 * Gives `folder` to the account that runs PostgreSQL. The data folder above it only becomes passable, since it may be
 * any folder with other contents.
 */
export function chownTo(runner: Runner, folder: string): void {
  if (process.getuid?.() !== 0) return
  if (statSync(folder).uid !== runner.owner.uid) chownAll(folder, runner.owner)
  chmodSync(folder, 0o700)
}

/** Lets other accounts pass through root's data folder without listing it. */
export function makePassable(folder: string): void {
  const dataDir = dirname(folder)
  chmodSync(dataDir, statSync(dataDir).mode | 0o011)
}

/** Returns the first line of an error's message. */
export function firstLineOf(error: unknown): string {
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
