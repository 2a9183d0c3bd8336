import { DatabaseError } from 'pg'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { SpreadsheetImport } from '../../contract/endpoints/import.ts'
import { UploadedPicture } from '../../contract/values/uploaded-picture.ts'
import { importsInto } from '../database/advisory-locks.ts'
import type { Transaction } from '../database/query.ts'
import type { Tables } from '../database/tables.ts'
import { storePicture } from '../database/pictures.ts'
import type { ValidRow } from './check-rows.ts'
import type { ImportProgress } from './import-progress.ts'
import { asStored, type ImportPlan, wrongRowsIn } from './plan-import.ts'

type Values = Record<string, unknown>

const rowsAtOnce = 1000
const takenAlready = '23505'

/** A form has used a key between planning and inserting: the whole transaction is run again. */
class KeyTakenMeanwhile extends Error {
  /** PostgreSQL's code of a serialization failure, after which transactions are run again. */
  readonly code = '40001'
}

/** Imports into one table wait for one another, whatever the order of their rows; forms and readers do not wait. */
export async function lockImports(tx: Transaction, table: string): Promise<void> {
  // Waiting for a long import takes long too.
  await tx.run(sql`set local statement_timeout = '5min'`)
  await tx.run(sql`select pg_advisory_xact_lock(${importsInto(table)})`)
}

/**
 * Stores the changes of a plan in batches of rows, with the same constraints and triggers as a form, and one entry for
 * the import; returns the entry's key, or null if there was nothing to store.
 */
export async function storeImport(
  tx: Transaction,
  { entity: { name: table } }: SpreadsheetImport,
  plan: ImportPlan,
  { fileName, userName, progress }: { fileName: string; userName: string; progress: ImportProgress },
): Promise<number | null> {
  if (plan.inserts.length + plan.updates.length === 0) return null
  for (const picture of newPictures(plan)) await storePicture(tx, picture)
  const columns = [...new Set(plan.inserts.flatMap(({ values }) => Object.keys(values)))]
  const total = plan.inserts.length + plan.updates.length
  // In the order of keys, like every call that changes many records: two of them never wait for each other.
  await tx.run(sql`select from ${raw(`"${table}"`)}
    where id = any (${plan.updates.map(({ id }) => id)}) order by id for update`)
  let done = 0
  const tell = (rows: number) => progress.stored((done += rows), total)
  for (let start = 0; start < plan.inserts.length; start += rowsAtOnce) {
    const rows = plan.inserts.slice(start, start + rowsAtOnce).map(toInsert(columns))
    await insertRows(tx, table, rows)
    tell(rows.length)
  }
  for (const rows of alikeAtOnce(plan.updates)) {
    await updateRows(tx, table, rows)
    tell(rows.length)
  }
  const run = await tx.row<Pick<Tables['import_run'], 'id'>>(sql`
    insert into import_run (of_table, file_name, user_name, new, changed, unchanged, wrong, first_history, last_history)
    select ${table}, ${fileName}, ${userName}, ${plan.inserts.length}, ${plan.updates.length},
      ${plan.unchanged}, ${wrongRowsIn(plan)}, coalesce(min(id), 0), coalesce(max(id), 0)
    from history where transaction = pg_current_xact_id() and owner_table = ${table}
    returning id`)
  return run?.id ?? null
}

function newPictures({ inserts, updates }: ImportPlan): Set<UploadedPicture> {
  const values = [...inserts, ...updates].flatMap((row) => Object.values(row.values))
  return new Set(values.filter((value) => value instanceof UploadedPicture))
}

/** All columns that any row has, so that rows can be inserted in the order of the file; a missing picture is null. */
function toInsert(columns: readonly string[]) {
  return ({ values }: ValidRow): Values =>
    Object.fromEntries(columns.map((name) => [name, asStored(values[name]) ?? null]))
}

/** Groups updates of the same columns into batches, each for one statement. */
function alikeAtOnce(updates: ImportPlan['updates']): Values[][] {
  const alike = new Map<string, Values[][]>()
  for (const { id, values } of updates) {
    const row = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asStored(value)]))
    const columns = Object.keys(row).join()
    const batches = alike.get(columns) ?? []
    alike.set(columns, batches)
    const last = batches.at(-1)
    if (last && last.length < rowsAtOnce) last.push({ id, ...row })
    else batches.push([{ id, ...row }])
  }
  return [...alike.values()].flat()
}

function columnsOf(rows: readonly Values[]): string[] {
  return Object.keys(rows[0] ?? {})
}

function recordSet(table: string, rows: readonly Values[]): Sql {
  return sql`jsonb_populate_recordset(null::${raw(`"${table}"`)}, ${JSON.stringify(rows)}::jsonb)`
}

async function insertRows(tx: Transaction, table: string, rows: readonly Values[]): Promise<void> {
  const columns = join(columnsOf(rows).map((name) => raw(`"${name}"`)))
  try {
    await tx.run(
      sql`insert into ${raw(`"${table}"`)} (${columns}) select ${columns} from ${recordSet(table, rows)}`,
    )
  } catch (error) {
    if (error instanceof DatabaseError && error.code === takenAlready) throw new KeyTakenMeanwhile()
    throw error
  }
}

async function updateRows(tx: Transaction, table: string, rows: readonly Values[]): Promise<void> {
  const columns = columnsOf(rows).filter((name) => name !== 'id')
  const changes = columns.map((name) => raw(`"${name}" = given."${name}"`))
  await tx.run(sql`update ${raw(`"${table}"`)} t set ${join(changes)}
    from ${recordSet(table, rows)} given where t.id = given.id`)
}
