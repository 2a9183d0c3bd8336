import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { message } from '../../../i18n/messages.ts'
import { MessageError } from '../messages/message-error.ts'
import type { BackupHeader, BackupTable } from './format/backup-format.ts'
import { becomeInstallation } from '../database/identity/installation.ts'
import { dropIndexes } from './format/drop-indexes.ts'
import { migrationsFolder, migrationsIn, runMigration } from '../database/upgrade/migrate.ts'
import {
  applySchema,
  prepareForMigrations,
  type RepeatableSchema,
  schemaOfPackage,
} from '../database/upgrade/apply-schema.ts'
import { replaceSchemaObjects } from '../database/upgrade/schema-objects.ts'
import { onBackup, type ReadOptions } from './check-backup.ts'
import { type OwnConnection, onOwnConnection } from '../database/connection/own-connection.ts'
import type { BackupPart } from './format/read-backup.ts'
import { tablesInOrder } from './format/tables-in-order.ts'
import { databaseError } from './format/write-backup.ts'

export interface RestoreOptions extends ReadOptions {
  /** Tables whose rows are not restored, though an older backup may contain them. */
  excludedTables: readonly string[]
}

/** Whether a database has any tables. */
export async function hasTables(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query(`select 1 from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`)
  return rows.length > 0
}

async function run(client: pg.ClientBase, migrations: readonly string[]): Promise<void> {
  for (const name of migrations) {
    const text = await readFile(path.join(migrationsFolder, name), 'utf8').catch(() => {
      throw new MessageError(
        message(
          'This backup is from a newer version of Inkwell (unknown migration {name}). Update Inkwell first.',
          { name },
        ),
      )
    })
    await runMigration(client, name, text)
  }
}

/**
 * Creates the tables with the migrations of the backup, and with the backup's functions, views and triggers; returns
 * the names of the tables. So the version that made the backup can use it, and a newer version upgrades it at its next
 * start.
 */
async function buildTables(
  client: pg.ClientBase,
  schema: RepeatableSchema,
  { migrations, rules }: BackupHeader,
): Promise<string[]> {
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await client.query(
    'create table migration (name text primary key, applied_at timestamptz not null default now())',
  )
  await prepareForMigrations(client, schema)
  await run(client, migrations)
  const tables = (await tablesInOrder(client)).map(({ table }) => `"${table}"`)
  await client.query(`truncate ${tables.join(', ')}`)
  if (rules) await replaceSchemaObjects(client, rules)
  return tables
}

/** A backup without functions and triggers is upgraded at once: no version may work on tables that lack them. */
async function upgradeSchema(
  client: pg.ClientBase,
  schema: RepeatableSchema,
  migrations: readonly string[],
): Promise<void> {
  const all = await migrationsIn(migrationsFolder)
  await run(
    client,
    all.filter((name) => !migrations.includes(name)),
  )
  await applySchema(client, schema, all, false)
}

async function loadTable(
  { client, whileConnected }: OwnConnection,
  { table, columns, next }: BackupTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  // `freeze` is possible since the table was created in this transaction; it saves visibility checks later.
  const copy = client.query(copyFrom(`copy "${table}" (${list}) from stdin with (freeze)`))
  await whileConnected(pipeline(Readable.from(rows, { objectMode: false }), copy))
  if (next !== null) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [`"${table}"`, next])
  }
}

async function passOver(rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}

/** Loads the rows of every table without the triggers, which would write history, then creates the indexes. */
async function loadParts(
  own: OwnConnection,
  parts: AsyncGenerator<BackupPart>,
  excludedTables: readonly string[],
): Promise<void> {
  let header: BackupHeader | undefined
  let tables: string[] = []
  let later: string[] = []
  const schema = await schemaOfPackage()
  for await (const part of parts) {
    if ('header' in part) {
      header = part.header
      // Before the first migration, as at a start.
      await becomeInstallation(own.client, header.house?.id)
      tables = await buildTables(own.client, schema, header)
      for (const table of tables) await own.client.query(`alter table ${table} disable trigger user`)
      later = await dropIndexes(own.client)
    } else if ('table' in part) {
      if (excludedTables.includes(part.table.table)) await passOver(part.rows)
      else await loadTable(own, part.table, part.rows)
    }
  }
  await own.client.query(`set local maintenance_work_mem = '256MB'`)
  for (const statement of later) await own.client.query(statement)
  for (const table of tables) await own.client.query(`alter table ${table} enable trigger user`)
  if (header && !header.rules) await upgradeSchema(own.client, schema, header.migrations)
  await own.client.query('analyze')
}

/**
 * Replaces the database with the contents of a backup, in one transaction that is committed after the last byte of the
 * file was read: on any failure, nothing has changed.
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
        await loadParts(own, parts, options.excludedTables)
        await own.client.query('commit')
      }),
    )
  } catch (error) {
    throw databaseError(error) ?? error
  }
}
