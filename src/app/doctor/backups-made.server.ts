import path from 'node:path'
import type pg from 'pg'
import type { Config } from '../../kernel/server/process/config.ts'
import { isOnDiskOfData, lostDisk } from '../../kernel/server/backup/disk/own-disk.ts'
import type { BackupSettings } from '../../kernel/server/process/backup-settings.ts'
import { installationOfBackup } from '../../kernel/server/backup/check-backup.ts'
import { messageOfError } from '../../kernel/server/messages/message-error.ts'
import { english } from '../../i18n/english.ts'
import { backupAge } from './backup-age.server.ts'
import { bad, type Finding, ok, warn } from './doctor-finding.ts'
import { isThere, writable } from './writable.server.ts'

const lateSeconds = 36 * 3600

/** Checks the backups: made recently, not dated in the future, copied by their command, and on another disk. */
export async function backupsMade(client: Pick<pg.Client, 'query'>, config: Config): Promise<Finding[]> {
  const { rows: known } = await client.query(`select from pg_class where oid = to_regclass('backup')`)
  if (known.length === 0) return []
  return [
    await newest(client, config),
    ...(await backupProblems(client, config)),
    ...(await diskOfBackups(config)),
  ]
}

/** Returns problems of the backups, except their age and disk. */
export async function backupProblems(
  client: Pick<pg.Client, 'query'>,
  { backups }: Pick<Config, 'backups'>,
): Promise<Finding[]> {
  return [
    ...(await dates(client)),
    ...(await further(client)),
    ...(backups ? await verifiable(client, backups) : []),
  ]
}

/**
 * Checks the encryption: unencrypted backups can be read by anyone who gets their disk, and backups with another
 * passphrase cannot be restored.
 */
async function verifiable(
  client: Pick<pg.Client, 'query'>,
  { folder, passphrase }: BackupSettings,
): Promise<Finding[]> {
  if (passphrase === undefined) return []
  const { rows } = await client.query<{ file: string; encrypted: boolean }>(
    `select file, file like '%.age' as encrypted from backup where status = 'verified' order by taken_at desc`,
  )
  const unencrypted = rows.filter(({ encrypted }) => !encrypted)
  const [newest] = rows
  const found = unencrypted
    .slice(0, 1)
    .map(({ file }) =>
      bad(
        `Backup: ${unencrypted.length} are not encrypted though BACKUP_PASSPHRASE is set, such as ${file}; delete them once a later one was made (docs/backups.md)`,
      ),
    )
  const file = newest?.encrypted ? path.join(folder, newest.file) : undefined
  if (file === undefined || !(await isThere(file))) return found
  try {
    await installationOfBackup(file, passphrase)
    return found
  } catch (error) {
    const reason = english(messageOfError(error))
    return [
      ...found,
      bad(`Backup: ${file} cannot be opened with BACKUP_PASSPHRASE (${reason}); make another now`),
    ]
  }
}

async function newest(
  client: Pick<pg.Client, 'query'>,
  { backups }: Pick<Config, 'backups'>,
): Promise<Finding> {
  const isOff = 'Inkwell makes none with BACKUP_DIR=off; set BACKUP_DIR to a folder on another disk'
  const age = await backupAge(client)
  if (age !== undefined) {
    const text = `Backup: the newest verified one is ${Math.floor(age / 3600)} hours old`
    return age < lateSeconds
      ? ok(text)
      : bad(`${text}; ${backups ? 'Settings, Backups shows why no later one was made' : isOff}`)
  }
  const none = 'Backup: there is no verified backup'
  const resolution = `${none}; ${backups ? 'make one under Settings, Backups' : isOff}`
  return (await isNew(client)) ? warn(backups ? none : resolution) : bad(resolution)
}

/** Whether the database was set up so recently that it need not have a backup yet. */
async function isNew(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ is_new: boolean }>(
    `select min(applied_at) > now() - make_interval(secs => $1) as is_new from migration`,
    [lateSeconds],
  )
  return rows[0]?.is_new === true
}

/**
 * Returns problems of the folder of backups, except a lost disk, for which superusers get an alert of its own. A new
 * installation is not yet asked for another disk.
 */
export async function backupFolderProblems(
  client: Pick<pg.Client, 'query'>,
  config: Pick<Config, 'backups' | 'databaseUrl' | 'dataDir'>,
): Promise<Finding[]> {
  const { backups, dataDir } = config
  if (!backups || (backups.dataDir !== undefined && (await lostDisk(backups.folder, dataDir)))) return []
  return [
    await folderOfBackups(backups.folder),
    ...((await isNew(client)) ? [] : await diskOfBackups(config)),
  ]
}

async function dates(client: Pick<pg.Client, 'query'>): Promise<Finding[]> {
  const { rows } = await client.query<{ file: string }>(
    `select file from backup where taken_at > now() + interval '1 day' order by taken_at desc limit 1`,
  )
  const [found] = rows
  if (!found) return []
  return [
    bad(
      `Backup: ${found.file} is dated in the future; the clock was wrong then. Set the clock and move the file away`,
    ),
  ]
}

async function further(client: Pick<pg.Client, 'query'>): Promise<Finding[]> {
  const { rows } = await client.query<{ message: string | null }>(
    `select message from backup where status = 'verified' and taken_at < now() + interval '1 day' order by taken_at desc limit 1`,
  )
  const message = rows[0]?.message
  return message ? [bad(`Backup: the newest one was made, but ${message}`)] : []
}

/** The folder is created if its parent exists. A missing disk must not be replaced by a folder on another disk. */
export async function folderOfBackups(folder: string): Promise<Finding> {
  if ((await isThere(folder)) || (await isThere(path.dirname(folder))))
    return await writable('Backups', 'BACKUP_DIR', folder)
  return bad(`Backups: ${path.dirname(folder)} does not exist; check that its disk is mounted`)
}

/** Warns if data and backups are on the same disk. */
async function diskOfBackups({
  backups,
  databaseUrl,
  dataDir,
}: Pick<Config, 'backups' | 'databaseUrl' | 'dataDir'>): Promise<Finding[]> {
  if (!backups || databaseUrl || !(await isOnDiskOfData(backups.folder, dataDir))) return []
  return [
    bad(
      `Backup: ${backups.folder} is on the same disk as the data and would be lost with it; set BACKUP_DIR to a folder on another disk`,
    ),
  ]
}
