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
import { clusterIn, firstLineOf } from './postgres-folder.ts'
import { majorOf } from './programs/programs.ts'
import { commandLine, environment } from './runner.ts'

const execute = promisify(execFile)

/** The role that owns the cluster, a superuser. The program uses another role. */
export const superuserName = 'inkwell'
/** The role that the program uses: it owns its database and tables, and nothing else. */
export const programRoleName = 'inkwell_program'
/** The program's database. */
export const databaseName = 'inkwell'

const newPrefix = 'cluster.new-'

/** The locales that classify characters as letters, best first. Every system has at least the last. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'] as const

/** Creates the cluster if there is none yet. Throws a StartError if there is one that these programs cannot serve. */
export async function ensureCluster(host: Host, place: string, log: (line: string) => void): Promise<void> {
  for (const name of readdirSync(place)) {
    if (name.startsWith(newPrefix)) rmSync(join(place, name), { recursive: true, force: true, maxRetries: 3 })
  }
  const cluster = clusterIn(place)
  // An upgrade to another version was interrupted before its last step.
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

/**
 * Returns why a cluster of another PostgreSQL version cannot be started; undefined if its version is this one or
 * unreadable.
 */
export function otherMajor(cluster: string, major: number): string | undefined {
  const found = majorIn(cluster)
  if (found === major || Number.isNaN(found)) return undefined
  const what = found > major ? 'start the Inkwell that made it' : 'run npm run upgrade-database'
  return `DATA_DIR: the database in ${cluster} is of PostgreSQL ${found}, but this Inkwell brings ${major}; ${what}.`
}

/** Returns the folder of a completely upgraded cluster until it replaces the old one. */
export function movedIn(place: string): string {
  return join(place, 'cluster.moved')
}

/**
 * Creates the cluster in a temporary folder and renames it, so that a killed process leaves no incomplete cluster. The
 * default collation is PostgreSQL's own C.UTF-8: the same on every machine, and fast to search; ICU collations are used
 * by name. Search indexes ask the system's locale what a letter is: in plain "C" Arabic letters are none, and searches
 * for them would scan the whole table.
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
    `--username=${superuserName}`,
    // The permissions of the socket's folder decide who can connect.
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
    await execute(...commandLine(host.runner, host.programs.initdb, words), options)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  renameSync(unfinished, cluster)
  syncFolder(place)
}

function complaint(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  // The error contains the command line, which does not explain the failure.
  return complaintIn(output, 'first') ?? (output.trim().split('\n')[0] || firstLineOf(error))
}

/** Returns the major version of a cluster; NaN if it cannot be read. */
export function majorIn(cluster: string): number {
  try {
    return Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim())
  } catch {
    return Number.NaN
  }
}

/** Calls fsync on a folder, so that a rename survives a power cut. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
