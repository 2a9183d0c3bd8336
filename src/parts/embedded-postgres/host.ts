import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../program/start-error.ts'
import { chownTo, makePassable, ownerOfCluster } from './postgres-folder.ts'
import { completeLinks, copiedPrograms, packagedPrograms, type Programs } from './programs/programs.ts'
import { possibleRunners, type Runner, whyNotRunnable } from './runner.ts'

/** The programs to run, and the account that runs them. */
export interface Host {
  programs: Programs
  runner: Runner
}

/**
 * Finds a way to run PostgreSQL on this machine and gives `place` to its account. Throws a StartError if there is none.
 */
export function findHost(place: string, packaged: Programs = packagedPrograms()): Host {
  const reasons: string[] = []
  const complete = completeLinks(packaged)
  const dataDir = dirname(place)
  const able: Runner[] = []
  for (const runner of possibleRunners(place, ownerOfCluster(place))) {
    if (runner.identity.uid !== undefined) makePassable(place)
    const problem = complete ? whyNotRunnable(runner, packaged.postgres, dataDir) : undefined
    if (complete && !problem) {
      chownTo(runner, place)
      return { programs: packaged, runner }
    }
    // An account that can access the data folder could still run a copy of the programs in it.
    const unable = whyNotRunnable(runner, 'true', dataDir)
    if (!unable) able.push(runner)
    const reason = unable ?? problem
    if (reason) reasons.push(reason)
  }
  return findWithCopy(able, packaged, place, reasons)
}

/** Second choice, since it takes 70 MB: copies the programs to a folder that the account can reach. */
function findWithCopy(runners: Runner[], packaged: Programs, place: string, reasons: string[]): Host {
  for (const runner of runners) {
    chownTo(runner, place)
    const programs = copiedPrograms(packaged, place)
    const problem = whyNotRunnable(runner, programs.postgres, place)
    if (!problem) return { programs, runner }
    rmSync(programs.folder, { recursive: true, force: true })
    reasons.push(problem)
  }
  const hint =
    process.getuid?.() === 0
      ? 'start Inkwell as an ordinary user, move DATA_DIR to a folder that the account nobody can reach, or set DATABASE_URL'
      : 'it needs Linux with glibc, or macOS; set DATABASE_URL to a server of your own'
  throw new StartError(
    `The embedded PostgreSQL cannot run here (${[...new Set(reasons)].join('; ')}): ${hint}.`,
  )
}
