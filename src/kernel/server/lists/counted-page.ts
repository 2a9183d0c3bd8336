import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Entity } from '../../contract/entity.ts'
import type { Count, Db } from '../database/query.ts'
import type { ListOrder } from './list-order.ts'
import { shownIn } from '../database/shown-in.ts'

/** A page of a list and the count of the whole list, from one statement and so from one snapshot. */
export interface CountedPage<Row> {
  results: Row[]
  count: number
}

export interface PageOfKeys {
  entity: Entity
  /** The columns to select from the table `t`. */
  columns: Sql
  order: ListOrder
  /** The direction of a list that is ordered by key; null for any other order. */
  byKey: 'asc' | 'desc' | null
  size: number
  skip: number
}

/**
 * The `limit` and `offset` of a page. The size and the beginning of the first page are written into the statement: as
 * parameters, a plan for all values would expect a tenth of all records.
 */
const pageAt = ({ size, skip }: Pick<PageOfKeys, 'size' | 'skip'>): Sql =>
  sql`limit ${raw(String(size))} ${skip === 0 ? empty : sql`offset ${skip}`}`

export interface Filter {
  /** The conditions on the table `t`, including `where`. */
  where: Sql
  /** Whether its plan may be cached; searches need a plan of their own. */
  plan: 'cached' | 'fresh'
}

/** Skipping so many records from either end takes no noticeable time. */
const nearBy = 100

/** The count of all records, selected beside each record and left out of the response. */
interface Found {
  found: number
}

/** The number of records of a table, which the database maintains in every transaction (`count_rows`). */
const countOf = ({ name }: Entity): Sql =>
  sql`select coalesce(sum(rows), 0)::bigint as count from row_count where of_table = ${name}`

/** A page of all records that a filter finds; the same scan counts them. */
export async function pageOfFound<Row>(
  db: Db,
  { entity, columns, order, size, skip }: PageOfKeys,
  { where, plan }: Filter,
): Promise<CountedPage<Row>> {
  const table = shownIn(entity)
  // The count makes the database find all matches instead of walking along an index past all others.
  const results = await db.rows<Row & Found>(
    sql`
      select ${columns}, page.found from (
        select t.id, count(*) over () as found from ${table} t ${where}
        order by ${order.forward} ${pageAt({ size, skip })}
      ) page join ${table} t using (id) order by ${order.forward}`,
    plan,
  )
  const [first] = results
  if (first || skip === 0) return { results, count: first?.found ?? 0 }
  // Beyond the end, no row has the count. A separate count would be of a later snapshot.
  const counted = sql`select count(*) as found from ${table} t ${where}`
  const keys = sql`select t.id from ${table} t ${where} order by ${order.forward} ${pageAt({ size, skip })}`
  const rows = await db.rows<Row & Found & { id: number | null }>(
    sql`
      select ${columns}, counted.found from (${counted}) counted
      left join ((${keys}) page join ${table} t using (id)) on true order by ${order.forward}`,
    plan,
  )
  return { results: rows.filter(({ id }) => id !== null), count: rows[0]?.found ?? 0 }
}

/** The number of records that a filter finds. */
export async function countOfFound(db: Db, entity: Entity, { where, plan }: Filter): Promise<number> {
  const [found] = await db.rows<Count>(sql`select count(*) as count from ${shownIn(entity)} t ${where}`, plan)
  return found?.count ?? 0
}

/** A page of all records of a kind, which walks over as few earlier records as possible. */
export async function pageOfAll<Row>(db: Db, page: PageOfKeys): Promise<CountedPage<Row>> {
  const { entity, columns, order } = page
  const keys = await keysOfAll(db, page)
  // An empty page still has one row, with the count only.
  const rows = await db.rows<Row & Found & { id: number | null }>(sql`
    select ${columns}, counted.count as found
    from (${countOf(entity)}) counted left join ((${keys}) page join ${shownIn(entity)} t using (id)) on true
    order by ${order.forward}`)
  return { results: rows.filter(({ id }) => id !== null), count: rows[0]?.found ?? 0 }
}

async function keysOfAll(db: Db, page: PageOfKeys): Promise<Sql> {
  const { entity, order, byKey, size, skip } = page
  const table = shownIn(entity)
  const forward = sql`select t.id from ${table} t ${order.holds} order by ${order.forward} ${pageAt({ size, skip })}`
  if (skip <= nearBy) return forward
  if (byKey) return keysInPart(page, byKey)
  // A slightly older count may decide which end is nearer: the page is correct from both ends.
  if (skip <= (await countNow(db, entity)) / 2) return forward
  return sql`
    select t.id from ${table} t ${order.holds} order by ${order.backward}
    limit (select greatest(least(${size}, count - ${skip}), 0) from (${countOf(entity)}) c)
    offset (select greatest(count - ${skip} - ${size}, 0) from (${countOf(entity)}) c)`
}

const keysInEachPart = 10_000

/** In key order, the counts of the parts (`row_count`) show in which part the page begins. */
function keysInPart({ entity, order, size, skip }: PageOfKeys, direction: 'asc' | 'desc'): Sql {
  const within =
    direction === 'asc'
      ? sql`t.id >= (select part * ${keysInEachPart}::bigint from place)`
      : sql`t.id < (select (part + 1) * ${keysInEachPart}::bigint from place)`
  return sql`
    with counted as (
      select part, sum(rows) as rows, sum(sum(rows)) over (order by part ${raw(direction)}) as until
      from row_count where of_table = ${entity.name} group by part
    ),
    place as (
      select part, until - rows as before from counted where until > ${skip} and until - rows <= ${skip}
    )
    select t.id from ${shownIn(entity)} t where ${within}
    order by ${order.forward} limit ${raw(String(size))} offset (select ${skip}::bigint - before from place)`
}

async function countNow(db: Db, entity: Entity): Promise<number> {
  return (await db.row<Count>(countOf(entity)))?.count ?? 0
}
