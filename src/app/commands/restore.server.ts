import path from 'node:path'
import pg from 'pg'
import { BackupRows } from '../../features/backups/backup-rows.server.ts'
import { leftOut } from '../../features/backups/left-out.server.ts'
import { readBackupName } from '../../kernel/server/backup/backup-names.ts'
import { type BackupFacts, checkBackup } from '../../kernel/server/backup/check-backup.ts'
import {
  houseIn,
  houseWords,
  instanceOf,
  isMeant,
  isOfInstance,
  type OwnHouse,
} from '../../kernel/server/backup/house.ts'
import { makeBackup } from '../../kernel/server/backup/make-backup.ts'
import { originOf } from '../../kernel/server/backup/origin.ts'
import { onOwnConnection } from '../../kernel/server/backup/own-connection.ts'
import { hasTables, restoreBackup } from '../../kernel/server/backup/restore-backup.ts'
import { noteHouse } from '../running/house-note.server.ts'
import { type Config, readConfig } from '../../kernel/server/process/config.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { settle } from '../../kernel/server/database/connection/open.ts'
import { onDatabase, type Terminal } from './backup.server.ts'
import { confirmUnencrypted } from '../doctor/unencrypted.server.ts'

/** What whoever restores has said before. */
export interface RestoreWords {
  /** What the database holds may go. */
  replace?: boolean
  /** The file may be unencrypted though there is a passphrase. */
  unencrypted?: boolean
  /** The file is of this other house, by its number. */
  of?: string | undefined
}

/**
 * Makes the database what a backup holds; Inkwell must not be running. The file is read to its end first, and what the
 * database holds is kept in the folder of backups; until the last moment nothing has changed.
 */
export async function restore(file: string, words: RestoreWords, terminal: Terminal): Promise<void> {
  const config = readConfig(process.env)
  const reading = { passphrase: config.backupPassphrase }
  const facts = await checkBackup(file, {
    ...reading,
    progress: (share) => terminal.progress('Checking', share),
  })
  if (reading.passphrase !== undefined && !facts.isEncrypted)
    await confirmUnencrypted(file, words.unencrypted === true, terminal)
  await onDatabase(config, { quiet: true, may: 'create' }, async (connection) => {
    const { house, isFilled } = await onOwnConnection(connection, async ({ client }) => ({
      house: await houseIn(client),
      isFilled: await hasTables(client),
    }))
    judge(facts, house, words.of, terminal)
    const kept: [string, Found][] = []
    if (isFilled) {
      await agree(facts.at, words.replace === true, terminal)
      const made = await keepPresent(config, connection, terminal)
      if (made) kept.push([made.file, made])
    }
    await restoreBackup(connection, file, {
      ...reading,
      leftOut,
      progress: (share) => terminal.progress('Restoring', share),
    })
    await settle(connection, config, terminal.print)
    if (!config.databaseUrl) await noteHouse(connection, config.dataDir)
    await list(connection, config, [...kept, [path.resolve(file), facts]])
    terminal.print(`The database is what ${file} holds, as it was at ${facts.at}; npm start serves it.`)
  })
}

type Found = Pick<BackupFacts, 'bytes' | 'rows' | 'house'>

/** Refuses what is of another house, unless that is meant, and says what cannot be known of a file. */
function judge(
  facts: BackupFacts,
  house: OwnHouse | undefined,
  of: string | undefined,
  { print }: Terminal,
): void {
  const shown = facts.house
  if (of !== undefined && !(shown && isMeant(of, shown)))
    throw new StartError(
      `This backup is of ${shown ? houseWords(shown) : 'no house that it names'}, not of ${of}.`,
    )
  if (shown === undefined) return print('This backup does not say which house made it.')
  if (!house) return
  const origin = originOf(facts, house)
  if (origin === 'instance')
    print(
      `This backup is of another instance of this installation, ${instanceOf(shown)}; the database is instance ${instanceOf(house)}.`,
    )
  if (origin === 'another' && of === undefined)
    throw new StartError(
      `This backup is of another house: ${houseWords(shown)}. The database is ${houseWords(house)}. ` +
        `Add --of ${shown.id.slice(0, 8)} to restore it all the same.`,
    )
  if (origin === 'elsewhere')
    print(
      facts.isEncrypted
        ? 'This backup was not made here, but by somebody who knew the passphrase.'
        : 'This backup was not made here, though it bears the number of this house: another machine made it, or somebody who made it up.',
    )
}

async function agree(at: string, replace: boolean, { ask }: Terminal): Promise<void> {
  if (ask === undefined) {
    if (replace) return
    throw new StartError('The database is not empty. Add --replace to lose what it holds.')
  }
  const agreed = await ask(`The database is not empty. Replace all that it holds by the backup of ${at}?`)
  if (!agreed) throw new StartError('Nothing was changed.')
}

/** What is about to be replaced may be the better one after all. */
async function keepPresent(config: Config, connection: pg.ClientConfig, terminal: Terminal) {
  if (config.backups === undefined) return undefined
  const made = await makeBackup(config.backups, {
    connection,
    kind: 'before-restore',
    leftOut,
    progress: (share) => terminal.progress('Keeping what there is', share),
  })
  terminal.print(`What the database holds now is kept in ${made.file}`)
  return made
}

/**
 * Lists the files of the folder of backups that have just been read to their end: the list that came back is that of
 * then, in which the restored file was still being made.
 */
async function list(
  connection: pg.ClientConfig,
  { backups }: Config,
  files: readonly [file: string, found: Found][],
): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 })
  // The server may be stopped before it has heard that this one hangs up.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  try {
    // A version of before will find them by itself.
    const { rowCount } = await pool.query(
      `select from pg_attribute where attrelid = to_regclass('public.backup') and attname = 'instance'`,
    )
    if (rowCount === 0) return
    const house = await houseIn(pool)
    const listed = new BackupRows(pool)
    await listed.leaveToOthers()
    for (const [file, found] of files) {
      const name = readBackupName(path.basename(file))
      if (!name || path.dirname(file) !== backups?.folder) continue
      if (found.house && !isOfInstance(house, found.house)) continue
      await listed.verified(await listed.begin(name.file, name.kind, name.at, null), found)
    }
  } finally {
    await pool.end()
  }
}
