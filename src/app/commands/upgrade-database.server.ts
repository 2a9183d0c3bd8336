import { rmSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { forgetArchiveState } from '../../kernel/server/archive/archive-state.ts'
import { checkBackup } from '../../kernel/server/backup/check-backup.ts'
import { installationIn } from '../../kernel/server/database/identity/installation.ts'
import { onOwnConnection } from '../../kernel/server/database/connection/own-connection.ts'
import { restoreBackup } from '../../kernel/server/backup/restore-backup.ts'
import { writeBackup } from '../../kernel/server/backup/format/write-backup.ts'
import { readConfig } from '../../kernel/server/process/config.ts'
import { connectionTo } from '../../kernel/server/database/connection/open.ts'
import { upgradeCluster } from '../../parts/embedded-postgres/programs/next-major.ts'
import { runningEmbedded } from '../../parts/embedded-postgres/running.ts'
import type { EmbeddedServer } from '../../parts/embedded-postgres/start.ts'
import { StartError } from '../../parts/program/start-error.ts'
import type { Terminal } from './backup.server.ts'

// No table is left out: it stays the same installation, so its key, sessions and two-factor settings move too, which
// other backups do not contain.
const excludedTables: string[] = []

/**
 * Moves the embedded database to the PostgreSQL version of this release: by a verified backup, restored into a new
 * cluster. Returns the text to print.
 */
export async function upgradeDatabase(
  env: NodeJS.ProcessEnv,
  programsFolder: string | undefined,
  terminal: Terminal,
): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(env)
  if (databaseUrl)
    throw new StartError(
      'DATABASE_URL is set: a server of your own is moved by its own programs (pg_upgrade).',
    )
  if (runningEmbedded(dataDir)) throw new StartError('Inkwell is running on this data folder; stop it first.')
  const kept = await upgradeCluster({
    dataDir,
    programsFolder,
    log: (line) => terminal.print(line),
    copyContents: (old, next, folder) =>
      carryOver(old, next, path.join(folder, 'everything.inkwell'), terminal),
  })
  // From now on another cluster's WAL is archived.
  if (kept !== undefined) await forgetArchiveState(dataDir)
  return kept === undefined
    ? 'The database is of the right version already; nothing was changed.'
    : `The database has been moved; npm start serves it. The previous cluster is kept in ${kept}: delete it when everything works.`
}

async function carryOver(
  old: EmbeddedServer,
  next: EmbeddedServer,
  file: string,
  terminal: Terminal,
): Promise<void> {
  const from = connectionTo({ ...old.superuserConnection })
  const progress = (what: string) => (share: number) => terminal.progress(what, share)
  await writeBackup(from, file, { excludedTables, progress: progress('Writing') })
  const { rows, tables } = await checkBackup(file, { progress: progress('Reading again') })
  await restoreBackup(connectionTo({ ...next.connection }), file, {
    excludedTables,
    progress: progress('Restoring'),
  })
  rmSync(file)
  await carryKey(old, next)
  await carrySecurityLog(old, next)
  // A stop waits only a few seconds, and everything is still to be written.
  await onOwnConnection(connectionTo({ ...next.superuserConnection }), async ({ client }) =>
    client.query('checkpoint'),
  )
  terminal.print(`${rows} rows of ${tables} tables were copied.`)
}

/** Copies the identity of the installation. Backups that it made are still its own, since the folder stays the same. */
async function carryKey(old: EmbeddedServer, next: EmbeddedServer): Promise<void> {
  const identity = await onOwnConnection(connectionTo({ ...old.superuserConnection }), async ({ client }) => {
    if ((await installationIn(client)) === undefined) return undefined
    const { rows } = await client.query<Record<'key' | 'instance' | 'place', string | null>>(
      `select key, to_jsonb(i) ->> 'instance' as instance, to_jsonb(i) ->> 'place' as place from house.identity i`,
    )
    return rows[0]
  })
  if (identity === undefined) return
  await onOwnConnection(connectionTo({ ...next.connection }), async ({ client }) => {
    const { key, instance, place } = identity
    await client.query('update house.identity set key = $1, instance = coalesce($2, instance), place = $3', [
      key,
      instance,
      place,
    ])
  })
}

/** Copies the security log, which backups do not contain, unchanged, so that its hash chain stays valid. */
async function carrySecurityLog(old: EmbeddedServer, next: EmbeddedServer): Promise<void> {
  await onOwnConnection(connectionTo({ ...old.superuserConnection }), async (from) => {
    const { rows } = await from.client.query(`select from pg_class where oid = to_regclass('watch.entry')`)
    if (rows.length === 0) return
    await onOwnConnection(connectionTo({ ...next.superuserConnection }), async (to) => {
      await to.client.query('begin')
      await to.client.query('alter table watch.entry disable trigger user')
      const entries = from.client.query(copyTo('copy watch.entry to stdout'))
      await to.whileConnected(pipeline(entries, to.client.query(copyFrom('copy watch.entry from stdin'))))
      await to.client.query('alter table watch.entry enable trigger user')
      await to.client.query('commit')
    })
  })
}
