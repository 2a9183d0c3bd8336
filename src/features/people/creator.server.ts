import sql, { raw, type Sql } from 'sql-template-tag'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import type { creatorFilters } from './creator.contract.ts'

/** The conditions on author and date of a record; `dateColumn` is the column of its date. */
export function creatorConditions(
  query: CheckedInput<typeof creatorFilters>,
  dateColumn: 'date' | 'issue_date',
): Sql[] {
  const { created_by, created_by_role, date_from, date_to } = query
  const date = raw(`t."${dateColumn}"`)
  return [
    ...(created_by === null ? [] : [sql`t.created_by = ${created_by}`]),
    ...(created_by_role === null ? [] : [sql`t.created_by_role = ${created_by_role}`]),
    ...(date_from === null ? [] : [sql`${date} >= ${date_from}`]),
    ...(date_to === null ? [] : [sql`${date} <= ${date_to}`]),
  ]
}
