import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Actor, Resource } from '../../../contract/access.ts'
import type { Entity } from '../../../contract/entity.ts'
import type { Db, Keyed } from '../../database/query.ts'
import type { Kernel } from '../../kernel.ts'
import { keysVisible, type RowPolicies } from '../../rights/row-policy.ts'
import type { HistoryEntry } from './entries.ts'

type Rights = Pick<Kernel, 'may' | 'policies'>

/** The columns with which an attached record refers to its record. */
const targetColumns = ['resource', 'record'] as const

/** The kinds whose records appear in the history of the record that they are attached to. */
export function attachedKinds(entities: readonly Entity[]): Entity[] {
  return entities.filter(({ attached }) => attached)
}

/** The conditions, by kind, that an entry `h` belongs to a record attached to this one and is visible to the user. */
export async function attachedRead(
  db: Db,
  { may, policies }: Rights,
  kinds: readonly Entity[],
  { actor, entity, id, seeAll }: { actor: Actor; entity: Entity; id: number; seeAll: Resource },
): Promise<Sql[]> {
  const conditions: Sql[] = []
  for (const kind of kinds) {
    const policy = policies.of(actor, kind)
    const keys =
      policy === 'none' ? [] : await keysVisible(db, kind, await keysAbout(db, kind, entity, id), policy)
    if (keys.length === 0) continue
    const others = may(actor, seeAll, 'view') ? [] : [sql`h.user_id = ${actor.id}`]
    const each = [sql`h.owner_table = ${kind.name}`, sql`h.owner_id = any(${keys})`, ...others]
    conditions.push(sql`(${join(each, ' and ')})`)
  }
  return conditions
}

/** The newest attached records in a history: a user who adds and deletes comments without end must not slow it down. */
const attachedMost = 500

/** The records of a kind about one record, as they are, or as they were when they were deleted last. */
async function keysAbout(db: Db, kind: Entity, about: Entity, id: number): Promise<number[]> {
  const table = raw(`"${kind.name}"`)
  const found = await db.rows<Keyed>(sql`
    (select t.id from ${table} t where t.resource = ${about.name} and t.record = ${id}
      order by t.id desc limit ${attachedMost})
    union all
    (select d.record_id from trash d where d.table_name = ${kind.name}
      and d.keys ->> 'resource' = ${about.name} and d.keys ->> 'record' = ${String(id)}
      order by d.entry desc limit ${attachedMost})`)
  return found.map(({ id: key }) => key)
}

/** Shows entries of attached records like those of the record's own parts, without the reference to the record. */
export function asParts(
  entries: readonly HistoryEntry[],
  { entity, id }: { entity: Entity; id: number },
): HistoryEntry[] {
  return entries.map((entry) =>
    entry.owner_table === entity.name
      ? entry
      : {
          ...entry,
          owner_table: entity.name,
          owner_id: id,
          changes: withoutTarget(entry.changes),
          part: withoutTarget(entry.part),
        },
  )
}

/**
 * Removes the references of attached records to records that the user may not see: the assignee of a task may have no
 * access to the record that the task is about.
 */
export async function withoutHiddenTargets(
  db: Db,
  policies: RowPolicies,
  { actor, entities }: { actor: Actor; entities: readonly Entity[] },
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const hidden = new Set<string>()
  for (const kind of attachedKinds(entities)) {
    const keys = entries.flatMap(({ table_name, record_id }) => (table_name === kind.name ? record_id : []))
    if (keys.length === 0) continue
    const targets = await targetsOf(db, kind, keys)
    for (const entity of entities) {
      const about = targets.filter(({ resource }) => resource === entity.name)
      const ids = [...new Set(about.map(({ record }) => record))]
      const seen = new Set(
        ids.length > 0 ? await keysVisible(db, entity, ids, policies.of(actor, entity)) : [],
      )
      for (const { key, record } of about) if (!seen.has(record)) hidden.add(`${kind.name} ${key}`)
    }
  }
  return entries.map((entry) =>
    hidden.has(`${entry.table_name} ${entry.record_id}`)
      ? { ...entry, changes: withoutTarget(entry.changes) }
      : entry,
  )
}

interface Target {
  key: number
  resource: string
  record: number
}

/** All records that attached records have ever referred to, from the changes in their history. */
async function targetsOf(db: Db, kind: Entity, keys: readonly number[]): Promise<Target[]> {
  const steps = await db.rows<{ key: number; changes: Record<string, [unknown, unknown] | undefined> }>(sql`
    select h.record_id as key, h.changes from history h
    where h.owner_table = ${kind.name} and h.owner_id = any(${[...new Set(keys)]})
      and jsonb_exists_any(h.changes, ${[...targetColumns]}::text[])
    order by h.owner_id, h.id`)
  const now = new Map<number, { resource: unknown; record: unknown }>()
  return steps.flatMap(({ key, changes }): Target[] => {
    const { resource, record } = now.get(key) ?? { resource: null, record: null }
    const last = (change: [unknown, unknown] | undefined, before: unknown) =>
      change ? (change[1] ?? change[0]) : before
    const after = { resource: last(changes['resource'], resource), record: last(changes['record'], record) }
    now.set(key, after)
    return typeof after.resource === 'string' && typeof after.record === 'number'
      ? [{ key, resource: after.resource, record: after.record }]
      : []
  })
}

function withoutTarget(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !targetColumns.some((column) => column === name)),
  )
}
