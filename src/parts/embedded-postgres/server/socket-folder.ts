import { createHash } from 'node:crypto'
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../program/start-error.ts'
import { type Runner, whyNotRunnable } from '../runner.ts'

/** Part of the socket's name; the server listens on no network port. */
export const socketPort = 5432

/** The longest folder path that leaves room for the socket's file name on every system. */
const longestFolder = 100 - `/.s.PGSQL.${socketPort}.lock`.length

/**
 * Returns the private folder of the server's socket: inside `place`, or below a temporary folder if that path is too
 * long.
 */
export function openSocketFolder(place: string, runner: Runner): string {
  const inside = join(place, 'run')
  const folder = fits(inside) ? inside : temporaryFolder(place, runner)
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (process.getuid?.() === 0) chownSync(folder, runner.owner.uid, runner.owner.gid)
  }
  return folder
}

/** Removes the files of a killed server, which a new server could take for those of a running one. */
export function clearSocketFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true })
}

/** Removes the folder after the server has stopped. */
export function removeSocketFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Returns the same folder each time, so that a running server is found again, unless another account owns that name.
 */
function temporaryFolder(place: string, runner: Runner): string {
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 12)
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const folder = join(parent, `inkwell-${hash}`)
    if (!fits(`${folder}-XXXXXX`) || whyNotRunnable(runner, 'true', parent)) continue
    return isFree(folder, runner) ? folder : mkdtempSync(`${folder}-`)
  }
  throw new StartError(
    `DATA_DIR: ${place} is too long a path for a socket, and so is the temporary folder's; set a shorter DATA_DIR or TMPDIR.`,
  )
}

function isFree(folder: string, runner: Runner): boolean {
  if (!existsSync(folder)) return true
  const found = lstatSync(folder)
  return found.isDirectory() && found.uid === runner.owner.uid && (found.mode & 0o077) === 0
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder) <= longestFolder
}
