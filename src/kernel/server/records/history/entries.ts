import sql, { raw, type Sql } from 'sql-template-tag'
import type { Actor, Resource } from '../../../contract/access.ts'
import type { ReplyOf } from '../../../contract/endpoint.ts'
import type { Entity } from '../../../contract/entity.ts'
import { historyPageSize, type readHistory } from '../../../contract/endpoints/history.ts'
import type { Count, Db, Keyed } from '../../database/query.ts'
import type { Kernel } from '../../kernel.ts'
import { whereAll } from '../../database/where.ts'
import { aboutVisible } from '../../rights/row-policy.ts'

export type HistoryEntry = ReplyOf<typeof readHistory>['results'][number]

/** The columns of an entry, from the table `h`. */
export const entryColumns = sql`h.id, h.transaction::text as save, h.at, h.user_name, h.owner_table, h.owner_id,
  h.table_name, h.record_id, h.changes,
  case when h.action = 'insert' and exists (select from history before
    where before.owner_table = h.owner_table and before.owner_id = h.owner_id
      and before.table_name = h.table_name and before.record_id = h.record_id and before.id < h.id)
    then 'restore' else h.action end as action`

interface Reader {
  actor: Actor
  entity: Entity
  /** The permission to see what other users did. */
  seeAll: Resource
}

/**
 * The condition that a user may read an entry `h` about a record of a kind: the record must be visible to them, and for
 * other users' changes they need the permission to see these. All calls that show history use it.
 */
export function entriesRead(
  { may, policies }: Pick<Kernel, 'may' | 'policies'>,
  { actor, entity, seeAll }: Reader,
): Sql {
  const about = aboutVisible(entity, policies.of(actor, entity))
  return may(actor, seeAll, 'view') ? about : sql`(${about} and h.user_id = ${actor.id})`
}

/** A page of the entries `h` that match the conditions, newest first; `attached` kinds are shown as parts. */
export async function entriesPage(
  db: Db,
  conditions: Sql[],
  page: number | null,
  attached: readonly Entity[] = [],
) {
  const where = whereAll(conditions)
  const counted = await db.row<Count>(sql`select count(*) as count from history h ${where}`)
  const results = await db.rows<HistoryEntry>(sql`
    select ${entryColumns} from history h ${where}
    order by h.id desc limit ${historyPageSize} offset ${((page ?? 1) - 1) * historyPageSize}`)
  return { results: await withParts(db, results, attached), count: counted?.count ?? 0 }
}

const isThere = async (db: Db, table: string): Promise<boolean> =>
  (await db.row<{ there: boolean }>(sql`select to_regclass(quote_ident(${table})) is not null as there`))
    ?.there === true

/** The rows of a table that a later version has dropped, as first inserted. */
const asWritten = (table: string, of: readonly HistoryEntry[]): Sql => sql`
  select id, row from (
    select h.record_id as id, (select jsonb_object_agg(key, value -> 1) from jsonb_each(h.changes)) as row from history h
    where h.owner_table = ${of[0]?.owner_table} and h.owner_id = any(${of.map(({ owner_id }) => owner_id)})
      and h.table_name = ${table} and h.action = 'insert') written`

/** Adds whole rows to entries of lines, comments and tasks, since the changes contain only some columns. */
export async function withParts(
  db: Db,
  entries: readonly HistoryEntry[],
  attached: readonly Entity[] = [],
): Promise<HistoryEntry[]> {
  const parts = entries.filter(
    ({ table_name, owner_table }) =>
      table_name !== owner_table || attached.some(({ name }) => name === owner_table),
  )
  const rows = new Map<string, unknown>()
  for (const table of new Set(parts.map(({ table_name }) => table_name))) {
    const of = parts.filter(({ table_name }) => table_name === table)
    const found = await db.rows<Keyed & { row: unknown }>(sql`
      select record_id as id, jsonb_object_agg(key, value -> 0) as row from (
        select distinct on (record_id) record_id, changes from history h
        where h.owner_table = ${of[0]?.owner_table} and h.owner_id = any(${of.map(({ owner_id }) => owner_id)})
          and h.table_name = ${table} and h.record_id = any(${of.map(({ record_id }) => record_id)})
          and h.action = 'delete'
        order by record_id, id desc
      ) last, jsonb_each(changes) group by record_id
      union all
      ${(await isThere(db, table)) ? sql`select id, to_jsonb(t) as row from ${raw(`"${table}"`)} t` : asWritten(table, of)}
      where id = any(${of.map(({ record_id }) => record_id)})`)
    for (const { id, row } of found) rows.set(`${table} ${id}`, row)
  }
  return entries.map((entry) => ({
    ...entry,
    part: rows.get(`${entry.table_name} ${entry.record_id}`) ?? null,
  }))
}
