import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../../../parts/program/start-error.ts'
import type { BackupTable } from './backup-format.ts'
import { becomeHouse } from './house.ts'
import { bareTables } from './bare-tables.ts'
import { migrationsFolder, migrationsIn, runMigration } from '../database/migrate.ts'
import { applyPresent, makeBare, type Present, presentOfPackage } from '../database/present.ts'
import { onBackup, type ReadOptions } from './check-backup.ts'
import { type OwnConnection, onOwnConnection } from './own-connection.ts'
import type { BackupPart } from './read-backup.ts'
import { tablesInOrder } from './tables-in-order.ts'
import { databaseTrouble } from './write-backup.ts'

/** How a backup is restored. */
export interface RestoreOptions extends ReadOptions {
  /** Tables whose rows do not come back, though an older backup may hold them. */
  leftOut: readonly string[]
}

/** Whether a database holds tables at all. */
export async function hasTables(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query(`select 1 from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`)
  return rows.length > 0
}

/** Builds the tables as they were when the backup was made; later migrations run at the next start. */
async function buildTables(
  client: pg.ClientBase,
  present: Present,
  migrations: readonly string[],
): Promise<void> {
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await client.query(
    'create table migration (name text primary key, applied_at timestamptz not null default now())',
  )
  await makeBare(client, present)
  for (const name of migrations) {
    const text = await readFile(path.join(migrationsFolder, name), 'utf8').catch(() => {
      throw new StartError(`This backup comes from a newer version of Inkwell, which knows ${name}.`)
    })
    await runMigration(client, name, text)
  }
}

async function loadTable(
  { client, whileConnected }: OwnConnection,
  { table, columns, next }: BackupTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  // Made in this very transaction, the rows need not be looked at again as to who may see them.
  const copy = client.query(copyFrom(`copy "${table}" (${list}) from stdin with (freeze)`))
  await whileConnected(pipeline(Readable.from(rows, { objectMode: false }), copy))
  if (next !== null) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [`"${table}"`, next])
  }
}

async function passOver(rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}

/**
 * Puts every table's rows in, while there is no trigger that would write history about it, and indexes them then. Where no
 * later migration waits, functions, triggers and views come at once.
 */
async function loadParts(
  own: OwnConnection,
  parts: AsyncGenerator<BackupPart>,
  leftOut: readonly string[],
): Promise<void> {
  let later: string[] = []
  let migrations: readonly string[] = []
  const present = await presentOfPackage()
  for await (const part of parts) {
    if ('header' in part) {
      migrations = part.header.migrations
      await buildTables(own.client, present, migrations)
      if (part.header.house) await becomeHouse(own.client, part.header.house.id)
      const tables = (await tablesInOrder(own.client)).map(({ table }) => `"${table}"`)
      await own.client.query(`truncate ${tables.join(', ')}`)
      later = await bareTables(own.client)
    } else if ('table' in part) {
      if (leftOut.includes(part.table.table)) await passOver(part.rows)
      else await loadTable(own, part.table, part.rows)
    }
  }
  await own.client.query(`set local maintenance_work_mem = '256MB'`)
  for (const statement of later) await own.client.query(statement)
  const all = await migrationsIn(migrationsFolder)
  if (all.length === migrations.length) await applyPresent(own.client, present, all, false)
  await own.client.query('analyze')
}

/**
 * Makes the database what a backup holds, in one transaction that is committed when the file has been read to its last
 * byte: all of it or, when anything is wrong with the file or on the way, nothing.
 */
export async function restoreBackup(
  connection: pg.ClientConfig,
  file: string,
  options: RestoreOptions,
): Promise<void> {
  try {
    await onBackup(file, options, async (parts) =>
      onOwnConnection(connection, async (own) => {
        await own.client.query('begin')
        await loadParts(own, parts, options.leftOut)
        await own.client.query('commit')
      }),
    )
  } catch (error) {
    throw databaseTrouble(error) ?? error
  }
}
