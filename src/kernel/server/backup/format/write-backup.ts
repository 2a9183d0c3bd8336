import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { message } from '../../../../i18n/messages.ts'
import { MessageError } from '../../messages/message-error.ts'
import { schemaObjectsOf } from '../../database/upgrade/schema-objects.ts'
import type { Tables } from '../../database/tables.ts'
import { backupLine, presentFormat, rowCounter } from './backup-format.ts'
import { installationIn, macOf, publicInstallation } from '../../database/identity/installation.ts'
import { fileError } from '../disk/file-error.ts'
import { onOwnConnection } from '../../database/connection/own-connection.ts'
import { verifiable } from '../integrity/checksum.ts'
import { nextKey, tablesInOrder } from './tables-in-order.ts'

export interface WriteOptions {
  /** Tables whose rows are not backed up. */
  excludedTables: readonly string[]
  passphrase?: string | undefined
  /** Called with the share that is done, from 0 to 1. */
  progress?: (share: number) => void
}

/** The size of each table, so that the progress is even. */
async function sizesOf(client: pg.ClientBase, tables: readonly { table: string }[]): Promise<number[]> {
  const names = tables.map(({ table }) => `"${table}"`)
  const { rows } = await client.query<{ size: number }>(
    'select pg_table_size(name::regclass) as size from unnest($1::text[]) with ordinality as t (name, place) order by place',
    [names],
  )
  return rows.map(({ size }) => size)
}

async function* linesOf(
  client: pg.ClientBase,
  { excludedTables, progress }: WriteOptions,
): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  const out = (bytes: Buffer) => {
    whole.update(bytes)
    return bytes
  }
  const { rows: applied } = await client.query<Pick<Tables['migration'], 'name'>>(
    'select name from migration order by name',
  )
  const migrations = applied.map(({ name }) => name)
  const own = await installationIn(client)
  const installation = own && publicInstallation(own)
  const rules = await schemaObjectsOf(client)
  yield out(
    backupLine({
      format: presentFormat,
      at: new Date().toISOString(),
      migrations,
      house: installation,
      rules,
    }),
  )
  const tables = (await tablesInOrder(client)).filter(({ table }) => !excludedTables.includes(table))
  const sizes = await sizesOf(client, tables)
  const size = sizes.reduce((sum, each) => sum + each, 1)
  let written = 0
  let rows = 0
  for (const [place, { table, columns }] of tables.entries()) {
    yield out(backupLine({ table, columns, next: await nextKey(client, table, columns) }))
    const list = columns.map((column) => `"${column}"`).join(', ')
    const counter = rowCounter()
    const most = sizes[place] ?? 0
    let bytesOfTable = 0
    for await (const piece of client.query(copyTo(`copy "${table}" (${list}) to stdout`))) {
      const bytes: Buffer = piece
      counter.add(bytes)
      yield out(Buffer.from(`${bytes.length}\n`))
      yield out(bytes)
      bytesOfTable += bytes.length
      progress?.((written + Math.min(bytesOfTable, most)) / size)
    }
    const sum = counter.sum()
    rows += sum.rows
    written += most
    yield out(Buffer.from('0\n'))
    yield out(backupLine(sum))
  }
  const sha256 = whole.digest('hex')
  yield backupLine({ tables: tables.length, rows, sha256, signed: own && macOf(own, sha256) })
}

/** Writes a backup of one snapshot into a stream, such as a pipe to another machine, and ends the stream. */
export async function pipeBackup(
  connection: pg.ClientConfig,
  target: Writable,
  options: WriteOptions,
): Promise<void> {
  await onOwnConnection(connection, async ({ client, whileConnected }) => {
    await client.query('begin isolation level repeatable read read only')
    const lines = Readable.from(linesOf(client, options), { objectMode: false })
    await whileConnected(pipeline(lines, createGzip(), verifiable(options.passphrase), target))
  })
}

/**
 * Writes everything, including pictures, into one file, except the rows of the tables in `excludedTables`. The file gets its
 * name only when it is complete and on disk, and a failure leaves no file. A target that is not a regular file, such as
 * a named pipe, is written directly. Throws a StartError that the user who named the file can act on.
 */
export async function writeBackup(
  connection: pg.ClientConfig,
  file: string,
  options: WriteOptions,
): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  const isPlain = found === undefined || found.isFile()
  try {
    await (isPlain ? writeWhole : writeAsItIs)(connection, file, options)
  } catch (error) {
    throw fileError(error, file) ?? databaseError(error) ?? error
  }
}

async function writeWhole(connection: pg.ClientConfig, file: string, options: WriteOptions): Promise<void> {
  const unfinished = `${file}.part`
  try {
    await writeInto(createWriteStream(unfinished, { mode: 0o600, flush: true }), connection, options)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

async function writeAsItIs(connection: pg.ClientConfig, file: string, options: WriteOptions): Promise<void> {
  await writeInto(createWriteStream(file), connection, options)
}

async function writeInto(
  target: WriteStream,
  connection: pg.ClientConfig,
  options: WriteOptions,
): Promise<void> {
  // Before the database is used: a missing folder must not cost a connection.
  await once(target, 'open')
  try {
    await pipeBackup(connection, target, options)
  } finally {
    target.destroy()
  }
}

/** The error if the database refuses or cannot be reached, as one line; undefined for any other error. */
export function databaseError(error: unknown): MessageError | undefined {
  if (error instanceof pg.DatabaseError) {
    return new MessageError(message('Database error: {reason}.', { reason: error.message }), {
      cause: error,
    })
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isGone = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'].includes(String(code))
  return isGone ? new MessageError('The connection to the database was lost.', { cause: error }) : undefined
}
