import sql, { join, raw, type Sql } from 'sql-template-tag'
import { whereAll } from '../../kernel/server/database/where.ts'
import type { Actor } from '../../kernel/contract/access.ts'
import { historyPageSize } from '../../kernel/contract/endpoints/history.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { kindNamed } from '../../kernel/server/lists/kind-named.ts'
import { approvalFields, approvalsResource, readApprovals, type Waiting } from './approvals.contract.ts'

/** A kind of document that can require approval, with its columns for number and party. */
export interface ApprovableKind {
  entity: Entity
  number: string
  party: Sql
}

const waiting = raw(
  Object.keys(approvalFields)
    .map((name) => `t.${name}`)
    .join(', '),
)

/** The condition that the person requested, created or changed a document `t`. */
const isOwn = ({ entity }: ApprovableKind, person: number) =>
  sql`(coalesce(${person} in (t.approval_asker, t.created_by), false) or has_written(${entity.name}, t.id, ${person}))`

/** The condition that the person may decide about a document `t`, provided that they have the permission. */
const isDecidable = (kind: ApprovableKind, person: number) => sql`(t.approval = 'waiting'
  and not ${isOwn(kind, person)}
  and depends_on_writer(${person}, writers_of(${kind.entity.name}, t.id) || t.created_by || t.approval_asker) is null)`

/** The condition that a document `t` is listed: it waits, or it is the person's own and its decision is new to them. */
const isListed = (kind: ApprovableKind, person: number) =>
  sql`(t.approval = 'waiting' or t.approval is not null and not t.approval_seen and ${isOwn(kind, person)})`

/** The documents `t` of a kind that are visible to the person and match a condition. */
const from = ({ entity }: ApprovableKind, db: Db, condition: Sql) =>
  sql`from ${raw(`"${entity.name}"`)} t ${whereAll([condition, ...db.visibleTo(entity)])}`

interface Reader {
  person: number
  /** Whether the person has the permission to approve. */
  decides: boolean
}

/** The select for one kind of document: everything the approvals page shows. */
function waitingOf(kind: ApprovableKind, { person, decides }: Reader): Sql {
  const { entity, number, party } = kind
  return sql`
    select ${entity.name}::text as kind, t.id, t.${raw(number)}::text as number, far.day as date, ${party} as party,
      far.which as "limit", round(far.amount, 2) as amount, far.usd, used_limit(t) as beside, t.updated_at as asked_at,
      coalesce((select full_name from users where id = t.approval_asker), t.created_by_name) as asked_by,
      ${isOwn(kind, person)} as own, ${decides} and ${isDecidable(kind, person)} as may_decide,
      ${waiting}
    from ${raw(`"${entity.name}"`)} t, approval_amount(t) far
    where t.id in (select page.id from page where page.kind = ${entity.name})`
}

/** A page of the documents that match a condition, oldest first. */
async function documentsOf(
  db: Db,
  kinds: readonly ApprovableKind[],
  reader: Reader,
  { condition, size, skip }: { condition: (kind: ApprovableKind) => Sql; size: number; skip: number },
): Promise<Waiting[]> {
  const keys = kinds.map(
    (kind) =>
      sql`select ${kind.entity.name}::text as kind, t.id, t.updated_at as asked_at ${from(kind, db, condition(kind))}`,
  )
  const rows = await db.rows<Omit<Waiting, 'label'>>(sql`
    with page as materialized (
      select kind, id from (${join(keys, ' union all ')}) listed
      order by asked_at, kind, id limit ${size} offset ${skip})
    select * from (${join(
      kinds.map((kind) => waitingOf(kind, reader)),
      ' union all ',
    )}) waiting
    order by asked_at, kind, id`)
  const labels = new Map(kinds.map(({ entity }) => [entity.name, entity.label]))
  return rows.map((row) => ({ ...row, label: labels.get(row.kind) ?? 'Document' }))
}

/** The number of documents that match a condition, and how many of them match `also` as well. */
async function countsOf(
  db: Db,
  kinds: readonly ApprovableKind[],
  condition: (kind: ApprovableKind) => Sql,
  also: (kind: ApprovableKind) => Sql,
) {
  const each = kinds.map(
    (kind) =>
      sql`select count(*) as total, count(*) filter (where ${also(kind)}) as count ${from(kind, db, condition(kind))}`,
  )
  const found = await db.row<{ total: number; count: number }>(sql`
    select coalesce(sum(total), 0)::integer as total, coalesce(sum(count), 0)::integer as count
    from (${join(each, ' union all ')}) counted`)
  return found ?? { total: 0, count: 0 }
}

/** The documents that the person can decide about: the oldest ones, and the total number. */
export async function decidableBy(db: Db, kinds: readonly ApprovableKind[], actor: Actor, size: number) {
  const condition = (kind: ApprovableKind) => isDecidable(kind, actor.id)
  const reader = { person: actor.id, decides: true }
  const { total } = await countsOf(db, kinds, condition, () => sql`false`)
  return { count: total, results: await documentsOf(db, kinds, reader, { condition, size, skip: 0 }) }
}

/** The approvals page; `kinds` are the kinds of documents that can require approval, from later features. */
export function approvalsServer(kinds: readonly ApprovableKind[]): ServerFeature {
  return {
    rights: [approvalsResource],
    mount: ({ routes, may }: Kernel) => {
      routes.query(readApprovals, async ({ query: { page, kind: named, id }, actor }, db) => {
        const reader = { person: actor.id, decides: may(actor, approvalsResource, 'update') }
        const entity =
          named === null
            ? null
            : kindNamed(
                kinds.map((kind) => kind.entity),
                named,
              )
        const asked = kinds.filter((kind) => entity === null || kind.entity === entity)
        const condition = (kind: ApprovableKind) =>
          id === null ? isListed(kind, actor.id) : sql`t.id = ${id} and ${isListed(kind, actor.id)}`
        const counts = await countsOf(db, asked, condition, (kind) =>
          reader.decides
            ? sql`(${isOwn(kind, actor.id)} or ${isDecidable(kind, actor.id)})`
            : isOwn(kind, actor.id),
        )
        const skip = ((page ?? 1) - 1) * historyPageSize
        const results = await documentsOf(db, asked, reader, { condition, size: historyPageSize, skip })
        return { ...counts, results }
      })
    },
  }
}
