import pg from 'pg'
import { readConfig } from '../kernel/server/config.ts'
import { writeBackup } from '../kernel/server/database/backup.ts'
import { runningEmbedded } from '../parts/embedded-postgres/running.ts'
import { connectionTo, openDatabase } from '../kernel/server/database/open.ts'
import { restoreBackup } from '../kernel/server/database/restore.ts'
import { StartError } from '../parts/program/start-error.ts'

/**
 * What opens this house and no other: the key that signs tokens, sessions with what is told of them, tries to sign in, and
 * the answers kept for repeated requests. A backup does not hold it; after a restore there is a new key, and everybody signs in anew.
 */
export const leftOut = [
  'secret',
  'session',
  'known_device',
  'account_notice',
  'sign_in_failure',
  'idempotency_key',
] as const

/** Runs `work` on the configured database; `quiet` says whether another process may be using it meanwhile. */
async function onDatabase(quiet: boolean, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const running = config.databaseUrl ? undefined : runningEmbedded(config.dataDir)
  if (running && quiet) throw new StartError('Inkwell is running on this data folder; stop it first.')
  if (running) {
    const client = new pg.Client(connectionTo({ ...running }))
    await client.connect()
    try {
      await work(client)
    } finally {
      await client.end()
    }
    return
  }
  const database = await openDatabase(config)
  try {
    const client = await database.pool.connect()
    try {
      await work(client)
    } finally {
      client.release(true)
    }
  } finally {
    await database.close()
  }
}

/** Writes everything into one file; Inkwell may go on running. */
export async function backUp(file: string): Promise<void> {
  await onDatabase(false, (client) => writeBackup(client, file, leftOut))
}

/** Makes the database what a backup holds; Inkwell must not be running. */
export async function restore(file: string, replace: boolean): Promise<void> {
  await onDatabase(true, (client) => restoreBackup(client, file, replace, leftOut))
}
