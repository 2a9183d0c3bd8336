import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Actor, May } from '../../../kernel/contract/access.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Db, Keyed } from '../../../kernel/server/database/query.ts'
import { whereAll } from '../../../kernel/server/lists/list.ts'
import { namesOf } from '../../../kernel/server/records/history/names.ts'
import { kindNamed } from '../../../kernel/server/records/kind-named.ts'
import { recordVisible } from '../../../kernel/server/records/records.ts'
import { conditionsOf, type RowPolicyRule, RowPolicies } from '../../../kernel/server/records/row-policy.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { isSubject } from './subject.contract.ts'

/** What the app knows of all kinds of records: which there are, and whose they are. */
export interface AllRecords {
  entities(): readonly Entity[]
  rules(may: May): readonly RowPolicyRule[]
}

/** The kinds of records that can be spoken about. */
export function targetsOf({ entities }: AllRecords): readonly Entity[] {
  return entities().filter(({ name }) => isSubject(name))
}

/** Throws `not_found` for a record that is not there or that the person does not see: nobody learns which of the two. */
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

/** Whether a row `t` that names a record by its kind and key names one of these kinds that the person sees. */
export function namesSeen(kinds: readonly Entity[], seen: (entity: Entity) => Sql[]): Sql {
  const seenOf = (entity: Entity) => sql`when ${entity.name} then exists (
    select from (select t.record as its) named, ${raw(`"${entity.name}"`)} t
    ${whereAll([sql`t.id = named.its`, ...seen(entity)])})`
  return kinds.length === 0
    ? sql`false`
    : sql`(case t.resource ${join(kinds.map(seenOf), ' ')} else false end)`
}

/** What such a rule asks of a row: which record it is about. */
export const subjectColumns = { resource: 'text', record: 'integer' } as const

/** The same for the rule of a table's rows. */
export function ruleBySubject(all: AllRecords, may: May): (actor: Actor) => Sql {
  let policies: RowPolicies | undefined
  return (actor) => {
    policies ??= new RowPolicies(may, all.rules(may))
    const of = policies
    return namesSeen(targetsOf(all), (entity) => conditionsOf(of.of(actor, entity)))
  }
}

/** What records of several kinds are called that some rows name, and their kind; nothing for a row that names none. */
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

/** The active users, by their names. */
export async function activePeople(db: Db): Promise<ActivePerson[]> {
  return await db.rows<ActivePerson>(
    sql`select id, username, full_name from users where user_status = 'active' order by full_name, id`,
  )
}

/** The active users who see a record, by their names. */
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
  const seeing = await db.rows<Keyed>(join(people.map(one), ' union all '), 'anew')
  const ids = new Set(seeing.map(({ id }) => id))
  return people
    .filter(({ id }) => ids.has(id))
    .map(({ id, username, full_name }) => ({ id, username, full_name }))
}
