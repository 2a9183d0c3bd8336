import sql, { join, raw, type Sql } from 'sql-template-tag'
import { whereAll } from '../../kernel/server/lists/list.ts'
import type { Actor } from '../../kernel/contract/access.ts'
import { historyPageSize } from '../../kernel/contract/endpoints/history.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { kindNamed } from '../../kernel/server/records/kind-named.ts'
import { approvalFields, approvalsResource, readApprovals, type Waiting } from './approvals.contract.ts'

/** A kind of document that may wait, and which of its columns say what it is. */
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

/** Whether the person had a part in a document `t`: asked for it, made it, or changed it. */
const isOwn = ({ entity }: ApprovableKind, person: number) =>
  sql`(coalesce(${person} in (t.approval_asker, t.created_by), false) or has_written(${entity.name}, t.id, ${person}))`

/** Whether the person decides about a document `t`, where they may decide at all. */
const isDecidable = (kind: ApprovableKind, person: number) => sql`(t.approval = 'waiting'
  and not ${isOwn(kind, person)}
  and barred_by(${person}, writers_of(${kind.entity.name}, t.id) || t.created_by || t.approval_asker) is null)`

/** What waits, and what was decided about the person's own and is news to them. */
const isListed = (kind: ApprovableKind, person: number) =>
  sql`(t.approval = 'waiting' or t.approval is not null and not t.approval_seen and ${isOwn(kind, person)})`

/** Those documents `t` of a kind that the person sees and for which a condition holds. */
const from = ({ entity }: ApprovableKind, db: Db, condition: Sql) =>
  sql`from ${raw(`"${entity.name}"`)} t ${whereAll([condition, ...db.visibleTo(entity)])}`

interface Reader {
  person: number
  /** Whether they may decide at all. */
  decides: boolean
}

/** All that is told of the documents of a kind that are on the page. */
function waitingOf(kind: ApprovableKind, { person, decides }: Reader): Sql {
  const { entity, number, party } = kind
  return sql`
    select ${entity.name}::text as kind, t.id, t.${raw(number)}::text as number, far.day as date, ${party} as party,
      far.which as "limit", round(far.amount, 2) as amount, far.usd, given_beside(t) as beside, t.updated_at as asked_at,
      coalesce((select full_name from users where id = t.approval_asker), t.created_by_name) as asked_by,
      ${isOwn(kind, person)} as own, ${decides} and ${isDecidable(kind, person)} as may_decide,
      ${waiting}
    from ${raw(`"${entity.name}"`)} t, limited(t) far
    where t.id in (select page.id from page where page.kind = ${entity.name})`
}

/** Some of the documents for which a condition holds, the oldest first. */
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

/** How many documents there are for which a condition holds, and for how many of them another does as well. */
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

/** What the person decides about: the first of it, and how much there is. */
export async function decidableBy(db: Db, kinds: readonly ApprovableKind[], actor: Actor, size: number) {
  const condition = (kind: ApprovableKind) => isDecidable(kind, actor.id)
  const reader = { person: actor.id, decides: true }
  const { total } = await countsOf(db, kinds, condition, () => sql`false`)
  return { count: total, results: await documentsOf(db, kinds, reader, { condition, size, skip: 0 }) }
}

/** What waits for approval; `kinds` are the documents that may, which later features keep. */
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
