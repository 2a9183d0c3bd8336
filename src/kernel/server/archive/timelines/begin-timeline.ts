import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { fileError } from '../../backup/disk/file-error.ts'
import { publicInstallation } from '../../database/identity/installation.ts'
import {
  archiveIn,
  factsFile,
  readTimeline,
  type Timeline,
  type TimelineFacts,
  unfinishedBaseBackup,
} from './timelines.ts'

/** Makes an empty timeline in the archive of a folder of backups, and that folder if it is missing. */
export async function beginTimeline(
  backupFolder: string,
  at: string,
  facts: Omit<TimelineFacts, 'machine'>,
): Promise<Timeline> {
  const archive = archiveIn(backupFolder)
  const name = `${at.slice(0, 19).replaceAll(':', '-')}Z-${randomBytes(3).toString('hex')}`
  const folder = path.join(archive, name)
  try {
    // The parent folder must exist: while a disk is not mounted, the archive must not be written to another disk.
    for (const each of [backupFolder, archive, folder]) await makeFolder(each)
    await writeFacts(folder, facts)
    return await readTimeline(folder)
  } catch (error) {
    throw fileError(error, folder) ?? error
  }
}

/** Records where a timeline comes from; during a restore, this may be the only source left. */
export async function writeFacts(folder: string, facts: Omit<TimelineFacts, 'machine'>): Promise<void> {
  const text = JSON.stringify({
    machine: hostname(),
    ...facts,
    house: facts.house && publicInstallation(facts.house),
  })
  await writeFile(path.join(folder, factsFile), `${text}\n`, { mode: 0o600 })
}

/** Removes unfinished files of a killed process. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (file.endsWith('.part') || file === unfinishedBaseBackup) await rm(path.join(folder, file))
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
