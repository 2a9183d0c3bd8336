import sql, { type Sql } from 'sql-template-tag'
import type { Entity } from '../../../contract/entity.ts'
import { historyPageSize } from '../../../contract/endpoints/history.ts'
import type { Count, Db } from '../../database/query.ts'
import { whereAll } from '../../lists/list.ts'
import { type RowPolicy, showsDeleted } from '../row-policy.ts'
import { entryColumns, type HistoryEntry, withParts } from './entries.ts'

/** Whether a deletion `t` of the trash is of a kind of record, and a row policy shows it; only where rows tell is its entry read. */
export function deletedOf(entity: Entity, policy: RowPolicy): Sql {
  const isOne = sql`t.table_name = ${entity.name}`
  if (policy === 'none') return sql`false`
  if (policy === 'all') return isOne
  return sql`(${isOne} and exists (select from history h where h.id = t.entry and ${showsDeleted(policy, entity)}))`
}

/** A page of the deletions `t` for which the conditions hold, newest first. */
export async function trashPage(db: Db, conditions: Sql[], page: number | null) {
  const found = sql`from trash t ${whereAll(conditions)}`
  const counted = await db.rows<Count>(sql`select count(*) as count ${found}`, 'anew')
  const skip = ((page ?? 1) - 1) * historyPageSize
  const results = await db.rows<HistoryEntry>(
    sql`
      select ${entryColumns}
      from (select t.entry ${found} order by t.entry desc limit ${historyPageSize} offset ${skip}) page
      join history h on h.id = page.entry order by h.id desc`,
    'anew',
  )
  return { results: await withParts(db, results), count: counted[0]?.count ?? 0 }
}
