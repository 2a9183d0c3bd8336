import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { excludedTables } from '../../features/backups/excluded-tables.server.ts'
import { type Config, readConfig } from '../../kernel/server/process/config.ts'
import { checkBackup } from '../../kernel/server/backup/check-backup.ts'
import {
  type OwnConnection,
  onOwnConnection,
} from '../../kernel/server/database/connection/own-connection.ts'
import { hasTables } from '../../kernel/server/backup/restore-backup.ts'
import { pipeBackup, writeBackup } from '../../kernel/server/backup/format/write-backup.ts'
import { connectionTo, openDatabase } from '../../kernel/server/database/connection/open.ts'
import { superuserName } from '../../parts/embedded-postgres/cluster.ts'
import { clusterIn } from '../../parts/embedded-postgres/postgres-folder.ts'
import { runningEmbedded } from '../../parts/embedded-postgres/running.ts'
import { databaseRefused } from './database-refused.server.ts'
import { StartError } from '../../parts/program/start-error.ts'

/** How a command talks to the user at the terminal. */
export interface Terminal {
  print(line: string): void
  /** Shows progress; `share` is from 0 to 1. */
  progress(what: string, share: number): void
  /** Missing if nobody can answer. */
  ask?: (question: string) => Promise<boolean>
  /** Asks the user to enter a word after a warning. Returns whether they did. Missing if nobody can. */
  types?: (warning: string, word: string) => Promise<boolean>
}

/**
 * Runs `work` on the configured database. `quiet` refuses to run while somebody else uses it. With `may: 'create'` a
 * data folder without a database gets one; with `'open'` it is a StartError, since the folder must be the wrong one.
 */
export async function onDatabase(
  config: Config,
  { quiet = false, may }: { quiet?: boolean; may: 'create' | 'open' },
  work: (connection: pg.ClientConfig) => Promise<void>,
): Promise<void> {
  try {
    await onOpenDatabase(config, { quiet, may }, work)
  } catch (error) {
    throw databaseRefused(error, { isExternal: config.databaseUrl !== undefined }) ?? error
  }
}

async function onOpenDatabase(
  config: Config,
  { quiet, may }: { quiet: boolean; may: 'create' | 'open' },
  work: (connection: pg.ClientConfig) => Promise<void>,
): Promise<void> {
  const running = config.databaseUrl ? undefined : runningEmbedded(config.dataDir)
  if (running && quiet) throw new StartError('Inkwell is running on this data folder; stop it first.')
  if (running) return await work(connectionTo({ ...running }))
  if (may === 'open') assertInstalled(config)
  const database = await openDatabase(config)
  try {
    if (quiet && config.databaseUrl) await onOwnConnection(database.connection, refuseOthers)
    await work(database.connection)
  } finally {
    await database.close()
  }
}

function assertInstalled({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(clusterIn(path.join(dataDir, 'postgres')))) return
  throw new StartError(
    `There is no installation in ${dataDir}, and nothing was created. Set DATA_DIR to its data folder, or DATABASE_URL to its database.`,
  )
}

/**
 * Runs `work` on a connection of its own to a database that Inkwell has been started on before. `asOwner` connects to
 * an embedded database as its owner, who may do what the program may not.
 */
export async function onInstallation<T>(
  config: Config,
  work: (client: pg.ClientBase) => Promise<T>,
  { asOwner = false } = {},
): Promise<T> {
  let answer: { is: T } | undefined
  await onDatabase(config, { may: 'open' }, async (connection) => {
    const owner = asOwner && !config.databaseUrl ? { user: superuserName } : {}
    answer = await onOwnConnection({ ...connection, ...owner }, async ({ client }) => {
      await assertSetUp(client)
      return { is: await work(client) }
    })
  })
  if (!answer) throw new Error('No query was run')
  return answer.is
}

async function assertSetUp(client: pg.ClientBase): Promise<void> {
  if (!(await hasTables(client)))
    throw new StartError('The database has no tables yet; npm start sets it up.')
}

/**
 * On an external server (DATABASE_URL), Inkwell on another machine cannot be seen from here, but its connections can.
 */
async function refuseOthers({ client }: OwnConnection): Promise<void> {
  const { rows } = await client.query(`select from pg_stat_activity
    where datname = current_database() and application_name = 'inkwell' and pid <> pg_backend_pid() limit 1`)
  if (rows.length > 0) throw new StartError('Inkwell is running on this database; stop it first.')
}

/** Writes a backup into one file, or to standard output if the file is `-`. Inkwell may be running. */
export async function backUp(file: string, terminal: Terminal): Promise<void> {
  const config = readConfig(process.env)
  const passphrase = config.backupPassphrase
  await onDatabase(config, { may: 'open' }, async (connection) => {
    await onOwnConnection(connection, async ({ client }) => assertSetUp(client))
    if (file === '-') return await pipeBackup(connection, process.stdout, { excludedTables, passphrase })
    const progress = (share: number) => terminal.progress('Writing', share)
    await writeBackup(connection, file, { excludedTables, passphrase, progress })
    const { tables, rows } = await checkBackup(file, {
      passphrase,
      progress: (share) => terminal.progress('Reading again', share),
    })
    terminal.print(
      `${file} is complete: ${rows} rows of ${tables} tables, verified by reading the file again.`,
    )
  })
}
