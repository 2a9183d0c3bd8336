import sql, { raw, type Sql } from 'sql-template-tag'
import type { Entity } from '../../contract/entity.ts'
import type { Count, Db } from '../database/query.ts'
import type { ListOrder } from './list-order.ts'
import { shownIn } from '../shown-in.ts'

/** A page of a list and the count of the whole, of one statement and so of one moment. */
export interface CountedPage<Row> {
  results: Row[]
  count: number
}

/** What a page is read by. */
export interface PageOfKeys {
  entity: Entity
  /** The columns of the records, as `t`. */
  columns: Sql
  order: ListOrder
  /** In which direction the list goes where it is in the order of the keys. */
  byKey: 'asc' | 'desc' | null
  size: number
  skip: number
}

/** What a list is narrowed by. */
export interface Filter {
  /** Conditions on the table `t`, with their `where`. */
  where: Sql
  /** How their plan is made; searches need one of their own. */
  plan: 'kept' | 'anew'
}

/** So many records are skipped from either end in no time. */
const nearBy = 100

/** How many there are, beside each record: no reply lists it. */
interface Found {
  found: number
}

/** How many records a table has, as the database keeps it in every transaction (`count_rows`). */
const countOf = ({ name }: Entity): Sql =>
  sql`select coalesce(sum(rows), 0)::bigint as count from row_count where of_table = ${name}`

/** A page of all that a filter finds: everything is found once, and counted on the way. */
export async function pageOfFound<Row>(
  db: Db,
  { entity, columns, order, size, skip }: PageOfKeys,
  { where, plan }: Filter,
): Promise<CountedPage<Row>> {
  const table = shownIn(entity)
  // Without the count it would walk along an index in the order that is wanted, past all that the filter leaves out.
  const results = await db.rows<Row & Found>(
    sql`
      select ${columns}, page.found from (
        select t.id, count(*) over () as found from ${table} t ${where}
        order by ${order.forward} limit ${size} offset ${skip}
      ) page join ${table} t using (id) order by ${order.forward}`,
    plan,
  )
  const [first] = results
  if (first || skip === 0) return { results, count: first?.found ?? 0 }
  // Beyond the end no row tells the count. Asked alone it would be of a later moment, at which the page may hold some.
  const counted = sql`select count(*) as found from ${table} t ${where}`
  const keys = sql`select t.id from ${table} t ${where} order by ${order.forward} limit ${size} offset ${skip}`
  const rows = await db.rows<Row & Found & { id: number | null }>(
    sql`
      select ${columns}, counted.found from (${counted}) counted
      left join ((${keys}) page join ${table} t using (id)) on true order by ${order.forward}`,
    plan,
  )
  return { results: rows.filter(({ id }) => id !== null), count: rows[0]?.found ?? 0 }
}

/** How many a filter finds. */
export async function countOfFound(db: Db, entity: Entity, { where, plan }: Filter): Promise<number> {
  const [found] = await db.rows<Count>(sql`select count(*) as count from ${shownIn(entity)} t ${where}`, plan)
  return found?.count ?? 0
}

/** A page of all records of a kind, without walking over those before it more than need be. */
export async function pageOfAll<Row>(db: Db, page: PageOfKeys): Promise<CountedPage<Row>> {
  const { entity, columns, order } = page
  const keys = await keysOfAll(db, page)
  // Where the page is empty there is a row all the same, with the count and nothing else.
  const rows = await db.rows<Row & Found & { id: number | null }>(sql`
    select ${columns}, counted.count as found
    from (${countOf(entity)}) counted left join ((${keys}) page join ${shownIn(entity)} t using (id)) on true
    order by ${order.forward}`)
  return { results: rows.filter(({ id }) => id !== null), count: rows[0]?.found ?? 0 }
}

async function keysOfAll(db: Db, page: PageOfKeys): Promise<Sql> {
  const { entity, order, byKey, size, skip } = page
  const table = shownIn(entity)
  const forward = sql`select t.id from ${table} t ${order.holds} order by ${order.forward} limit ${size} offset ${skip}`
  if (skip <= nearBy) return forward
  if (byKey) return keysInPart(page, byKey)
  // Which end is nearer may be decided by a count of a moment ago: the page itself is right from both.
  if (skip <= (await countNow(db, entity)) / 2) return forward
  return sql`
    select t.id from ${table} t ${order.holds} order by ${order.backward}
    limit (select greatest(least(${size}, count - ${skip}), 0) from (${countOf(entity)}) c)
    offset (select greatest(count - ${skip} - ${size}, 0) from (${countOf(entity)}) c)`
}

const keysInEachPart = 10_000

/** In the order of the keys the counts of the parts (`row_count`) tell in which one the page begins. */
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
    order by ${order.forward} limit ${size} offset (select ${skip}::bigint - before from place)`
}

async function countNow(db: Db, entity: Entity): Promise<number> {
  return (await db.row<Count>(countOf(entity)))?.count ?? 0
}
