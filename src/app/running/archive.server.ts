import { isBackupDue } from '../../features/backups/due.ts'
import { walFolderOf } from '../../parts/embedded-postgres/postgres-folder.ts'
import { Archiver } from '../../kernel/server/archive/archiver.ts'
import { forgetArchiveState } from '../../kernel/server/archive/archive-state.ts'
import { dropSlot } from '../../kernel/server/archive/timelines/slot.ts'
import { installationIn } from '../../kernel/server/database/identity/installation.ts'
import { oneDiskWarning } from '../../kernel/server/backup/disk/one-disk.ts'
import { isOnDiskOfData } from '../../kernel/server/backup/disk/own-disk.ts'
import { onOwnConnection } from '../../kernel/server/database/connection/own-connection.ts'
import type { Config } from '../../kernel/server/process/config.ts'
import type { Database } from '../../kernel/server/database/connection/open.ts'

/**
 * Creates the archiver of the embedded database if backups are configured; it runs in the process that keeps the server
 * running. Without backups, drops the replication slot, so that the server no longer retains WAL for it.
 */
export async function archiverOf(
  { superuserConnection, dataDir, pool }: Database,
  { backups }: Pick<Config, 'backups'>,
  log: (line: string) => void,
): Promise<Archiver | undefined> {
  if (superuserConnection === undefined || dataDir === undefined) return undefined
  if (backups === undefined) {
    await onOwnConnection(superuserConnection, async ({ client }) => dropSlot(client))
    await forgetArchiveState(dataDir)
    return undefined
  }
  const timeZone = async () => {
    const { rows } = await pool.query<{ time_zone: string }>('select time_zone from settings')
    return rows[0]?.time_zone ?? 'UTC'
  }
  const { folder, at, passphrase } = backups
  if (await isOnDiskOfData(folder, dataDir)) log(oneDiskWarning)
  return new Archiver({
    superuserConnection,
    dataDir,
    walFolder: walFolderOf(dataDir),
    folder,
    passphrase,
    isBaseDue: async (last) => isBackupDue(last, new Date(), at, await timeZone()),
    timeZone,
    installation: async () => installationIn(pool),
    log,
  })
}
