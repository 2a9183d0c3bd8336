import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { message } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import { Problem } from '../../contract/problem.ts'
import { UploadedPicture } from '../../contract/values/uploaded-picture.ts'
import { inUse } from '../database/failures/constraint-problem.ts'
import type { Count, Db, Keyed, Transaction } from '../database/query.ts'
import { referencesTo } from '../database/references.ts'
import type { Tables } from '../database/tables.ts'
import { selectColumns } from '../lists/list.ts'
import { whereAll } from '../database/where.ts'
import { storePicture } from '../database/pictures.ts'
import { shownIn } from '../database/shown-in.ts'

/** Reads one record for a response; throws `not_found`, or `permission_denied` if the user may not see it. */
export async function readRecord<Row>(
  db: Db,
  entity: Entity,
  id: number,
  expressions: Record<string, Sql> = {},
): Promise<Row> {
  const row = await db.row<Row>(
    sql`select ${selectColumns(entity, expressions)} from ${shownIn(entity)} t ${recordVisible(db, entity, id)}`,
  )
  if (!row) throw await notFoundOrVisible(db, entity, id)
  return row
}

/** Throws `not_found` if the record does not exist, or `permission_denied` if the user may not see it. */
export async function assertVisible(db: Db, entity: Entity, id: number): Promise<void> {
  const found = await db.row(
    sql`select t.id from ${raw(`"${entity.name}"`)} t ${recordVisible(db, entity, id)}`,
  )
  if (!found) throw await notFoundOrVisible(db, entity, id)
}

/** Reads several records in the order of their keys; throws like `readRecord` if one of them is missing. */
export async function readRecords<Row>(
  db: Db,
  entity: Entity,
  ids: readonly number[],
  expressions: Record<string, Sql> = {},
): Promise<Row[]> {
  const rows = await db.rows<Row & Keyed>(sql`
    select ${selectColumns(entity, expressions)} from ${shownIn(entity)} t
    ${whereAll([sql`t.id = any (${ids})`, ...db.visibleTo(entity)])} order by t.id`)
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) throw await notFoundOrVisible(db, entity, missing)
  return rows
}

/** Locks a record until the transaction ends, so that what is read next is what will be changed. */
export async function lockRecord(tx: Transaction, entity: Entity, id: number): Promise<void> {
  await tx.run(sql`select id from ${raw(`"${entity.name}"`)} where id = ${id} for update`)
}

/** `where` for one record, with the user's row-level policy. */
export function recordVisible(db: Db, entity: Entity, id: number): Sql {
  return whereAll([sql`t.id = ${id}`, ...db.visibleTo(entity)])
}

/** The reason why a record was not found: it does not exist, or the user may not see it. */
export async function notFoundOrVisible(db: Db, entity: Entity, id: number): Promise<Problem> {
  if (db.visibleTo(entity).length === 0) return notFound(entity)
  const there = await db.row(sql`select id from ${raw(`"${entity.name}"`)} where id = ${id}`)
  return there ? notVisible() : notFound(entity)
}

/** The error for a record that the user may not see. */
export function notVisible(): Problem {
  return new Problem('permission_denied', 'You do not have permission to view this record.')
}

function notFound(entity: Entity): Problem {
  return new Problem('not_found', sentencesOf(entity).missing)
}

/** Converts values for their columns: a new picture is stored and replaced by its address. */
async function columnValues(
  tx: Transaction,
  values: Readonly<Record<string, unknown>>,
): Promise<[name: string, value: unknown][]> {
  const columns: [string, unknown][] = []
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    columns.push([name, value instanceof UploadedPicture ? await storePicture(tx, value) : value])
  }
  return columns
}

/** Inserts a row; returns its key. */
export async function insertRow(
  tx: Transaction,
  table: string,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  return (await insertReturning<Keyed>(tx, table, values, sql`t.id`)).id
}

/** Inserts rows in one statement; returns their keys in order. A missing value gets the default of its column. */
export async function insertRows(
  tx: Transaction,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<number[]> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const valueOf = (value: unknown) => (value === undefined ? sql`default` : sql`${value}`)
  const values = rows.map((row) => sql`(${join(names.map((name) => valueOf(row[name])))})`)
  const stored = await tx.rows<Keyed>(sql`
    insert into ${raw(`"${table}"`)} (${join(names.map((name) => raw(`"${name}"`)))})
    values ${join(values)} returning id`)
  return stored.map(({ id }) => id)
}

