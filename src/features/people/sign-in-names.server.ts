import sql from 'sql-template-tag'
import { validationProblem } from '../../kernel/contract/problem.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'

const names = ['username', 'email', 'phone_number'] as const

/**
 * Refuses the user names, emails and phone numbers that another user has, all of them at once: the database itself
 * tells only of the first. It has the last word, for those who take the same name at the same moment.
 */
export async function assertNamesFree(
  tx: Transaction,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const given = names.map((name) => (typeof columns[name] === 'string' ? columns[name] : null))
  const taken = await tx.rows<{ field: string }>(sql`
    select field
    from unnest(${[...names]}::text[], ${given}::text[]) as given (field, value)
    join sign_in_name on name = lower(btrim(value) collate "und-x-icu")
    where user_id <> ${id}`)
  if (taken.length === 0) return
  throw validationProblem(
    Object.fromEntries(
      taken.map(({ field }) => [field, [`A record with this ${field.replaceAll('_', ' ')} already exists.`]]),
    ),
  )
}
