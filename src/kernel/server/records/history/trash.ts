import sql, { join, type Sql } from 'sql-template-tag'
import type { Entity } from '../../../contract/entity.ts'
import { historyPageSize } from '../../../contract/endpoints/history.ts'
import type { Count, Db } from '../../database/query.ts'
import { whereAll } from '../../database/where.ts'
import { holdsFor, type RowPolicy } from '../../rights/row-policy.ts'
import { entryColumns, type HistoryEntry, withParts } from './entries.ts'

/**
 * The condition that a deletion `t` in the trash is of a kind of record whose row-level policy shows it. All
 * unrestricted kinds are in one condition, which an index alone can count.
 */
export function deletedOf(kinds: readonly Entity[], policyOf: (entity: Entity) => RowPolicy): Sql {
  const whole = kinds.filter((entity) => policyOf(entity) === 'all').map(({ name }) => name)
  const byRows = kinds.flatMap((entity) => {
    const policy = policyOf(entity)
    if (typeof policy === 'string') return []
    const shown = holdsFor(policy, (column) => sql`t.keys ->> ${column}`)
    return [sql`case when t.table_name = ${entity.name} then ${shown} else false end`]
  })
  return sql`(${join([sql`t.table_name = any(${whole})`, ...byRows], ' or ')})`
}

/** A page of the deletions `t` that match the conditions, newest first. */
export async function trashPage(db: Db, conditions: Sql[], page: number | null) {
  const found = sql`from trash t ${whereAll(conditions)}`
  const counted = await db.rows<Count>(sql`select count(*) as count ${found}`, 'fresh')
  const skip = ((page ?? 1) - 1) * historyPageSize
  const results = await db.rows<HistoryEntry>(
    sql`
      select ${entryColumns}
      from (select t.entry ${found} order by t.entry desc limit ${historyPageSize} offset ${skip}) page
      join history h on h.id = page.entry order by h.id desc`,
    'fresh',
  )
  return { results: await withParts(db, results), count: counted[0]?.count ?? 0 }
}
