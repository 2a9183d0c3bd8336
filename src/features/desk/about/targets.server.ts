import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Actor, May } from '../../../kernel/contract/access.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Db, Keyed } from '../../../kernel/server/database/query.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { namesOf } from '../../../kernel/server/records/history/names.ts'
import { kindNamed } from '../../../kernel/server/lists/kind-named.ts'
import { recordVisible } from '../../../kernel/server/records/records.ts'
import { conditionsOf, type RowPolicyRule, RowPolicies } from '../../../kernel/server/rights/row-policy.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { isTarget } from './target.contract.ts'

/** All kinds of records and their row-level policies, from the app. */
export interface AllRecords {
  entities(): readonly Entity[]
  rules(may: May): readonly RowPolicyRule[]
}

/** The kinds of records that can have comments and tasks. */
export function targetsOf({ entities }: AllRecords): readonly Entity[] {
  return entities().filter(({ name }) => isTarget(name))
}

/** Throws `not_found` if the record does not exist or is not visible to the user; the error does not reveal which. */
export async function targetVisible(
  db: Db,
  all: AllRecords,
  { resource, record }: { resource: string; record: number },
): Promise<Entity> {
  const entity = kindNamed(targetsOf(all), resource)
  const found = await db.row(
    sql`select t.id from ${raw(`"${entity.name}"`)} t ${recordVisible(db, entity, record)}`,
  )
  if (!found) throw new Problem('not_found', 'Not found. The record may have been deleted.')
  return entity
}

/** The condition that the record named by a row `t` (kind and key) is of one of these kinds and visible to the user. */
export function targetIsVisible(kinds: readonly Entity[], seen: (entity: Entity) => Sql[]): Sql {
  const seenOf = (entity: Entity) => sql`when ${entity.name} then exists (
    select from (select t.record as its) named, ${raw(`"${entity.name}"`)} t
    ${whereAll([sql`t.id = named.its`, ...seen(entity)])})`
  return kinds.length === 0
    ? sql`false`
    : sql`(case t.resource ${join(kinds.map(seenOf), ' ')} else false end)`
}

/** The columns of a row that the policy reads: the record that the row is about. */
export const targetColumns = { resource: 'text', record: 'integer' } as const

/** The row-level policy of a table whose rows are visible if the record they are about is visible. */
export function ruleByTarget(all: AllRecords, may: May): (actor: Actor) => Sql {
  let policies: RowPolicies | undefined
  return (actor) => {
    policies ??= new RowPolicies(may, all.rules(may))
    const of = policies
    return targetIsVisible(targetsOf(all), (entity) => conditionsOf(of.of(actor, entity)))
  }
}

/**
 * Returns a lookup of the name and the kind of the record that a row is about; both are null for a row about no record.
 */
export async function namesOfTargets(
  kinds: readonly Entity[],
  db: Db,
  rows: readonly { resource: string | null; record: number | null }[],
  t: Translate,
) {
  const names = new Map<string, string>()
  for (const entity of kinds) {
    const ids = rows.flatMap(({ resource, record }) => (resource === entity.name ? (record ?? []) : []))
    if (ids.length === 0) continue
    for (const [id, name] of await namesOf(db, entity, ids, t)) names.set(`${entity.name} ${id}`, name)
  }
  return ({ resource, record }: { resource: string | null; record: number | null }) => {
    const entity = kinds.find(({ name }) => name === resource)
    return {
      resource_label: entity?.label ?? null,
      label: entity ? (names.get(`${resource} ${record}`) ?? `#${record}`) : null,
    }
  }
}

export interface ActivePerson extends Keyed {
  username: string
  full_name: string
}

/** The active users, by name. */
export async function activePeople(db: Db): Promise<ActivePerson[]> {
  return await db.rows<ActivePerson>(
    sql`select id, username, full_name from users where user_status = 'active' order by full_name, id`,
  )
}

/** The active users who may see a record, by name. */
export async function peopleWhoSee(
  db: Db,
  policies: RowPolicies,
  entity: Entity,
  record: number,
): Promise<ActivePerson[]> {
  const people = await db.rows<ActivePerson & { role: string; is_superuser: boolean }>(sql`
    select id, username, full_name, role, is_superuser from users where user_status = 'active' order by full_name, id`)
  const one = ({ id, full_name, role, is_superuser }: (typeof people)[number]) => {
    const conditions = conditionsOf(
      policies.of({ id, name: full_name, role, isSuperuser: is_superuser }, entity),
    )
    return sql`select ${id}::integer as id where exists (
      select from ${raw(`"${entity.name}"`)} t ${whereAll([sql`t.id = ${record}`, ...conditions])})`
  }
  if (people.length === 0) return []
  const seeing = await db.rows<Keyed>(join(people.map(one), ' union all '), 'fresh')
  const ids = new Set(seeing.map(({ id }) => id))
  return people
    .filter(({ id }) => ids.has(id))
    .map(({ id, username, full_name }) => ({ id, username, full_name }))
}
