import type { Access, Actor } from '../../contract/access.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Db } from '../database/query.ts'
import type { Change } from '../live/live.ts'
import { keysVisible, type RowPolicies } from '../rights/row-policy.ts'
import type { Authorization } from './authorization.ts'

/** Who may be notified of a topic that is not a kind of record: users who may view its list, or superusers. */
function accessByTopic(endpoints: readonly Endpoint[]): Map<string, Access> {
  const byTopic = new Map<string, Access>()
  for (const { topic, access } of endpoints) {
    if (topic === undefined) continue
    if (typeof access === 'object') byTopic.set(topic, { ...access, verb: 'view' })
    else if (access === 'superuser' && !byTopic.has(topic)) byTopic.set(topic, access)
  }
  return byTopic
}

interface VisibleChangesOptions {
  endpoints: readonly Endpoint[]
  entities: readonly Entity[]
  authorization: Authorization
  policies: RowPolicies
  db: Db
}

/** Returns the part of a change that a user may be notified of: the keys visible to them; null if there are none. */
export function visibleChanges({
  endpoints,
  entities,
  authorization,
  policies,
  db,
}: VisibleChangesOptions): (actor: Actor, change: Change) => Promise<Change | null> {
  const readers = accessByTopic(endpoints)
  const ofPeople = new Set(endpoints.flatMap(({ topic, recipient }) => (topic && recipient ? [topic] : [])))
  const kinds = new Map(entities.map((entity) => [entity.name, entity]))

  return async (actor, change) => {
    const { topic, ids } = change
    if (ofPeople.has(topic)) {
      if (ids === null) return change
      return ids.includes(actor.id) ? { topic, ids: [actor.id] } : null
    }
    const entity = kinds.get(topic)
    if (!entity) {
      const reader = readers.get(topic)
      const mayView =
        typeof reader === 'object'
          ? authorization.may(actor, reader.resource, reader.verb)
          : reader !== undefined && actor.isSuperuser
      return mayView ? change : null
    }
    const policy = policies.of(actor, entity)
    if (typeof policy === 'string') return policy === 'all' ? change : null
    const all = { topic, ids: null }
    if (ids === null) return all
    // If the visible records are not known, the user's browser reloads all it shows of this kind.
    const visible = await keysVisible(db, entity, ids, policy).catch(() => null)
    if (visible === null) return all
    return visible.length > 0 ? { topic, ids: visible } : null
  }
}
