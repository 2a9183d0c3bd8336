import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Actor, Resource } from '../../contract/access.ts'
import type { ReplyOf } from '../../contract/endpoint.ts'
import { told } from '../../../words/sentences.ts'
import type { Entity } from '../../contract/entity.ts'
import { type historyEndpoints, historyPageSize, undoDeletion } from '../../contract/endpoints/history.ts'
import { Problem } from '../../contract/problem.ts'
import { bringBack, type BringUpToDate } from './bring-back.ts'
import type { Count, Db, Keyed, Transaction } from '../database/query.ts'
import type { Kernel } from '../kernel.ts'
import { whereAll } from '../lists/list.ts'
import { obstacleTo } from './obstacle.ts'
import { notSeen } from './records.ts'
import { searchConditions } from '../lists/search.ts'
import { keysSeen, showsDeleted } from './sight.ts'

type Endpoints = ReturnType<typeof historyEndpoints>
type Entry = ReplyOf<Endpoints['read']>['results'][number]

const columns = sql`h.id, h.transaction::text as save, h.at, h.user_name, h.owner_table, h.owner_id, h.table_name,
  h.record_id, h.changes,
  case when h.action = 'insert' and exists (select from history before
    where before.owner_table = h.owner_table and before.owner_id = h.owner_id
      and before.table_name = h.table_name and before.record_id = h.record_id and before.id < h.id)
    then 'restore' else h.action end as action`

async function entriesPage(db: Db, conditions: Sql[], page: number | null) {
  const where = whereAll(conditions)
  const counted = await db.row<Count>(sql`select count(*) as count from history h ${where}`)
  const results = await db.rows<Entry>(sql`
    select ${columns} from history h ${where}
    order by h.id desc limit ${historyPageSize} offset ${((page ?? 1) - 1) * historyPageSize}`)
  return { results: await withParts(db, results), count: counted?.count ?? 0 }
}

/** Lines of a document are changed by columns; their whole rows tell people which line it was. */
async function withParts(db: Db, entries: readonly Entry[]): Promise<Entry[]> {
  const parts = entries.filter(({ table_name, owner_table }) => table_name !== owner_table)
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
      select id, to_jsonb(t) as row from ${raw(`"${table}"`)} t where id = any(${of.map(({ record_id }) => record_id)})`)
    for (const { id, row } of found) rows.set(`${table} ${id}`, row)
  }
  return entries.map((entry) => ({
    ...entry,
    part: rows.get(`${entry.table_name} ${entry.record_id}`) ?? null,
  }))
}

interface HistoryOptions {
  entities: readonly Entity[]
  /** The right to see what others did. */
  seeAll: Resource
  /** Bring a record that comes back up to what it follows, by the name of its table. */
  followers: Readonly<Record<string, BringUpToDate>>
}

/** What happened to records that a person sees, and the trash. */
export function historyRoutes(
  { routes, may, sights }: Kernel,
  endpoints: Endpoints,
  { entities, seeAll, followers }: HistoryOptions,
): void {
  const entityOf = (name: string) => entities.find((entity) => entity.name === name)
  routes.query(endpoints.read, async ({ query, actor }, db) => {
    const entity = entityOf(query.resource)
    if (!entity)
      throw new Problem(
        'bad_request',
        told('There are no records of the kind "{kind}".', { kind: query.resource }),
      )
    const sight = sights.of(actor, entity)
    if ((await keysSeen(db, entity, [query.id], sight)).length === 0) throw notSeen()
    const conditions = [
      sql`h.owner_table = ${query.resource}`,
      sql`h.owner_id = ${query.id}`,
      ...(may(actor, seeAll, 'view') ? [] : [sql`h.user_id = ${actor.id}`]),
    ]
    return await entriesPage(db, conditions, query.page)
  })

  routes.query(endpoints.trash, async ({ query, actor }, db) => {
    const restorable = entities.map((entity) => showsDeleted(sights.ofDeleted(actor, entity), entity))
    const conditions = [
      sql`h.action = 'delete'`,
      sql`(${join(restorable, ' or ')})`,
      // Only the last deletion of a record that has not come back since.
      sql`not exists (select from history later where later.owner_table = h.owner_table
        and later.owner_id = h.owner_id and later.table_name = h.table_name
        and later.record_id = h.record_id and later.id > h.id)`,
      // What went with another record comes back with it.
      sql`not exists (select from history owner join pg_constraint on contype = 'f' and confdeltype = 'c'
          and conrelid = h.table_name::regclass and confrelid = owner.table_name::regclass
        where owner.transaction = h.transaction and owner.action = 'delete'
          and h.changes -> (select attname from pg_attribute
            where attrelid = conrelid and attnum = conkey[1])::text ->> 0 = owner.record_id::text)`,
      ...searchConditions(query.search, {
        occurs: (word) => sql`search_normal(h.changes::text) like search_pattern(${word})`,
        phones: sql`search_phones(h.changes::text)`,
      }),
    ]
    return await entriesPage(db, conditions, query.page)
  })

  /** Restores the newest deletion that the conditions on the history `h` leave, as far as the person may. */
  const restoreOne = async (tx: Transaction, actor: Actor, which: Sql) => {
    const entry = await tx.row<Entry>(sql`
      select ${columns} from history h where ${which} and h.action = 'delete' order by h.id desc limit 1`)
    const entity = entry && entityOf(entry.table_name)
    if (!entry || !entity) throw new Problem('not_found', 'There is no such deletion.')
    const allowed = await tx.row(sql`
      select id from history h where h.id = ${entry.id} and ${showsDeleted(sights.ofDeleted(actor, entity), entity)}`)
    if (!allowed) throw new Problem('permission_denied', 'You do not have permission to restore this.')
    try {
      await bringBack(tx, entry, followers, actor)
    } catch (error) {
      throw obstacleTo(entity, entities, error) ?? error
    }
    return { message: told('{label} restored.', { label: entity.label }), owner_id: entry.record_id }
  }

  routes.command(
    endpoints.restore,
    async ({ id, actor }, tx) => await restoreOne(tx, actor, sql`h.id = ${id}`),
  )

  routes.command(undoDeletion, async ({ body, actor }, tx) => {
    const own = sql`h.table_name = ${body.resource} and h.record_id = ${body.id} and h.user_id = ${actor.id}`
    return await restoreOne(tx, actor, own)
  })
}
