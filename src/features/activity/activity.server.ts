import sql, { join, type Sql } from 'sql-template-tag'
import type { Actor } from '../../kernel/contract/access.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { historyPageSize } from '../../kernel/contract/endpoints/history.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { withoutHiddenTargets } from '../../kernel/server/records/history/attached.ts'
import {
  entriesRead,
  entryColumns,
  type HistoryEntry,
  withParts,
} from '../../kernel/server/records/history/entries.ts'
import { kindNamed } from '../../kernel/server/lists/kind-named.ts'
import { namesOf } from '../../kernel/server/records/history/names.ts'
import type { Translate } from '../../i18n/translate.ts'
import { historyResource } from '../settings/history/history.contract.ts'
import { type Changed, changes, activityRight, daysBack } from './activity.contract.ts'
import { isOfMoney } from './of-money.server.ts'

type Query = CheckedInput<typeof changes.query>

/** Identifies one save of one record. */
interface Save {
  save: string
  owner_table: string
  owner_id: number
}

/** The condition that an entry `h` is within the requested days, in the company's time zone. */
function within({ from, to }: Query): Sql {
  const last = sql`coalesce(${to}::date, company_today())`
  const begin = (day: Sql) => sql`(select (${day})::timestamp at time zone time_zone from settings)`
  return sql`h.at >= ${begin(sql`coalesce(${from}::date, ${last} - ${daysBack}::integer)`)}
    and h.at < ${begin(sql`${last} + 1`)}`
}

function kindsIn(entities: readonly Entity[], { resource }: Query): readonly Entity[] {
  if (resource === null) return entities
  return [kindNamed(entities, resource)]
}

function conditionsOf(kernel: Kernel, kinds: readonly Entity[], actor: Actor, query: Query): Sql[] {
  const seen = kinds.map((entity) => entriesRead(kernel, { actor, entity, seeAll: historyResource }))
  return [
    sql`(${join(seen, ' or ')})`,
    within(query),
    ...(query.person === null ? [] : [sql`h.user_id = ${query.person}`]),
    ...(query.money ? [sql`(${join(kinds.map(isOfMoney), ' or ')})`] : []),
    // Leaves out changes of internal columns only.
    sql`(h.action <> 'update' or h.table_name <> h.owner_table or (${join(kinds.map(changesField), ' or ')}))`,
  ]
}

const changesField = ({ name, fields }: Entity): Sql =>
  sql`(h.owner_table = ${name} and jsonb_exists_any(h.changes, ${Object.keys(fields)}::text[]))`

/** A page of saves, newest first, with the total number of saves. */
async function savesPage(db: Db, conditions: Sql[], page: number) {
  const found = await db.rows<{ count: number } & { [K in keyof Save]: Save[K] | null }>(
    sql`
    with saves as (
      select h.transaction::text as save, h.owner_table, h.owner_id, max(h.id) as last
      from history h where ${join(conditions, ' and ')} group by h.transaction, h.owner_table, h.owner_id)
    select counted.count, page.save, page.owner_table, page.owner_id
    from (select count(*) as count from saves) counted left join (
      select * from saves order by last desc limit ${historyPageSize} offset ${(page - 1) * historyPageSize}
    ) page on true order by page.last desc`,
    'fresh',
  )
  const saves = found.flatMap(({ save, owner_table, owner_id }) =>
    save === null || owner_table === null || owner_id === null ? [] : [{ save, owner_table, owner_id }],
  )
  return { saves, count: found[0]?.count ?? 0 }
}

/** The history entries of these saves, newest first. */
async function entriesOf(db: Db, saves: readonly Save[]): Promise<HistoryEntry[]> {
  const entries = await db.rows<HistoryEntry>(sql`
    select ${entryColumns} from history h
    join unnest(${saves.map(({ save }) => save)}::text[]::xid8[], ${saves.map(({ owner_table }) => owner_table)}::text[],
      ${saves.map(({ owner_id }) => owner_id)}::integer[]) as asked (transaction, owner_table, owner_id)
      using (transaction, owner_table, owner_id)
    order by h.id desc`)
  return await withParts(db, entries)
}

/** The names of the saved records, by kind and key. */
async function namesIn(db: Db, kinds: readonly Entity[], saves: readonly Save[], t: Translate) {
  const names = new Map<string, string>()
  for (const entity of kinds) {
    const ids = saves.flatMap(({ owner_table, owner_id }) => (owner_table === entity.name ? [owner_id] : []))
    if (ids.length === 0) continue
    for (const [id, name] of await namesOf(db, entity, ids, t)) names.set(`${entity.name} ${id}`, name)
  }
  return names
}

/** The route of the activity screen; `entities` returns the kinds of records of all features. */
export function activityServer(entities: () => readonly Entity[]): ServerFeature {
  return {
    rights: [activityRight],
    mount: (kernel) =>
      kernel.routes.query(changes, async ({ query, actor, t }, db) => {
        const kinds = kindsIn(entities(), query)
        const { saves, count } = await savesPage(
          db,
          conditionsOf(kernel, kinds, actor, query),
          query.page ?? 1,
        )
        const entries = await withoutHiddenTargets(
          db,
          kernel.policies,
          { actor, entities: entities() },
          await entriesOf(db, saves),
        )
        const names = await namesIn(db, kinds, saves, t)
        const results = saves.flatMap(({ save, owner_table, owner_id }): Changed[] => {
          const own = entries.filter(
            (entry) =>
              entry.save === save && entry.owner_table === owner_table && entry.owner_id === owner_id,
          )
          const [newest] = own
          if (!newest) return []
          return [
            {
              at: newest.at,
              person: newest.user_name,
              resource: owner_table,
              id: owner_id,
              label: names.get(`${owner_table} ${owner_id}`) ?? `#${owner_id}`,
              changes: own,
            },
          ]
        })
        return { results, count }
      }),
  }
}
