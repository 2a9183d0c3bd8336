import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Entity } from '../contract/entity.ts'

/**
 * The keys of one page of a search, with their place: records whose name or code is what was typed, those that begin with
 * it, then those that match it anywhere else, each newest first. `conditions` hold for all of them. Both halves stop when the page is
 * full; the first finds its few by an index of beginnings.
 */
export function matchFirst(
  entity: Entity,
  search: string,
  conditions: readonly Sql[],
  { size, skip }: { size: number; skip: number },
): Sql {
  const table = raw(`"${entity.name}"`)
  const all = conditions.length > 0 ? join(conditions, ' and ') : sql`true`
  const beginning = sql`ltrim(search_pattern(${search}), '%')`
  const begins = (entity.named ?? []).map(
    (name) => sql`search_normal(t.${raw(`"${name}"`)}) like ${beginning}`,
  )
  const called = (entity.named ?? []).map(
    (name) => sql`search_normal(t.${raw(`"${name}"`)}) = search_normal(${search})`,
  )
  const place = called.length > 0 ? sql`case when ${join(called, ' or ')} then 0 else 1 end` : sql`1`
  const isNamedSo = begins.length > 0 ? sql`(${join(begins, ' or ')})` : sql`false`
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
