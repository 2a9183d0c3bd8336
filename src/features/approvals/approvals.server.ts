import sql, { join, raw, type Sql } from 'sql-template-tag'
import { whereAll } from '../../kernel/server/lists/list.ts'
import type { Actor } from '../../kernel/contract/access.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { approvalFields, approvalsResource, readApprovals, type Waiting } from './approvals.contract.ts'

/** A kind of document that may wait, and which of its columns say what it is. */
export interface ApprovableKind {
  entity: Entity
  number: string
  party: Sql
}

const said = raw(
  Object.keys(approvalFields)
    .map((name) => `t.${name}`)
    .join(', '),
)

/** What waits of a kind, and what was decided about the person's own and is new to them. */
function waitingOf({ entity, number, party }: ApprovableKind, db: Db, person: number): Sql {
  const own = sql`(coalesce(${person} in (t.approval_asker, t.created_by), false) or has_written(${entity.name}, t.id, ${person}))`
  return sql`
    select ${entity.name}::text as kind, t.id, t.${raw(number)}::text as number, far.day as date, ${party} as party,
      far.which as "limit", round(far.amount, 2) as amount, far.usd, given_beside(t) as beside, t.updated_at as asked_at,
      coalesce((select full_name from users where id = t.approval_asker), t.created_by_name) as asked_by,
      ${own} as own, barred_by(${person}, writers_of(${entity.name}, t.id) || t.created_by || t.approval_asker) is not null as barred,
      ${said}
    from ${raw(`"${entity.name}"`)} t, limited(t) far ${whereAll([
      sql`(t.approval = 'waiting' or t.approval is not null and not t.approval_seen and ${own})`,
      ...db.visibleTo(entity),
    ])}`
}

/** What waits of some kinds, or was decided about somebody's own; `decides` says whether they may decide at all. */
export async function waitingFor(db: Db, kinds: readonly ApprovableKind[], actor: Actor, decides: boolean) {
  const rows = await db.rows<Omit<Waiting, 'label' | 'may_decide'> & { barred: boolean }>(sql`
    select * from (${join(
      kinds.map((kind) => waitingOf(kind, db, actor.id)),
      ' union all ',
    )}) waiting
    order by asked_at, kind, id limit 500`)
  const labels = new Map(kinds.map(({ entity }) => [entity.name, entity.label]))
  const results = rows.map(({ barred, ...row }) => ({
    ...row,
    label: labels.get(row.kind) ?? 'Document',
    may_decide: decides && !row.own && !barred && row.approval === 'waiting',
  }))
  return { count: results.filter(({ own, may_decide }) => own || may_decide).length, results }
}

/** What waits for approval; `kinds` are the documents that may, which later rooms keep. */
export function approvalsServer(kinds: readonly ApprovableKind[]): ServerFeature {
  return {
    rights: [approvalsResource],
    mount: ({ routes, may }: Kernel) => {
      routes.query(readApprovals, async ({ actor }, db) =>
        waitingFor(db, kinds, actor, may(actor, approvalsResource, 'update')),
      )
    },
  }
}
