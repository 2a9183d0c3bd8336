import { createHash } from 'node:crypto'
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../program/start-error.ts'
import { type Runner, reasonAgainst } from '../runner.ts'

/** Part of the socket's name; nothing listens on a port of the network. */
export const socketPort = 5432

/** What every system allows for the path of a socket, with room for the file's name. */
const longestFolder = 100 - `/.s.PGSQL.${socketPort}.lock`.length

/** The private folder of the server's socket: in the place, or below a temporary folder where that path is too long. */
export function openSocketFolder(place: string, runner: Runner): string {
  const inside = join(place, 'run')
  const folder = fits(inside) ? inside : temporaryFolder(place, runner)
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (process.getuid?.() === 0) chownSync(folder, runner.owner.uid, runner.owner.gid)
  }
  return folder
}

/** Removes what a killed server has left, which a new one could take for a living one's. */
export function clearSocketFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true })
}

/** Removes the folder; the server has stopped. */
export function removeSocketFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** The same one each time, so that a living server is found again; unless somebody else has taken its name. */
function temporaryFolder(place: string, runner: Runner): string {
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 12)
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const folder = join(parent, `inkwell-${hash}`)
    if (!fits(`${folder}-XXXXXX`) || reasonAgainst(runner, 'true', parent)) continue
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
