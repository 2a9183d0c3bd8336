import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Entity } from '../../contract/entity.ts'
import { type CountedPage, countOfFound, type Filter, type PageOfKeys } from './counted-page.ts'
import type { Db } from '../database/query.ts'
import type { FilterCache } from './filter-cache.ts'
import { shownIn } from '../database/shown-in.ts'

/** A search that puts records with a matching name first. */
interface Match extends Filter {
  search: string
  conditions: readonly Sql[]
}

/** A page of a search, ordered by how well records match, and the count of all matches. */
export async function pageByMatch<Row>(
  db: Db,
  page: PageOfKeys,
  { search, conditions, ...filter }: Match,
  matches: FilterCache | undefined,
): Promise<CountedPage<Row>> {
  const { entity, columns, size, skip } = page
  const keys = matchFirst(entity, search, conditions, page)
  const results = await db.rows<Row>(
    sql`select ${columns} from (${keys}) page join ${shownIn(entity)} t using (id)
      order by page.place, t.id desc`,
    'fresh',
  )
  // A page that is not full is the last one, which gives the count.
  const isLast = results.length < size && (results.length > 0 || skip === 0)
  const count = isLast
    ? skip + results.length
    : ((await matches?.count(db, entity, filter)) ?? (await countOfFound(db, entity, filter)))
  return { results, count }
}

/**
 * SQL for the keys of one page of a search, with their places. First come records whose name or code equals the search
 * text, then those that begin with it, then all others that match, each newest first. `conditions` apply to all of
 * them. Both halves stop when the page is full; the first uses an index of beginnings, and that of codes, which equal
 * all that look the same.
 */
function matchFirst(
  entity: Entity,
  search: string,
  conditions: readonly Sql[],
  { size, skip }: { size: number; skip: number },
): Sql {
  const table = shownIn(entity)
  const all = conditions.length > 0 ? join(conditions, ' and ') : sql`true`
  const beginning = sql`ltrim(search_pattern(${search}), '%')`
  const names = entity.named ?? []
  const begins = names.map((name) => sql`search_normal(t.${raw(`"${name}"`)}) like ${beginning}`)
  const called = names.map((name) => sql`search_normal(t.${raw(`"${name}"`)}) = search_normal(${search})`)
  const coded = names
    .filter((name) => isCode(entity, name))
    .map((name) => sql`code_key(t.${raw(`"${name}"`)}) = code_key(${search})`)
  const place =
    names.length > 0 ? sql`case when ${join([...called, ...coded], ' or ')} then 0 else 1 end` : sql`1`
  const isNamedSo = names.length > 0 ? sql`(${join([...begins, ...coded], ' or ')})` : sql`false`
  const enough = skip + size
  return sql`
    with named as materialized (
      select t.id, ${place} as place from ${table} t
      where ${isNamedSo} and ${all} order by place, t.id + 0 desc limit ${enough}
    )
    select id, place from (
      select id, place from named
      union all
      (select t.id, 2 from ${table} t where ${all} and t.id not in (select id from named)
        order by t.id desc limit ${enough})
    ) found order by place, id desc limit ${size} offset ${skip}`
}

function isCode({ fields }: Entity, name: string): boolean {
  const field = fields[name]
  return field?.kind === 'text' && field.format === 'code'
}
