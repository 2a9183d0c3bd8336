import { LRUCache } from 'lru-cache'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { matchOrdering } from '../contract/endpoint.ts'
import type { Entity } from '../contract/entity.ts'
import { type CountedPage, type Filter, pageOfAll, pageOfFew } from './counted-page.ts'
import type { ListSource } from './kept-count.ts'
import { keyOrder, orderOf } from './list-order.ts'
import { matchFirst } from './match-first.ts'
import { pageByMatch, pageOfMany } from './page-of-many.ts'
import { isForNumbers, searchConditions } from './search.ts'

const pageSizeDefault = 10
const pageSizeMax = 100
/** So many keys are sorted in a few milliseconds. */
const fewMatches = 20_000
/** How many records each list had when it was last looked at: enough to choose the way by which it is read. */
const lastCounts = new LRUCache<string, number>({ max: 1000 })

/** The part of a query that every list understands. */
export interface ListQuery {
  page: number | null
  page_size: number | null
  search: string | null
  ordering: string | null
}

/** The part of a list that a query asks for: as many records as a page has, after those of the pages before it. */
export function pageIn({ page, page_size }: Pick<ListQuery, 'page' | 'page_size'>) {
  const size = Math.min(page_size ?? pageSizeDefault, pageSizeMax)
  return { size, skip: ((page ?? 1) - 1) * size }
}

/** How a list is read: its conditions on the table `t`, and what it shows besides columns. */
export interface ListOptions {
  where?: Sql[]
  /** SQL for fields that are no columns of the table, by field name. */
  expressions?: Record<string, Sql>
}

const ownColumns = new WeakMap<Entity, Sql>()

/** The columns of a record as `select` wants them, from the table `t`. */
export function selectColumns(entity: Entity, expressions?: Record<string, Sql>): Sql {
  if (expressions) return columnsOf(entity, expressions)
  // Put together once: it is the longest part of every list's text.
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

/** The condition of a flag that a list can be narrowed by: for yes that it holds, for no that it does not. */
export function flagCondition(flag: boolean | null, holds: Sql): Sql[] {
  if (flag === null) return []
  return [flag ? holds : sql`(${holds}) is not true`]
}

/** `where` and the conditions, all of which must hold; nothing when there are none. */
export function whereAll(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : empty
}

/**
 * One page of a list with the count of the whole, of one moment. A whole table's count is kept by the database, the
 * keys that a filter finds are kept here where that can be, and otherwise few matches are counted while they are
 * found; of many the count is kept.
 */
export async function listPage<Row>(
  source: ListSource,
  entity: Entity,
  query: ListQuery,
  options: ListOptions = {},
): Promise<CountedPage<Row>> {
  const { db, kept } = source
  const sifting = [...db.seen(entity), ...(options.where ?? [])]
  const conditions = [...sifting, ...searchConditions(query.search, entity)]
  const where = whereAll(conditions)
  const isByMatch = query.ordering === matchOrdering
  const ordering = (isByMatch ? null : query.ordering) ?? entity.ordering ?? '-serial'
  const page = {
    entity,
    columns: selectColumns(entity, options.expressions),
    order: orderOf(entity, ordering, options.expressions),
    byKey: keyOrder(ordering),
    ...pageIn(query),
  }
  if (conditions.length === 0) return await pageOfAll(db, page)
  if (isByMatch && query.search !== null) {
    return await pageByMatch(source, page, matchFirst(entity, query.search, conditions, page), where)
  }
  const question = JSON.stringify([entity.name, where.text, where.values])
  const lastCount = lastCounts.get(question)
  const isForNumber = isForNumbers(query.search)
  const filter: Filter = { where, plan: query.search === null ? 'kept' : 'anew' }
  // Newer records have later dates, which the planner cannot know: for last year's it would walk along the keys
  // through all of this year. Where few match, it must find them first and sort them then.
  const isSifted = sifting.length > 0 && query.search === null
  const found =
    // A number is mostly looked for once, and is found with its count in one scan.
    (isForNumber && lastCount === undefined ? undefined : await kept.matches.page<Row>(db, page, filter)) ??
    (isForNumber || (lastCount ?? Infinity) <= fewMatches
      ? await pageOfFew<Row>(db, page, isForNumber ? { where, plan: 'kept' } : filter)
      : undefined) ??
    (await pageOfMany<Row>(source, page, filter, {
      upTo: isSifted ? fewMatches : 0,
      order: orderOf(entity, ordering, options.expressions, raw('t.id + 0')),
    }))
  lastCounts.set(question, found.count)
  return found
}

/** The sums of some of a list's amounts over all its pages; nothing sums up to 0. */
export async function listTotals<const N extends string>(
  { db, kept }: ListSource,
  entity: Entity,
  names: readonly N[],
  { search, where }: Pick<ListQuery, 'search'> & { where: readonly Sql[] },
): Promise<Record<N, number>> {
  const sums = names.map((name) => raw(`coalesce(sum(t."${name}"), 0) as "${name}"`))
  const asked = sql`select ${join(sums)} from ${raw(`"${entity.name}"`)} t
    ${whereAll([...db.seen(entity), ...where, ...searchConditions(search, entity)])}`
  return await kept.of(JSON.stringify([asked.text, asked.values]), db, async (reading) => {
    const [found] = await reading.rows<Record<N, number>>(asked, search === null ? 'kept' : 'anew')
    if (!found) throw new Error(`The sums of ${entity.name} are missing.`)
    return found
  })
}
