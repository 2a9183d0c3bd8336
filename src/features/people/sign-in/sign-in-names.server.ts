import sql from 'sql-template-tag'
import { user } from '../users.contract.ts'
import type { FieldErrors } from '../../../kernel/contract/problem.ts'
import { columnLabel } from '../../../kernel/server/records/column-label.ts'
import { alreadyExists } from '../../../kernel/server/database/failures/constraint-problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'

const names = ['username', 'email', 'phone_number'] as const

/**
 * Errors for all user names, emails and phone numbers that another user has; the database reports only the first.
 * Unchanged names are not checked. The constraint of the database decides if two users take the same name at once.
 */
export async function takenNames(
  db: Db,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<FieldErrors> {
  const given = names.map((name) => (typeof columns[name] === 'string' ? columns[name] : null))
  const taken = await db.rows<{ field: string }>(sql`
    select field
    from unnest(${[...names]}::text[], ${given}::text[]) as given (field, value)
    join sign_in_name on name = code_key(value)
    where user_id <> ${id} and not exists (select from users u where u.id = ${id} and to_jsonb(u) ->> field = value) and (field <> 'phone_number' or value ~ '[0-9]')`)
  return Object.fromEntries(taken.map(({ field }) => [field, [alreadyExists(columnLabel(user, field))]]))
}
