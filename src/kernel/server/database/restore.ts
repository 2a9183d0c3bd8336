import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { StartError } from '../../../parts/program/start-error.ts'
import { type BackupHeader, type BackupTable, tablesInOrder } from './backup.ts'
import { runMigration } from './migrate.ts'

const migrationsFolder = path.join(packageRoot, 'migrations')

async function hasTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select 1 from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`)
  return rows.length > 0
}

function headerOf(text: string | undefined): BackupHeader {
  const header: unknown = text === undefined ? null : jsonIn(text)
  if (typeof header === 'object' && header !== null && 'format' in header) {
    if (header.format === 'inkwell backup 1') return header as BackupHeader
  }
  throw new StartError('This file is not a backup of Inkwell.')
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Builds the tables as they were when the backup was made; later migrations run at the next start. */
async function buildTables(client: pg.ClientBase, migrations: readonly string[]): Promise<void> {
  await client.query(
    'create table migration (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const name of migrations) {
    const text = await readFile(path.join(migrationsFolder, name), 'utf8').catch(() => {
      throw new StartError(`This backup comes from a newer version of Inkwell, which knows ${name}.`)
    })
    await runMigration(client, name, text)
  }
}

/** The lines of a stream. Only `\n` ends one: text may hold any other sign that some take for a line's end. */
async function* linesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  let begun: Buffer[] = []
  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString('utf8')
      begun = []
      start = end + 1
    }
    begun.push(chunk.subarray(start))
  }
  return undefined
}

const cutOff = () => new StartError('This backup was cut off before its end.')

/** Rows as COPY wrote them, up to the line that ends a table. */
async function* rowsOf(lines: AsyncGenerator<string, undefined>): AsyncGenerator<string> {
  for (;;) {
    const { value } = await lines.next()
    if (value === undefined) throw cutOff()
    if (value === '\\.') return
    yield `${value}\n`
  }
}

async function loadTable(
  client: pg.ClientBase,
  { table, columns, next }: BackupTable,
  rows: AsyncIterable<string>,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  await pipeline(Readable.from(rows), client.query(copyFrom(`copy "${table}" (${list}) from stdin`)))
  if (next !== null) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [`"${table}"`, next])
  }
}

async function passOver(rows: AsyncGenerator<string>): Promise<void> {
  for await (const _ of rows);
}

/** Puts every table's rows in, without the triggers that would write history about it. */
async function loadTables(
  client: pg.ClientBase,
  lines: AsyncGenerator<string, undefined>,
  leftOut: readonly string[],
): Promise<void> {
  const tables = (await tablesInOrder(client)).map(({ table }) => `"${table}"`)
  await client.query(`truncate ${tables.join(', ')}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (let loaded = 0; ; loaded++) {
    const { value } = await lines.next()
    const part = value === undefined ? null : jsonIn(value)
    if (typeof part !== 'object' || part === null) throw cutOff()
    if ('tables' in part) {
      if (part.tables !== loaded) throw cutOff()
      break
    }
    const table = part as BackupTable
    if (leftOut.includes(table.table)) await passOver(rowsOf(lines))
    else await loadTable(client, table, rowsOf(lines))
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}

/** The bytes of a compressed file; a file that cannot be read fails where they are read. */
function unzipped(file: string): AsyncIterable<Buffer> {
  const unzip = createGunzip()
  // When reading has ended early, a later failure has nobody left to hear of it.
  unzip.on('error', () => {})
  createReadStream(file)
    .on('error', (error) => unzip.destroy(error))
    .pipe(unzip)
  return unzip
}

/** Zlib's own codes, for what is no gzip file or a damaged one. */
function isZipError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/**
 * Makes the database what a backup holds, in one transaction: all of it or, when the file is damaged, nothing.
 * Refuses a database that holds anything unless `replace` says that it may go. What an older backup holds of the tables
 * that are left out today does not come back.
 */
export async function restoreBackup(
  client: pg.ClientBase,
  file: string,
  replace: boolean,
  leftOut: readonly string[],
): Promise<void> {
  if (!replace && (await hasTables(client))) {
    throw new StartError('The database is not empty. Add --replace to lose what it holds.')
  }
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
  await client.query('begin')
  const lines = linesIn(unzipped(file))
  try {
    const { value: first } = await lines.next()
    const header = headerOf(first)
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    await buildTables(client, header.migrations)
    await loadTables(client, lines, leftOut)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (isMissingFile(error)) throw new StartError(`There is no file ${file}.`)
    throw isZipError(error) ? new StartError('This file is damaged, or no backup of Inkwell.') : error
  }
}
