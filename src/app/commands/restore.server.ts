import path from 'node:path'
import pg from 'pg'
import { BackupRows } from '../../features/backups/backup-rows.server.ts'
import { excludedTables } from '../../features/backups/excluded-tables.server.ts'
import { readBackupName } from '../../kernel/server/backup/backup-names.ts'
import { type BackupFacts, checkBackup } from '../../kernel/server/backup/check-backup.ts'
import {
  installationIn,
  installationText,
  instanceOf,
  matchesId,
  isOfInstance,
  type OwnInstallation,
} from '../../kernel/server/database/identity/installation.ts'
import { makeBackup } from '../../kernel/server/backup/make-backup.ts'
import { originOf } from '../../kernel/server/backup/origin.ts'
import { onOwnConnection } from '../../kernel/server/database/connection/own-connection.ts'
import { hasTables, restoreBackup } from '../../kernel/server/backup/restore-backup.ts'
import { noteInstallation } from '../running/installation-note.server.ts'
import { type Config, readConfig } from '../../kernel/server/process/config.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { detectCopyOf } from '../../kernel/server/database/connection/open.ts'
import { onDatabase, type Terminal } from './backup.server.ts'
import { formatTimeOf } from '../doctor/company-time.server.ts'
import { confirmUnencrypted } from '../doctor/unencrypted.server.ts'

/** The options of the command. */
export interface RestoreOptions {
  /** Whether the database's contents may be replaced. */
  replace?: boolean
  /** Whether the file may be unencrypted although a passphrase is set. */
  unencrypted?: boolean
  /** The number of the other installation that the file may belong to. */
  of?: string | undefined
}

/**
 * Restores a backup into the database; Inkwell must not be running. First verifies the whole file and backs up the
 * current contents into the folder of backups. Nothing changes before the last step.
 */
export async function restore(file: string, options: RestoreOptions, terminal: Terminal): Promise<void> {
  const config = readConfig(process.env)
  const reading = { passphrase: config.backupPassphrase }
  const facts = await checkBackup(file, {
    ...reading,
    progress: (share) => terminal.progress('Checking', share),
  })
  if (reading.passphrase !== undefined && !facts.isEncrypted)
    await confirmUnencrypted(file, options.unencrypted === true, terminal)
  await onDatabase(config, { quiet: true, may: 'create' }, async (connection) => {
    const { installation, isFilled, show } = await onOwnConnection(connection, async ({ client }) => ({
      installation: await installationIn(client),
      isFilled: await hasTables(client),
      show: await formatTimeOf(client),
    }))
    checkOrigin(facts, installation, options.of, terminal)
    const files: [string, Found][] = []
    if (isFilled) {
      await confirmReplace(show(facts.at), options.replace === true, terminal)
      const made = await backUpCurrent(config, connection, terminal)
      if (made) files.push([made.file, made])
    }
    await restoreBackup(connection, file, {
      ...reading,
      excludedTables,
      progress: (share) => terminal.progress('Restoring', share),
    })
    await detectCopyOf(connection, config, terminal.print)
    if (!config.databaseUrl) await noteInstallation(connection, config.dataDir)
    await listRestoredBackups(connection, config, [...files, [path.resolve(file), facts]])
    const showRestored = await onOwnConnection(connection, async ({ client }) => formatTimeOf(client))
    terminal.print(
      `The database is restored from ${file}, as of ${showRestored(facts.at)}. Start Inkwell with npm start.`,
    )
  })
}

type Found = Pick<BackupFacts, 'bytes' | 'rows' | 'house'>

/**
 * Throws a StartError for a backup of another installation, unless `of` names it. Prints a note if a backup's origin is
 * uncertain.
 */
function checkOrigin(
  facts: BackupFacts,
  installation: OwnInstallation | undefined,
  of: string | undefined,
  { print }: Terminal,
): void {
  const shown = facts.house
  if (of !== undefined && !(shown && matchesId(of, shown)))
    throw new StartError(
      `This backup is of ${shown ? installationText(shown) : 'no installation that it names'}, not of ${of}.`,
    )
  if (shown === undefined) return print('This backup does not name its installation.')
  if (!installation) return
  const origin = originOf(facts, installation)
  if (origin === 'instance')
    print(
      `This backup is of another instance of this installation, ${instanceOf(shown)}; the database is instance ${instanceOf(installation)}.`,
    )
  if (origin === 'another' && of === undefined)
    throw new StartError(
      `This backup is of another installation: ${installationText(shown)}. The database is ${installationText(installation)}. ` +
        `Add --of ${shown.id.slice(0, 8)} to restore it all the same.`,
    )
  if (origin === 'elsewhere')
    print(
      facts.isEncrypted
        ? 'This backup was not made by this installation, but by someone who knows its passphrase.'
        : 'This backup carries the ID of this installation, but was not made by it: it comes from another machine, or is forged.',
    )
}

async function confirmReplace(at: string, replace: boolean, { ask }: Terminal): Promise<void> {
  if (ask === undefined) {
    if (replace) return
    throw new StartError('The database is not empty. Add --replace to overwrite its content.')
  }
  const confirmed = await ask(`The database is not empty. Replace its content with the backup of ${at}?`)
  if (!confirmed) throw new StartError('Nothing was changed.')
}

/** Backs up the current contents, in case the restore was a mistake. */
async function backUpCurrent(config: Config, connection: pg.ClientConfig, terminal: Terminal) {
  if (config.backups === undefined) return undefined
  const made = await makeBackup(config.backups, {
    connection,
    kind: 'before-restore',
    excludedTables,
    progress: (share) => terminal.progress('Saving the current content', share),
  })
  terminal.print(`The current content of the database is saved in ${made.file}`)
  return made
}

/**
 * Adds the verified files to the list of backups. The restored list is that of the backup's time, when the restored
 * file was still being written.
 */
async function listRestoredBackups(
  connection: pg.ClientConfig,
  { backups }: Config,
  files: readonly [file: string, found: Found][],
): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 })
  // The server may be stopped before it notices that this connection closes.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  try {
    // An older version finds the files automatically.
    const { rowCount } = await pool.query(
      `select from pg_attribute where attrelid = to_regclass('public.backup') and attname = 'instance'`,
    )
    if (rowCount === 0) return
    const installation = await installationIn(pool)
    const listed = new BackupRows(pool)
    await listed.markForeign()
    for (const [file, found] of files) {
      const name = readBackupName(path.basename(file))
      if (!name || path.dirname(file) !== backups?.folder) continue
      if (found.house && !isOfInstance(installation, found.house)) continue
      await listed.verified(await listed.begin(name.file, name.kind, name.at, null), found)
    }
  } finally {
    await pool.end()
  }
}
