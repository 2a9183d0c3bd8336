import sql from 'sql-template-tag'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import type { Db } from '../../../../kernel/server/database/query.ts'
import { assertVisible } from '../../../../kernel/server/records/records.ts'
import { type Settled, settledKinds } from './settled.contract.ts'

/**
 * What a document is applied to, in the order of the settlements. Throws `not_found` if the document is not visible to
 * the user.
 */
export async function settledBy(db: Db, entity: Entity, id: number): Promise<{ results: Settled[] }> {
  await assertVisible(db, entity, id)
  const results = await db.rows<Settled>(sql`
    select o.kind, o.document, o.number, coalesce(o.due, o.day) as date, s.usd as amount_usd, o.open as left_usd
    from entry e cross join pairs_of(e.id) s
      join entry o on o.id = case s.debit when e.id then s.credit else s.debit end
    where e.kind = ${entity.name} and e.document = ${id} and e.side = '' and o.side = '' and o.kind <> e.kind
      and o.kind = any (${Object.keys(settledKinds)})
    order by s.id`)
  return { results }
}
