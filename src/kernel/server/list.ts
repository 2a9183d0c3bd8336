import { LRUCache } from 'lru-cache'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { matchOrdering } from '../contract/endpoint.ts'
import { told } from '../../words/sentences.ts'
import { sentencesOf } from '../contract/entity-sentences.ts'
import type { Entity } from '../contract/entity.ts'
import type { Fields } from '../contract/fields.ts'
import { onServer } from './kinds.ts'
import { Problem } from '../contract/problem.ts'
import { pageOfAll, pageOfFew } from './counted-page.ts'
import { type Counted, holdsNow, keptCount, type ListSource, stillHolds } from './kept-count.ts'
import { matchFirst } from './match-first.ts'
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
 * One page of a list with the count of the whole. A whole table's count is kept by the database, and few matches are
 * counted while they are found; of many the count is kept here. Only the keys of the page are sorted and skipped, from the
 * nearer end where that is known; the records are joined to them afterwards. The page is right by itself, whatever
 * is kept: keys and records are read in one statement, and from the far end only if the count holds in that statement.
 */
export async function listPage<Row>(
  source: ListSource,
  entity: Entity,
  query: ListQuery,
  options: ListOptions = {},
): Promise<{ results: Row[]; count: number }> {
  const table = raw(`"${entity.name}"`)
  const sifting = [...source.db.seen(entity), ...(options.where ?? [])]
  const conditions = [...sifting, ...searchConditions(query.search, entity)]
  const where = whereAll(conditions)
  const plan = query.search === null ? 'kept' : 'anew'
  const isByMatch = query.ordering === matchOrdering
  const ordering = (isByMatch ? null : query.ordering) ?? entity.ordering ?? '-serial'
  const order = orderOf(entity, ordering, options.expressions)
  const { size, skip } = pageIn(query)
  const asked = sql`from ${table} t ${where}`

  const ofKeys = {
    entity,
    columns: selectColumns(entity, options.expressions),
    order,
    byKey: keyOrder(ordering),
    size,
    skip,
  }
  if (conditions.length === 0) return await pageOfAll<Row>(source.db, ofKeys)
  const question = JSON.stringify([asked.text, asked.values])
  const isOfFew =
    query.search === null ? (lastCounts.get(question) ?? Infinity) <= fewMatches : isForNumbers(query.search)
  const ofFew = isOfFew && !isByMatch ? await pageOfFew<Row>(source.db, ofKeys, where) : undefined
  if (ofFew) {
    lastCounts.set(question, ofFew.count)
    return ofFew
  }

  const readPage = async (
    direction: 'forward' | 'backward',
    first: number,
    rows: number,
    counted: Counted,
  ) => {
    // Newer records have later dates, which the planner cannot know: for last year's it would walk along the keys
    // through all of this year. Where few match, it must find them first and sort them then.
    const isSifted = sifting.length > 0 && query.search === null
    const orderOfKeys =
      isSifted && counted.count <= fewMatches
        ? orderOf(entity, ordering, options.expressions, raw('t.id + 0'))
        : order
    const keys = sql`select t.id ${asked} order by ${orderOfKeys[direction]} limit ${rows} offset ${first}`
    return await source.db.rows<Row>(
      sql`select ${selectColumns(entity, options.expressions)} from (${keys}) page join ${table} t using (id)
        ${direction === 'backward' ? sql`where ${stillHolds(counted)}` : empty} order by ${order.forward}`,
      plan,
    )
  }

  const count = keptCount(source, asked, plan)
  let known = await count.known()
  lastCounts.set(question, known.count)
  if (isByMatch && query.search !== null) {
    const page = matchFirst(entity, query.search, conditions, { size, skip })
    const results = await source.db.rows<Row>(
      sql`select ${selectColumns(entity, options.expressions)} from (${page}) page join ${table} t using (id)
        order by page.place, t.id desc`,
      plan,
    )
    if (!agree(known.count, skip, size, results.length)) known = await count.anew()
    return { results, count: known.count }
  }
  if (skip > known.count / 2) {
    const rowsOnPage = Math.max(0, Math.min(size, known.count - skip))
    const fromTheEnd = known.count - skip - rowsOnPage
    const results = rowsOnPage > 0 ? await readPage('backward', fromTheEnd, rowsOnPage, known) : []
    if (results.length > 0 || (await holdsNow(source.db, known))) return { results, count: known.count }
    known = await count.anew()
  }
  const results = await readPage('forward', skip, size, known)
  if (!agree(known.count, skip, size, results.length)) known = await count.anew()
  return { results, count: known.count }
}

/** Whether a page that was read from the start is what a list of so many records has there. */
function agree(count: number, skip: number, size: number, found: number): boolean {
  return found === Math.max(0, Math.min(size, count - skip))
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

/** In which direction a list goes that is in the order of its keys; null for any other. */
function keyOrder(ordering: string): 'asc' | 'desc' | null {
  if (!/^-?(?:serial|id)$/.test(ordering)) return null
  return ordering.startsWith('-') ? 'desc' : 'asc'
}

/** SQL to order by, and for the same backwards; `id` is what stands for the key where the list is in its order. */
export function orderOf(
  entity: Entity,
  ordering: string,
  expressions: Record<string, Sql> = {},
  id: Sql = raw('t.id'),
) {
  const descending = ordering.startsWith('-')
  const name = descending ? ordering.slice(1) : ordering
  const key = entity.unordered?.includes(name) ? undefined : sortKey(entity.fields, name, expressions)
  if (!key) {
    throw new Problem(
      'bad_request',
      told('Lists of {many} have no ordering "{name}".', { many: told(sentencesOf(entity).many), name }),
    )
  }
  const isById = keyOrder(ordering) !== null
  const by = (direction: Sql) =>
    isById ? sql`${id} ${direction}` : sql`${key} ${direction}, t.id ${direction}`
  const [up, down] = [by(raw('asc')), by(raw('desc'))]
  return descending ? { forward: down, backward: up } : { forward: up, backward: down }
}

const keysOfRecords = new Set(['id', 'created_at', 'updated_at'])

/** What to sort by, as the field's kind is sorted. */
function sortKey(fields: Fields, name: string, expressions: Record<string, Sql>): Sql | undefined {
  if (name === 'serial') return raw('t.id')
  if (keysOfRecords.has(name)) return raw(`t."${name}"`)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field && onServer(field).order?.(expressions[name] ?? raw(`t."${name}"`))
}
