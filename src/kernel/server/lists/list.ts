import sql, { join, raw, type Sql } from 'sql-template-tag'
import { matchOrdering } from '../../contract/endpoint.ts'
import type { Entity } from '../../contract/entity.ts'
import { type CountedPage, type Filter, pageOfAll, pageOfFound } from './counted-page.ts'
import type { Db } from '../database/query.ts'
import { whereAll } from '../database/where.ts'
import type { QueryCache } from './query-cache.ts'
import { keyOrder, orderOf } from './list-order.ts'
import { shownIn } from '../database/shown-in.ts'
import { pageByMatch } from './match-first.ts'
import { isForNumbers, isOfOwnText, searchConditions } from './search.ts'

const pageSizeDefault = 10
const pageSizeMax = 100
/** The query parameters that every list has. */
export interface ListQuery {
  page: number | null
  page_size: number | null
  search: string | null
  ordering: string | null
}

/** The size of the requested page, and the number of records before it. */
export function pageIn({ page, page_size }: Pick<ListQuery, 'page' | 'page_size'>) {
  const size = Math.min(page_size ?? pageSizeDefault, pageSizeMax)
  return { size, skip: ((page ?? 1) - 1) * size }
}

export interface ListSource {
  db: Db
  queryCache: QueryCache
}

/** The conditions of a list on the table `t`, and fields that are not columns. */
export interface ListOptions {
  where?: Sql[]
  /**
   * Whether each condition depends only on the record's own row: on no other table and no clock. Then the matches can
   * change only with that row, and can be cached.
   */
  asksOwnRow?: boolean
  /** SQL for fields that are not columns of the table, by field name. */
  expressions?: Record<string, Sql>
  /**
   * SQL for fields that a view takes from another table, which has an index on them: what orders records of the same
   * value in that index. The view has it as a column too.
   */
  ties?: Record<string, Sql>
}

const ownColumns = new WeakMap<Entity, Sql>()

/** The columns of a record for `select`, from the table `t`. */
export function selectColumns(entity: Entity, expressions?: Record<string, Sql>): Sql {
  if (expressions) return columnsOf(entity, expressions)
  // Built once: it is the longest part of every list's SQL.
  const columns = ownColumns.get(entity) ?? raw(columnsOf(entity, {}).sql)
  ownColumns.set(entity, columns)
  return columns
}

function columnsOf(entity: Entity, expressions: Record<string, Sql>): Sql {
  const own = Object.keys(entity.fields).map((name) =>
    expressions[name] ? sql`${expressions[name]} as ${raw(`"${name}"`)}` : raw(`t."${name}"`),
  )
  return join([sql`t.id, t.id as serial, t.version, t.created_at, t.updated_at`, ...own])
}

/** The condition of a flag filter: yes if it is true, no if it is not. */
export function flagCondition(flag: boolean | null, holds: Sql): Sql[] {
  if (flag === null) return []
  return [flag ? holds : sql`(${holds}) is not true`]
}

/**
 * One page of a list with the count of the whole list, from one snapshot. The database maintains the count of a whole
 * table. Matches of a filter are found and counted in one scan. Many matches in key order come from the filter cache,
 * if the filter depends only on the records' own rows.
 */
export async function listPage<Row>(
  { db, queryCache }: ListSource,
  entity: Entity,
  query: ListQuery,
  options: ListOptions = {},
): Promise<CountedPage<Row>> {
  const { search } = query
  const seen = db.visibleTo(entity)
  const conditions = [...seen, ...(options.where ?? []), ...searchConditions(search, entity)]
  const isByMatch = query.ordering === matchOrdering
  const ordering = (isByMatch ? null : query.ordering) ?? entity.ordering ?? '-serial'
  const page = {
    entity,
    columns: selectColumns(entity, options.expressions),
    order: orderOf(entity, ordering, options),
    byKey: keyOrder(ordering),
    ...pageIn(query),
  }
  if (conditions.length === 0) return await pageOfAll(db, page)
  const filter: Filter = {
    where: whereAll(conditions),
    plan: search === null || isForNumbers(search) ? 'cached' : 'fresh',
  }
  const asksOwnRow = options.asksOwnRow && seen.length === 0 && isOfOwnText(search, entity)
  const matches = asksOwnRow ? queryCache.matches : undefined
  if (isByMatch && search !== null)
    return await pageByMatch(db, page, { ...filter, search, conditions }, matches)
  return (await matches?.page<Row>(db, page, filter)) ?? (await pageOfFound<Row>(db, page, filter))
}

/** The number of a list's records, over all its pages, for which each named condition is true. */
export async function listCounts<const N extends string>(
  { db, queryCache }: ListSource,
  entity: Entity,
  of: Readonly<Record<N, Sql>>,
  { search, where }: Pick<ListQuery, 'search'> & { where: readonly Sql[] },
): Promise<Record<N, number>> {
  const counts = Object.entries<Sql>(of).map(
    ([name, holds]) => sql`count(*) filter (where ${holds}) as ${raw(`"${name}"`)}`,
  )
  const asked = sql`select ${join(counts)} from ${shownIn(entity)} t
    ${whereAll([...db.visibleTo(entity), ...where, ...searchConditions(search, entity)])}`
  return await queryCache.of(JSON.stringify([asked.text, asked.values]), async () => {
    const [found] = await db.rows<Record<N, number>>(asked, search === null ? 'cached' : 'fresh')
    if (!found) throw new Error(`The counts of ${entity.name} are missing.`)
    return found
  })
}

/** The sums of a list's amounts over all its pages; 0 if there are no records. */
export async function listTotals<const N extends string>(
  { db, queryCache }: ListSource,
  entity: Entity,
  names: readonly N[],
  { search, where }: Pick<ListQuery, 'search'> & { where: readonly Sql[] },
): Promise<Record<N, number>> {
  const sums = names.map((name) => raw(`coalesce(sum(t."${name}"), 0) as "${name}"`))
  const asked = sql`select ${join(sums)} from ${shownIn(entity)} t
    ${whereAll([...db.visibleTo(entity), ...where, ...searchConditions(search, entity)])}`
  return await queryCache.of(JSON.stringify([asked.text, asked.values]), async () => {
    const [found] = await db.rows<Record<N, number>>(asked, search === null ? 'cached' : 'fresh')
    if (!found) throw new Error(`The sums of ${entity.name} are missing.`)
    return found
  })
}
