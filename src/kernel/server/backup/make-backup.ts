import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import {
  backupName,
  type BackupKind,
  type BackupName,
  isNamedBy,
  nextBackupName,
  readBackupName,
} from './backup-names.ts'
import type { BackupSettings } from '../process/backup-settings.ts'
import { type BackupFacts, checkBackup } from './check-backup.ts'
import { fileError } from './disk/file-error.ts'
import { type Installation, installationIn } from '../database/identity/installation.ts'
import { onOwnConnection } from '../database/connection/own-connection.ts'
import { assertOwnDisk } from './disk/own-disk.ts'
import { requireFreeSpace, sizeOfDatabase } from './disk/free-space.ts'
import { databaseError, writeBackup } from './format/write-backup.ts'

/** The facts of one backup, besides the settings. */
export interface BackupJob {
  connection: pg.ClientConfig
  kind: BackupKind
  excludedTables: readonly string[]
  /** Its file name in the folder. Absent: named after the current time. */
  name?: string
  /** Called with the share that is done, from 0 to 1. */
  progress?: (share: number) => void
}

/** A backup that was read again after writing. */
export interface MadeBackup extends BackupFacts {
  file: string
}

/** Reading again takes about a third of the time. */
const shareOfWriting = 0.7

/**
 * Makes a backup in the folder of backups: checks the free space, writes the file, and reads it again from the first
 * byte to the last. A file that cannot be read again is deleted. Throws a StartError with the reason in one line.
 */
export async function makeBackup(settings: BackupSettings, job: BackupJob): Promise<MadeBackup> {
  const { folder, passphrase, dataDir } = settings
  if (dataDir !== undefined) await assertOwnDisk(folder, dataDir)
  const { house: installation, size } = await factsOf(job.connection)
  const isOwn = (name: BackupName) => isNamedBy(name, installation)
  await openFolder(folder, isOwn)
  const taken = new Set(await readdir(folder))
  const nameAt = (at: Date) => backupName(job.kind, at, passphrase !== undefined, installation)
  const name = job.name ?? nextBackupName(nameAt, new Date(), taken).name
  const file = path.join(folder, name)
  await requireFreeSpace(folder, 'backup', ((await sizeOfNewest(folder, isOwn)) ?? size / 4) * 2)
  await writeBackup(job.connection, file, {
    excludedTables: job.excludedTables,
    passphrase,
    progress: (share) => job.progress?.(share * shareOfWriting),
  })
  try {
    const progress = (share: number) => job.progress?.(shareOfWriting + share * (1 - shareOfWriting))
    return { file, ...(await checkBackup(file, { passphrase, progress })) }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

async function openFolder(folder: string, isOwn: (name: BackupName) => boolean): Promise<void> {
  try {
    // The parent folder must exist: while a disk is not mounted, backups must not be written to another disk.
    await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    // The unfinished file of a killed process; no other process of this instance is writing a backup now.
    for (const name of await readdir(folder)) {
      const half = name.endsWith('.part') ? readBackupName(name.slice(0, -'.part'.length)) : undefined
      if (half && isOwn(half)) await rm(path.join(folder, name))
    }
  } catch (error) {
    throw fileError(error, folder) ?? error
  }
}

async function sizeOfNewest(
  folder: string,
  isOwn: (name: BackupName) => boolean,
): Promise<number | undefined> {
  const newest = (await readdir(folder))
    .flatMap((file) => readBackupName(file) ?? [])
    .filter(isOwn)
    .map(({ file }) => file)
    .toSorted()
    .at(-1)
  return newest === undefined ? undefined : (await stat(path.join(folder, newest))).size
}

/** The installation and the size of the database: without an earlier backup, half of the size must be free. */
async function factsOf(
  connection: pg.ClientConfig,
): Promise<{ house: Installation | undefined; size: number }> {
  try {
    return await onOwnConnection(connection, async ({ client }) => ({
      house: await installationIn(client),
      size: await sizeOfDatabase(client),
    }))
  } catch (error) {
    throw databaseError(error) ?? error
  }
}
