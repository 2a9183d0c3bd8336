import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import type { Db, Transaction } from '../database/query.ts'
import { referencesTo } from '../database/references.ts'
import type { Tables } from '../database/tables.ts'

/** The history entry of a row's deletion. */
export interface Deletion extends Pick<Tables['history'], 'id' | 'table_name' | 'record_id' | 'changes'> {
  /** The transaction that deleted it. */
  save: Tables['history']['transaction']
}

/** Updates a restored row from the records that it depends on, or throws; registered by table name. */
export type RefreshRestored = (tx: Transaction, id: number, deletion: Deletion, actor: Actor) => Promise<void>

/** The columns of a record that changed after something else was deleted, as they were then. */
export async function columnsAt(
  db: Db,
  { table, id }: { table: string; id: number },
  deletion: Deletion,
): Promise<Record<string, unknown>> {
  const found = await db.row<{ columns: Record<string, unknown> | null }>(sql`
    select jsonb_object_agg(key, value) as columns from (
      select distinct on (key) key, value -> 0 as value from history h, jsonb_each(h.changes)
      where h.owner_table = ${table} and h.owner_id = ${id} and h.table_name = ${table} and h.record_id = ${id}
        and h.action = 'update' and h.id > ${deletion.id}
      order by key, h.id
    ) changed`)
  return found?.columns ?? {}
}

interface Column {
  name: string
  required: boolean
  has_default: boolean
  /** For a row that was deleted before the column was added: the value from its migration, and from the database. */
  value_of: string | null
  first_value: string | null
  /** The table whose rows may be deleted while this reference to them is set to null. */
  cut_from: string | null
}

async function columnsOf(db: Db, table: string): Promise<Column[]> {
  return await db.rows<Column>(sql`
    select attname as name, attnotnull as required, atthasdef as has_default, value_of,
      (attmissingval::text::text[])[1] as first_value, cut.confrelid::regclass::text as cut_from
    from pg_attribute
    left join added_column on of_table = ${table} and added_column.name = attname
    left join pg_constraint cut
      on conrelid = attrelid and conkey = array[attnum] and contype = 'f' and confdeltype = 'n'
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
}

/** Sets references to permanently deleted rows to null, as would have happened to the row itself. */
async function withoutCutLinks(db: Db, columns: readonly Column[], was: Readonly<Record<string, unknown>>) {
  const row = { ...was }
  for (const { name, cut_from } of columns) {
    if (cut_from === null || typeof row[name] !== 'number') continue
    const there = await db.row(
      sql`select id from ${raw(`"${cut_from}"`)} where id = ${row[name]} for key share`,
    )
    if (!there) row[name] = null
  }
  return row
}

/**
 * Inserts a row as it was when it was deleted. Generated columns are left to the database; a column without a value was
 * empty, or was added later.
 */
async function insertAsItWas(tx: Transaction, table: string, was: Readonly<Record<string, unknown>>) {
  const columns = await columnsOf(tx, table)
  const row = await withoutCutLinks(tx, columns, was)
  const values: [name: string, value: Sql][] = []
  for (const { name, required, has_default, value_of, first_value } of columns) {
    if (!Object.hasOwn(was, name)) {
      if (value_of !== null) {
        const given = sql`(select ${raw(value_of)} from (select ${JSON.stringify(was)}::jsonb as was) r)`
        values.push([name, given])
        continue
      }
      if (required && has_default) continue
      if (required) row[name] = first_value
    }
    values.push([name, raw(`r."${name}"`)])
  }
  await tx.run(sql`
    insert into ${raw(`"${table}"`)} (${join(values.map(([name]) => raw(`"${name}"`)))})
    select ${join(values.map(([, value]) => value))}
    from jsonb_populate_record(null::${raw(`"${table}"`)}, ${JSON.stringify(row)}::jsonb) r`)
}

/** The deleted row, from the deletion's changes `{ column: [value, null] }`. */
function rowBefore({ changes }: Deletion): Record<string, unknown> {
  const columns = Object.entries(changes as Record<string, [unknown, unknown]>)
  return Object.fromEntries(columns.map(([name, [before]]) => [name, before]))
}

/**
 * Restores a deleted record: its row, the rows that were deleted with it, and the references to it that were set to
 * null. Keys and numbers stay the same; then the record is updated from the records that it depends on.
 */
export async function restoreRecord(
  tx: Transaction,
  deletion: Deletion,
  refreshers: Readonly<Record<string, RefreshRestored>>,
  actor: Actor,
): Promise<void> {
  const { table_name: table, record_id: id } = deletion
  await insertAsItWas(tx, table, rowBefore(deletion))
  for (const reference of await referencesTo(tx, table)) {
    const was = sql`h.transaction = ${deletion.save}::xid8 and h.table_name = ${reference.table}
      and h.changes -> ${reference.column}::text ->> 0 = ${String(id)}`
    if (reference.on_delete === 'cascade') {
      const parts = await tx.rows<Deletion>(sql`
        select h.id, h.transaction::text as save, h.table_name, h.record_id, h.changes
        from history h where ${was} and h.action = 'delete' order by h.id`)
      for (const part of parts) await restoreRecord(tx, part, refreshers, actor)
    } else if (reference.on_delete === 'free') {
      const column = raw(`"${reference.column}"`)
      await tx.run(sql`
        update ${raw(`"${reference.table}"`)} t set ${column} = ${id} from history h
        where ${was} and h.action = 'update' and t.id = h.record_id and t.${column} is null`)
    }
  }
  await refreshers[table]?.(tx, id, deletion, actor)
}
