import type pg from 'pg'
import type { BackupSettings } from '../../kernel/server/process/backup-settings.ts'
import { StartError } from '../../parts/program/start-error.ts'

/**
 * Backs up the database before an upgrade, which only a restore can undo. Returns the file. Throws a StartError if the
 * backup fails. After a failed upgrade the earlier backup is used again if it still applies: repeated attempts must not
 * fill the disk.
 */
export async function backupBeforeUpgrade(
  connection: pg.ClientConfig,
  settings: BackupSettings,
): Promise<{ file: string; isNew: boolean }> {
  const { makeBackup } = await import('../../kernel/server/backup/make-backup.ts')
  const { excludedTables } = await import('../../features/backups/excluded-tables.server.ts')
  const { onOwnConnection } = await import('../../kernel/server/database/connection/own-connection.ts')
  try {
    const kept = await onOwnConnection(connection, async ({ client }) =>
      reusableBackup(client, settings, excludedTables),
    )
    if (kept !== undefined) return { file: kept, isNew: false }
    const { file } = await makeBackup(settings, { connection, kind: 'before-upgrade', excludedTables })
    await onOwnConnection(connection, async ({ client }) =>
      client.query('update house.identity set upgrade_backup = $1', [file]),
    )
    return { file, isNew: true }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new StartError(
      `There is no backup before the upgrade, so nothing was changed: ${error.message} (BACKUP_DIR=off goes without.)`,
      { cause: error },
    )
  }
}

/** The upgrade is complete: the next one makes a new backup. */
export async function upgradeIsDone(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('update house.identity set upgrade_backup = null where upgrade_backup is not null')
}

/**
 * Returns the backup of the previous attempt, if it is intact and the database still has the same contents; otherwise
 * undefined.
 */
async function reusableBackup(
  client: pg.Client,
  { passphrase }: BackupSettings,
  excludedTables: readonly string[],
): Promise<string | undefined> {
  const { rows } = await client.query<{ file: string | null }>(
    'select upgrade_backup as file from house.identity',
  )
  const file = rows[0]?.file
  if (!file) return undefined
  const { checkBackup } = await import('../../kernel/server/backup/check-backup.ts')
  const { contentChecksumOf } = await import('../../kernel/server/backup/content-checksum.ts')
  const facts = await checkBackup(file, { passphrase }).catch(() => undefined)
  // The previous version may have run between two attempts.
  return facts && (await contentChecksumOf(client, excludedTables)) === facts.checksum ? file : undefined
}
