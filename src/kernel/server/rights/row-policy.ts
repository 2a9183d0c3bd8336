import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Access, Actor, May } from '../../contract/access.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Db, Keyed } from '../database/query.ts'
import { whereAll } from '../database/where.ts'

/** The types of some columns of a table. */
type RuleColumns = Readonly<Record<string, 'integer' | 'boolean' | 'text'>>

/** A condition on the rows of a table `t` that uses only these columns. */
interface RowCondition {
  where: Sql
  columns: RuleColumns
}

/** The records of a kind that a user may see: all, none, or those that match the condition. */
export type RowPolicy = 'all' | 'none' | RowCondition

type Rule = 'all' | 'none' | Sql

/** The row-level policy of a kind of record. Without a rule, the permission to view shows all records. */
export interface RowPolicyRule {
  entity: Entity
  /** All columns of the table `t` that its conditions use: only these are read of a deleted record. */
  columns: RuleColumns
  /** The records that a user may see; `mayView` is whether they have the permission to view this kind of record. */
  sees(actor: Actor, mayView: boolean): Rule
  /** The records that a user may restore, among those that they may see and delete; all of them if omitted. */
  restores?(actor: Actor): Rule
}

/**
 * Decides which records a user may see. All access to records goes through it: reading, lists, sums, exports and writes
 * by `visibleTo` of their database; history, trash, restore, live updates and the palette directly.
 */
export class RowPolicies {
  readonly #may: May
  readonly #rules: ReadonlyMap<string, RowPolicyRule>

  constructor(may: May, rules: readonly RowPolicyRule[]) {
    this.#may = may
    this.#rules = new Map(rules.map((rule) => [rule.entity.name, rule]))
  }

  /** The records that a user may see. A permission on these records that admitted them to the route is enough. */
  of(actor: Actor, { name, resource }: Entity, route: Access = 'signed-in'): RowPolicy {
    const letIn =
      typeof route === 'object' &&
      route.resource.name === resource.name &&
      this.#may(actor, resource, route.verb)
    const mayView = letIn || this.#may(actor, resource, 'view')
    const rule = this.#rules.get(name)
    return rule ? policyOf(rule, rule.sees(actor, mayView)) : mayView ? 'all' : 'none'
  }

  /** A database with the user's row-level policies. */
  restrict<D extends Db>(db: D, actor: Actor, route?: Access): D {
    return { ...db, visibleTo: (entity) => conditionsOf(this.of(actor, entity, route)) }
  }

  /** The records that a user may restore: those that they may see and delete. */
  ofDeleted(actor: Actor, entity: Entity): RowPolicy {
    if (!this.#may(actor, entity.resource, 'delete')) return 'none'
    const rule = this.#rules.get(entity.name)
    const restored = rule?.restores ? policyOf(rule, rule.restores(actor)) : 'all'
    return both(this.of(actor, entity), restored)
  }
}

function policyOf({ columns }: RowPolicyRule, rule: Rule): RowPolicy {
  return typeof rule === 'string' ? rule : { where: rule, columns }
}

function both(one: RowPolicy, other: RowPolicy): RowPolicy {
  if (one === 'none' || other === 'none') return 'none'
  if (one === 'all') return other
  return other === 'all' ? one : { ...one, where: sql`(${one.where}) and (${other.where})` }
}

/** A row-level policy as conditions on the table `t`. */
export function conditionsOf(policy: RowPolicy): Sql[] {
  if (policy === 'all') return []
  return [policy === 'none' ? sql`false` : sql`(${policy.where})`]
}

/**
 * Evaluates a condition on a row of which only some columns are known, as text. It is used for many thousands of
 * deleted records at once: building whole rows would take a hundred times as long.
 */
export function holdsFor({ where, columns }: RowCondition, valueOf: (column: string) => Sql): Sql {
  const values = Object.entries(columns).map(
    ([column, type]) => sql`(${valueOf(column)})::${raw(type)} as ${raw(`"${column}"`)}`,
  )
  return sql`exists (select from (select ${join(values)}) t where ${where})`
}

/** The condition that a history entry `h` is the deletion of a record that the policy shows, as it was then. */
export function showsDeleted(policy: RowPolicy, { name }: Entity): Sql {
  const isOne = sql`h.action = 'delete' and h.table_name = ${name}`
  if (typeof policy === 'string') return policy === 'all' ? sql`(${isOne})` : sql`false`
  // `case`, since only a row of this table has the columns of the condition.
  return sql`case when ${isOne} then ${holdsFor(policy, (column) => sql`h.changes -> ${column} ->> 0`)} else false end`
}

/** The keys whose records the row-level policy shows, as they are now or as they were when they were last deleted. */
export async function keysVisible(
  db: Db,
  entity: Entity,
  ids: number[],
  policy: RowPolicy,
): Promise<number[]> {
  if (typeof policy === 'string') return policy === 'all' ? ids : []
  const found = await db.rows<Keyed>(visibleKeys(entity, policy, (key) => [sql`${key} = any(${ids})`]))
  return found.map(({ id }) => id)
}

/** The condition that a history entry `h` is about a record that the row-level policy shows. */
export function aboutVisible(entity: Entity, policy: RowPolicy): Sql {
  const isAbout = sql`h.owner_table = ${entity.name}`
  if (policy === 'none') return sql`false`
  return policy === 'all' ? isAbout : sql`(${isAbout} and h.owner_id in (${visibleKeys(entity, policy)}))`
}

/** The keys of the records that match a condition, as they are now or as they were when they were last deleted. */
function visibleKeys(entity: Entity, policy: RowCondition, among: (key: Sql) => Sql[] = () => []): Sql {
  const { name } = entity
  const table = raw(`"${name}"`)
  const deleted = [sql`h.owner_table = ${name}`, ...among(sql`h.owner_id`), showsDeleted(policy, entity)]
  return sql`
    select t.id from ${table} t ${whereAll([...among(sql`t.id`), sql`(${policy.where})`])}
    union all
    select h.record_id from history h ${whereAll(deleted)}
      and not exists (select from ${table} t where t.id = h.record_id)
      and not exists (select from history later where later.owner_table = ${name} and later.owner_id = h.owner_id
        and later.table_name = ${name} and later.action = 'delete' and later.id > h.id)`
}
