import sql, { join, type Sql } from 'sql-template-tag'
import type { Actor, Resource } from '../../../contract/access.ts'
import { message } from '../../../../i18n/messages.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { SecurityKind } from '../../../contract/endpoints/security-kinds.ts'
import type { Entity } from '../../../contract/entity.ts'
import { type historyEndpoints, undoDeletion } from '../../../contract/endpoints/history.ts'
import { Problem } from '../../../contract/problem.ts'
import { asParts, attachedKinds, attachedRead, withoutHiddenTargets } from './attached.ts'
import { entriesPage, entriesRead, entryColumns, type HistoryEntry } from './entries.ts'
import { deletedOf, trashPage } from './trash.ts'
import { restoreRecord, type RefreshRestored } from '../restore-record.ts'
import type { Db, Transaction } from '../../database/query.ts'
import type { Call } from '../../http/routes.ts'
import type { Kernel } from '../../kernel.ts'
import { kindNamed } from '../../lists/kind-named.ts'
import { restoreRestriction } from '../restore-restriction.ts'
import { notVisible } from '../records.ts'
import { searchConditions } from '../../lists/search.ts'
import { keysVisible, showsDeleted } from '../../rights/row-policy.ts'

type Endpoints = ReturnType<typeof historyEndpoints>

type Asked = Pick<Call<Endpoint>, 'actor' | 'client' | 'token'>

interface HistoryOptions {
  entities: readonly Entity[]
  /** The permission to see what other users did. */
  seeAll: Resource
  /** By table name: updates a restored record from the records that it depends on. */
  followers: Readonly<Record<string, RefreshRestored>>
  /** By table name: the security log kind for restoring a record, which then requires the password. */
  notedBack: Readonly<Record<string, SecurityKind>>
}

/** Mounts the history of records (the audit trail of their changes), the trash of deleted records, and restoring. */
export function historyRoutes(
  { routes, may, policies, log, assertConfirmed }: Kernel,
  endpoints: Endpoints,
  { entities, seeAll, followers: refreshers, notedBack }: HistoryOptions,
): void {
  const visibleTargets = async (db: Db, actor: Actor, entries: readonly HistoryEntry[]) =>
    await withoutHiddenTargets(db, policies, { actor, entities }, entries)
  const entityOf = (name: string) => entities.find((entity) => entity.name === name)
  routes.query(endpoints.read, async ({ query, actor }, db) => {
    const entity = kindNamed(entities, query.resource)
    const { id } = query
    if (id === null) {
      const missing = message('{label} is required.', { label: endpoints.read.query.id.label })
      throw new Problem('bad_request', missing, { errors: { id: [missing] } })
    }
    const policy = policies.of(actor, entity)
    if ((await keysVisible(db, entity, [id], policy)).length === 0) throw notVisible()
    const own = sql`(h.owner_id = ${id} and ${entriesRead({ may, policies }, { actor, entity, seeAll })})`
    const kinds = attachedKinds(entities).filter(({ name }) => name !== entity.name)
    const attached = await attachedRead(db, { may, policies }, kinds, { actor, entity, id, seeAll })
    const page = await entriesPage(db, [sql`(${join([own, ...attached], ' or ')})`], query.page, kinds)
    return { ...page, results: await visibleTargets(db, actor, asParts(page.results, { entity, id })) }
  })

  routes.query(endpoints.trash, async ({ query, actor }, db) => {
    const shown = deletedOf(entities, (entity) => policies.ofDeleted(actor, entity))
    const page = await trashPage(db, [shown, ...searchConditions(query.search)], query.page)
    return { ...page, results: await visibleTargets(db, actor, page.results) }
  })

  /** Restores the newest deletion that matches the condition on the history `h`, if the user is allowed to. */
  const restoreOne = async (tx: Transaction, asked: Asked, which: Sql) => {
    const { actor, client, token } = asked
    const entry = await tx.row<HistoryEntry>(sql`
      select ${entryColumns} from history h where ${which} and h.action = 'delete' order by h.id desc limit 1`)
    const entity = entry && entityOf(entry.table_name)
    if (!entry || !entity)
      throw new Problem('not_found', 'Deleted record not found. It may already have been restored.')
    const allowed = await tx.row(sql`
      select id from history h where h.id = ${entry.id} and ${showsDeleted(policies.ofDeleted(actor, entity), entity)}`)
    if (!allowed) throw new Problem('permission_denied', 'You do not have permission to restore this record.')
    const kind = notedBack[entity.name]
    if (kind) await assertConfirmed(token)
    try {
      await restoreRecord(tx, entry, refreshers, actor)
    } catch (error) {
      throw restoreRestriction(entity, entities, error) ?? error
    }
    if (kind) {
      const event = { kind, userId: actor.id, aboutId: entry.record_id, client }
      await log.logIn(tx, { ...event, detail: 'Restored from the trash' })
    }
    return { message: message('{label} restored.', { label: entity.label }), owner_id: entry.record_id }
  }

  routes.command(endpoints.restore, async (call, tx) => await restoreOne(tx, call, sql`h.id = ${call.id}`))

  routes.command(undoDeletion, async (call, tx) => {
    const { body, actor } = call
    const { name } = kindNamed(entities, body.resource)
    const own = sql`h.table_name = ${name} and h.record_id = ${body.id} and (h.user_id = ${actor.id} or ${actor.isSuperuser})`
    return await restoreOne(tx, call, own)
  })
}
