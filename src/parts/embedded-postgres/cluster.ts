import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../program/start-error.ts'
import { complaintIn } from './server/complaint.ts'
import type { Host } from './host.ts'
import { missingFiles } from './missing-files.ts'
import { clusterIn, reason } from './place.ts'
import { majorOf } from './programs/programs.ts'
import { called, environment } from './runner.ts'

const execute = promisify(execFile)

/** The role that owns the cluster and may do everything in it; the product works with another. */
export const custodianName = 'inkwell'
/** The role that the product works with: it owns its database and its tables, and nothing else. */
export const programName = 'inkwell_program'
/** The database that the product uses. */
export const databaseName = 'inkwell'

const newPrefix = 'cluster.new-'

/** What may tell letters of all scripts from other characters; a system knows at least the last. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'] as const

/** Creates the cluster when there is none yet; a StartError when there is one that these programs cannot serve. */
export async function ensureCluster(host: Host, place: string, log: (line: string) => void): Promise<void> {
  for (const name of readdirSync(place)) {
    if (name.startsWith(newPrefix)) rmSync(join(place, name), { recursive: true, force: true, maxRetries: 3 })
  }
  const cluster = clusterIn(place)
  // The move to another version was cut off at its last step.
  if (!existsSync(cluster) && existsSync(movedIn(place))) renameSync(movedIn(place), cluster)
  if (!existsSync(cluster)) {
    log(`Creating the database in ${cluster}`)
    await create(host, place, cluster)
  }
  const other = otherMajor(cluster, majorOf(host.programs))
  if (other !== undefined) throw new StartError(other)
  const [missing] = missingFiles(cluster)
  if (missing) throw new StartError(`DATA_DIR: ${missing.path} is missing: ${missing.remedy}.`)
}

/** What stops a start on a cluster of another version of PostgreSQL; undefined for one of this, or of one that it does not say. */
export function otherMajor(cluster: string, major: number): string | undefined {
  const found = majorIn(cluster)
  if (found === major || Number.isNaN(found)) return undefined
  const what = found > major ? 'start the Inkwell that made it' : 'run npm run upgrade-database'
  return `DATA_DIR: the database in ${cluster} is of PostgreSQL ${found}, but this Inkwell brings ${major}; ${what}.`
}

/** Where a cluster waits that was moved to another version as a whole, until it takes the old one's place. */
export function movedIn(place: string): string {
  return join(place, 'cluster.moved')
}

/**
 * Made in a folder beside and then renamed, so that a kill in the middle leaves no half cluster. The default
 * collation is PostgreSQL's own C.UTF-8: the same on every machine, and quick to search; ICU collations are
 * there by name. Indexes for searches ask the system what a letter is: to its plain "C", Arabic letters are none, and
 * a search for them would read the whole table.
 */
async function create(host: Host, place: string, cluster: string): Promise<void> {
  for (const characterType of characterTypes) {
    try {
      return await createWith(characterType, host, place, cluster)
    } catch (error) {
      if (characterType !== 'C' && /invalid locale name/.test(complaint(error))) continue
      throw new StartError(`DATA_DIR: the database cannot be created in ${place} (${complaint(error)}).`, {
        cause: error,
      })
    }
  }
}

async function createWith(characterType: string, host: Host, place: string, cluster: string): Promise<void> {
  const unfinished = join(place, `${newPrefix}${randomBytes(4).toString('hex')}`)
  const words = [
    `--pgdata=${unfinished}`,
    `--username=${custodianName}`,
    // Who can reach the socket is decided by the folder it lies in.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--data-checksums',
    '--no-instructions',
  ]
  try {
    const options = { ...host.runner.identity, cwd: place, env: environment }
    await execute(...called(host.runner, host.programs.initdb, words), options)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  renameSync(unfinished, cluster)
  syncFolder(place)
}

function complaint(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  // The words of the call, which stand in the error, say nothing of what went wrong.
  return complaintIn(output, 'first') ?? (output.trim().split('\n')[0] || reason(error))
}

/** The major version that a cluster is of; NaN where that cannot be read. */
export function majorIn(cluster: string): number {
  try {
    return Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim())
  } catch {
    return Number.NaN
  }
}

/** Makes a rename survive a power cut. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