async function insertReturning<Row>(
  tx: Transaction,
  table: string,
  values: Readonly<Record<string, unknown>>,
  answer: Sql,
): Promise<Row> {
  const columns = await columnValues(tx, values)
  const row = await tx.row<Row>(sql`
    insert into ${raw(`"${table}"`)} as t (${join(columns.map(([name]) => raw(`"${name}"`)))})
    values (${join(columns.map(([, value]) => value))}) returning ${answer}`)
  if (!row) throw new Error(`Nothing was inserted into ${table}.`)
  return row
}

/**
 * Inserts a record; returns it for a response. `expressions` may use only columns of the table, since the `returning`
 * clause evaluates them if the user sees all records.
 */
export async function insertRecord<Row>(
  tx: Transaction,
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  expressions?: Record<string, Sql>,
): Promise<Row> {
  if (tx.visibleTo(entity).length === 0) {
    return await insertReturning<Row>(tx, entity.name, values, selectColumns(entity, expressions))
  }
  return await readRecord<Row>(tx, entity, await insertRow(tx, entity.name, values), expressions)
}

export interface RowChange {
  /** By column; omitted columns stay as they are. */
  values: Readonly<Record<string, unknown>>
  /** Omitted or null: any version. */
  version?: number | null
  /** SQL for fields that are not columns, for the record that a conflict shows. */
  expressions?: Record<string, Sql>
}

/**
 * Updates the given columns of a row. With `version`, only if nobody has changed the record since that version was
 * read; otherwise throws a `conflict` with the last user and time, and the current record.
 */
export async function updateRow(
  tx: Transaction,
  entity: Entity,
  id: number,
  { values, version = null, expressions = {} }: RowChange,
): Promise<void> {
  const table = raw(`"${entity.name}"`)
  const columns = await columnValues(tx, values)
  const same = version === null ? empty : sql`and t.version = ${version}`
  const where = sql`${recordVisible(tx, entity, id)} ${same}`
  const touched =
    columns.length > 0
      ? await tx.run(sql`update ${table} t
          set ${join(columns.map(([name, value]) => sql`${raw(`"${name}"`)} = ${value}`))} ${where}`)
      : (await tx.rows(sql`select t.id from ${table} t ${where} for update`)).length
  if (touched === 0) throw await conflictOrMissing(tx, entity, id, expressions)
}

async function conflictOrMissing(
  tx: Transaction,
  entity: Entity,
  id: number,
  expressions: Record<string, Sql>,
): Promise<Problem> {
  const current = await readRecord<Record<string, unknown>>(tx, entity, id, expressions)
  return await conflictWith(tx, entity, id, current)
}

/**
 * The error of the optimistic lock, for an update of an older version: who changed the record since, when, and the
 * current record.
 */
export async function conflictWith(
  tx: Transaction,
  entity: Entity,
  id: number,
  current: Record<string, unknown>,
): Promise<Problem> {
  const last = await tx.row<Pick<Tables['history'], 'at' | 'user_name'>>(sql`
    select at, user_name from history
    where owner_table = ${entity.name} and owner_id = ${id} order by id desc limit 1`)
  const who = last?.user_name ?? message('Someone else')
  return new Problem('conflict', message(sentencesOf(entity).changed, { who }), {
    conflict: {
      current,
      changed_by: last?.user_name ?? null,
      changed_at: last?.at ?? String(current['updated_at']),
    },
  })
}

/** Deletes a record; throws `not_found`, or `in_use` with the number of records that need it. */
export async function deleteRow(tx: Transaction, entity: Entity, id: number): Promise<void> {
  // `fresh`: a savepoint has no plan to cache.
  await tx.rows(sql`savepoint before_deletion`, 'fresh')
  try {
    const touched = await tx.run(
      sql`delete from ${raw(`"${entity.name}"`)} t ${recordVisible(tx, entity, id)}`,
    )
    if (touched === 0) throw await notFoundOrVisible(tx, entity, id)
  } catch (error) {
    if (error instanceof Problem) throw error
    await tx.rows(sql`rollback to savepoint before_deletion`, 'fresh')
    const needed = await recordsThatNeed(tx, entity, id)
    if (!needed) throw error
    throw inUse(entity.label, needed.table, needed.count)
  }
}

/** The first table whose rows prevent the deletion of a record, and their number. */
async function recordsThatNeed(
  tx: Transaction,
  entity: Entity,
  id: number,
): Promise<{ table: string; count: number } | undefined> {
  for (const { table, column, on_delete } of await referencesTo(tx, entity.name)) {
    if (on_delete !== 'refuse') continue
    const counted = await tx.row<Count>(
      sql`select count(*) as count from ${raw(`"${table}"`)} where ${raw(`"${column}"`)} = ${id}`,
    )
    if (counted && counted.count > 0) return { table, count: counted.count }
  }
  return undefined
}
