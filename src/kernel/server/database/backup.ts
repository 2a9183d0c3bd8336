import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Tables } from './tables.ts'

/** The first line of a backup. */
export interface BackupHeader {
  format: 'inkwell backup 1'
  at: string
  /** The migrations that had made the tables. */
  migrations: string[]
}

/** The line before a table's rows, which follow as COPY writes them, up to a line `\.`. */
export interface BackupTable {
  table: string
  columns: string[]
  /** The next key that the table would have given. */
  next: number | null
}

/** The last line: a file without it was cut off. */
interface BackupEnd {
  tables: number
}

/** Tables after those that they refer to, with the columns that are stored, not computed. */
export async function tablesInOrder(client: pg.ClientBase): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select relname as table, array(
      select attname from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    )::text[] as columns
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'
    order by relname`)
  const { rows: references } = await client.query<{ table: string; needs: string }>(`
    select child.relname as table, parent.relname as needs
    from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`)
  const ordered: typeof rows = []
  let waiting = rows
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ table }) => table))
    const isReady = ({ table }: { table: string }) =>
      references.every((reference) => reference.table !== table || done.has(reference.needs))
    const ready = waiting.filter(isReady)
    if (ready.length === 0) throw new Error('The tables refer to one another in a circle.')
    ordered.push(...ready)
    waiting = waiting.filter((table) => !isReady(table))
  }
  return ordered
}

const line = (value: BackupHeader | BackupTable | BackupEnd) => `${JSON.stringify(value)}\n`

async function nextKey(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
): Promise<number | null> {
  if (!columns.includes('id')) return null
  const { rows } = await client.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence($1, 'id') as sequence`,
    [`"${table}"`],
  )
  const sequence = rows[0]?.sequence
  if (!sequence) return null
  const { rows: values } = await client.query<{ next: number }>(
    `select last_value + case when is_called then 1 else 0 end as next from ${sequence}`,
  )
  return values[0]?.next ?? null
}

async function* linesOf(client: pg.ClientBase, leftOut: readonly string[]): AsyncGenerator<string | Buffer> {
  const { rows } = await client.query<Pick<Tables['migration'], 'name'>>(
    'select name from migration order by name',
  )
  const migrations = rows.map(({ name }) => name)
  yield line({ format: 'inkwell backup 1', at: new Date().toISOString(), migrations })
  const tables = (await tablesInOrder(client)).filter(({ table }) => !leftOut.includes(table))
  for (const { table, columns } of tables) {
    yield line({ table, columns, next: await nextKey(client, table, columns) })
    const list = columns.map((column) => `"${column}"`).join(', ')
    for await (const chunk of client.query(copyTo(`copy "${table}" (${list}) to stdout`)))
      yield chunk as Buffer
    yield '\\.\n'
  }
  yield line({ tables: tables.length })
}

/**
 * Writes everything, pictures included, but the rows of the tables that are left out, into one compressed file, as it
 * is at one moment. The file appears under its name only when it is whole and on the disk.
 */
export async function writeBackup(
  client: pg.ClientBase,
  file: string,
  leftOut: readonly string[],
): Promise<void> {
  const unfinished = `${file}.part`
  await client.query('set statement_timeout = 0')
  await client.query('begin isolation level repeatable read read only')
  try {
    await pipeline(
      Readable.from(linesOf(client, leftOut), { objectMode: false }),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    )
    const handle = await open(unfinished, 'r')
    await handle.sync()
    await handle.close()
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.query('rollback')
  }
}
