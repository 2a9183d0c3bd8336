import type pg from 'pg'
import { leftOut } from '../features/backups/left-out.server.ts'
import { type Config, readConfig } from '../kernel/server/config.ts'
import { checkBackup } from '../kernel/server/backup/check-backup.ts'
import { makeBackup } from '../kernel/server/backup/make-backup.ts'
import { type OwnConnection, onOwnConnection } from '../kernel/server/backup/own-connection.ts'
import { hasTables, restoreBackup } from '../kernel/server/backup/restore-backup.ts'
import { pipeBackup, writeBackup } from '../kernel/server/backup/write-backup.ts'
import { connectionTo, openDatabase } from '../kernel/server/database/open.ts'
import { runningEmbedded } from '../parts/embedded-postgres/running.ts'
import { StartError } from '../parts/program/start-error.ts'

type Connection = ReturnType<typeof connectionTo>

/** What the person at the terminal is told and asked meanwhile. */
export interface Terminal {
  say(line: string): void
  /** How much is done, from 0 to 1. */
  progress(what: string, share: number): void
  /** Left out where nobody can answer. */
  ask?: (question: string) => Promise<boolean>
}

/** Runs `work` on the configured database; `quiet` says that nobody else may be using it meanwhile. */
export async function onDatabase(
  config: Config,
  quiet: boolean,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const running = config.databaseUrl ? undefined : runningEmbedded(config.dataDir)
  if (running && quiet) throw new StartError('Inkwell is running on this data folder; stop it first.')
  if (running) return await work(connectionTo({ ...running }))
  const database = await openDatabase(config)
  try {
    if (quiet && config.databaseUrl) await onOwnConnection(database.connection, refuseOthers)
    await work(database.connection)
  } finally {
    await database.close()
  }
}

/** Runs `work` on a connection of its own to the configured database, in which Inkwell has been started before. */
export async function onHouse<T>(config: Config, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  let answer: { is: T } | undefined
  await onDatabase(config, false, async (connection) => {
    answer = await onOwnConnection(connection, async ({ client }) => {
      if (!(await hasTables(client)))
        throw new StartError('The database has no tables yet; npm start sets it up.')
      return { is: await work(client) }
    })
  })
  if (!answer) throw new Error('Nothing was asked of the database')
  return answer.is
}

/** A server of one's own cannot be seen from here, but its connections can. */
async function refuseOthers({ client }: OwnConnection): Promise<void> {
  const { rows } = await client.query(`select from pg_stat_activity
    where datname = current_database() and application_name = 'inkwell' and pid <> pg_backend_pid() limit 1`)
  if (rows.length > 0) throw new StartError('Inkwell is running on this database; stop it first.')
}

/** Writes everything into one file, or into the standard output where the file is `-`; Inkwell may go on running. */
export async function backUp(file: string, terminal: Terminal): Promise<void> {
  const config = readConfig(process.env)
  const passphrase = config.backups?.passphrase
  await onDatabase(config, false, async (connection) => {
    if (file === '-') return await pipeBackup(connection, process.stdout, { leftOut, passphrase })
    const progress = (share: number) => terminal.progress('Writing', share)
    await writeBackup(connection, file, { leftOut, passphrase, progress })
    const { tables, rows } = await checkBackup(file, {
      passphrase,
      progress: (share) => terminal.progress('Reading again', share),
    })
    terminal.say(`${file} holds everything: ${rows} rows of ${tables} tables, read again after writing.`)
  })
}

/**
 * Makes the database what a backup holds; Inkwell must not be running. The file is read to its end first, and what the
 * database holds is kept in the folder of backups; until the last moment nothing has changed.
 */
export async function restore(file: string, replace: boolean, terminal: Terminal): Promise<void> {
  const config = readConfig(process.env)
  const reading = { passphrase: config.backups?.passphrase }
  const facts = await checkBackup(file, {
    ...reading,
    progress: (share) => terminal.progress('Checking', share),
  })
  await onDatabase(config, true, async (connection) => {
    const isFilled = await onOwnConnection(connection, async ({ client }) => hasTables(client))
    if (isFilled) {
      await agree(facts.at, replace, terminal)
      await keepPresent(config, connection, terminal)
    }
    await restoreBackup(connection, file, {
      ...reading,
      leftOut,
      progress: (share) => terminal.progress('Restoring', share),
    })
    terminal.say(`The database is what ${file} holds, as it was at ${facts.at}; npm start serves it.`)
  })
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
async function keepPresent(config: Config, connection: Connection, terminal: Terminal): Promise<void> {
  if (config.backups === undefined) return
  const { file } = await makeBackup(config.backups, {
    connection,
    kind: 'before-restore',
    leftOut,
    progress: (share) => terminal.progress('Keeping what there is', share),
  })
  terminal.say(`What the database holds now is kept in ${file}`)
}
