import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Access, Actor, May } from '../../contract/access.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Db, Keyed } from '../database/query.ts'
import { whereAll } from '../lists/list.ts'

/** Columns of a table, and how they stand there. */
type RuleColumns = Readonly<Record<string, 'integer' | 'boolean' | 'text'>>

/** That some rows of a table, `t`, are seen, of which nothing but these columns is asked. */
interface RowCondition {
  where: Sql
  columns: RuleColumns
}

/** Which records of a kind a person sees: all, none, or those for whose row the condition holds. */
export type RowPolicy = 'all' | 'none' | RowCondition

/** The same as a rule says it. */
type Rule = 'all' | 'none' | Sql

/** For a kind of record: whose rows are whose. Where nothing is said, the right to view them shows them all. */
export interface RowPolicyRule {
  entity: Entity
  /** All columns of its table `t` that its conditions ask for: nothing else is read of a deleted record. */
  columns: RuleColumns
  /** What a person sees; `mayView` says whether they have the right to view this kind of record. */
  sees(actor: Actor, mayView: boolean): Rule
  /** What they may bring back of what they see and may delete; all of it where left out. */
  restores?(actor: Actor): Rule
}

/**
 * Answers who sees which records. Every way to a record asks here: reading, lists, sums, exports and writes through
 * the `visibleTo` of their database, and history, trash, restore, live updates and the palette by name.
 */
export class RowPolicies {
  readonly #may: May
  readonly #rules: ReadonlyMap<string, RowPolicyRule>

  constructor(may: May, rules: readonly RowPolicyRule[]) {
    this.#may = may
    this.#rules = new Map(rules.map((rule) => [rule.entity.name, rule]))
  }

  /** What a person sees; whoever was let in to a route by a right on these records has no further need of one. */
  of(actor: Actor, { name, resource }: Entity, route: Access = 'signed-in'): RowPolicy {
    const letIn =
      typeof route === 'object' &&
      route.resource.name === resource.name &&
      this.#may(actor, resource, route.verb)
    const mayView = letIn || this.#may(actor, resource, 'view')
    const rule = this.#rules.get(name)
    return rule ? policyOf(rule, rule.sees(actor, mayView)) : mayView ? 'all' : 'none'
  }

  /** A database in which a person finds what they see, and nothing else. */
  restrict<D extends Db>(db: D, actor: Actor, route?: Access): D {
    return { ...db, visibleTo: (entity) => conditionsOf(this.of(actor, entity, route)) }
  }

  /** What a person may bring back: what they may delete, as far as they see it. */
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

/** A row policy as conditions on the table `t`. */
export function conditionsOf(policy: RowPolicy): Sql[] {
  if (policy === 'all') return []
  return [policy === 'none' ? sql`false` : sql`(${policy.where})`]
}

/**
 * Whether a condition holds for a row of which nothing is there but, as texts, the values of some columns. Many thousands
 * of deleted records are asked at once: to make whole rows of them would take a hundred times as long.
 */
export function holdsFor({ where, columns }: RowCondition, valueOf: (column: string) => Sql): Sql {
  const values = Object.entries(columns).map(
    ([column, type]) => sql`(${valueOf(column)})::${raw(type)} as ${raw(`"${column}"`)}`,
  )
  return sql`exists (select from (select ${join(values)}) t where ${where})`
}

/** Whether an entry `h` of the history is the deletion of a record that a row policy shows, as it was then. */
export function showsDeleted(policy: RowPolicy, { name }: Entity): Sql {
  const isOne = sql`h.action = 'delete' and h.table_name = ${name}`
  if (typeof policy === 'string') return policy === 'all' ? sql`(${isOne})` : sql`false`
  // Only what was a row of the table can be read as one.
  return sql`case when ${isOne} then ${holdsFor(policy, (column) => sql`h.changes -> ${column} ->> 0`)} else false end`
}

/** Those of some keys whose records a row policy shows: as they are, or as they were when they were deleted last. */
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

/** Whether an entry `h` of the history is about a record that a row policy shows. */
export function aboutVisible(entity: Entity, policy: RowPolicy): Sql {
  const isAbout = sql`h.owner_table = ${entity.name}`
  if (policy === 'none') return sql`false`
  return policy === 'all' ? isAbout : sql`(${isAbout} and h.owner_id in (${visibleKeys(entity, policy)}))`
}

/** The keys of what a condition shows of a kind of record, as it is, or as it was when it was deleted last. */
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
