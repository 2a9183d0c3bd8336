import type pg from 'pg'
import type { BackupSettings } from '../../kernel/server/backup/backup-settings.ts'
import { StartError } from '../../parts/program/start-error.ts'

/**
 * Keeps what the database holds before an upgrade, which can be taken back by nothing else; answers the file. A StartError
 * when that cannot be done. Where an upgrade has failed before, what was kept then is kept: a try that is made again and
 * again must not fill the disk.
 */
export async function backupBeforeUpgrade(
  connection: pg.ClientConfig,
  settings: BackupSettings,
): Promise<{ file: string; isNew: boolean }> {
  const { makeBackup } = await import('../../kernel/server/backup/make-backup.ts')
  const { leftOut } = await import('../../features/backups/left-out.server.ts')
  const { onOwnConnection } = await import('../../kernel/server/backup/own-connection.ts')
  try {
    const kept = await onOwnConnection(connection, async ({ client }) =>
      keptBefore(client, settings, leftOut),
    )
    if (kept !== undefined) return { file: kept, isNew: false }
    const { file } = await makeBackup(settings, { connection, kind: 'before-upgrade', leftOut })
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

/** The upgrade has come to its end: the next one keeps another stand. */
export async function upgradeIsDone(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('update house.identity set upgrade_backup = null where upgrade_backup is not null')
}

/** What the try before has kept, where that is whole, and still what the database held before the upgrade. */
async function keptBefore(
  client: pg.Client,
  { passphrase }: BackupSettings,
  leftOut: readonly string[],
): Promise<string | undefined> {
  const { rows } = await client.query<{ file: string | null }>(
    'select upgrade_backup as file from house.identity',
  )
  const file = rows[0]?.file
  if (!file) return undefined
  const { checkBackup } = await import('../../kernel/server/backup/check-backup.ts')
  const { contentChecksumOf } = await import('../../kernel/server/backup/content-checksum.ts')
  const facts = await checkBackup(file, { passphrase }).catch(() => undefined)
  // Between two tries the version of before can have been at work.
  return facts && (await contentChecksumOf(client, leftOut)) === facts.checksum ? file : undefined
}
