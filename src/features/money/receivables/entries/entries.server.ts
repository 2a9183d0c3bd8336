import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../../../../kernel/contract/access.ts'
import { addDays } from '../../../../kernel/contract/values/day.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import { Problem } from '../../../../kernel/contract/problem.ts'
import type { RowPolicies } from '../../../../kernel/server/rights/row-policy.ts'
import { customer } from '../../../customers/customers.contract.ts'
import { invoice } from '../../../invoices/invoices.contract.ts'
import { type Age, type AgeFrom, ageDays, ageLabels } from '../ages.ts'

/** Sums of an account are computed from these kinds of records. */
const madeOf: readonly Entity[] = [customer, invoice]

/** Throws unless the user sees all records behind the sums: a part of a balance would be wrong. */
export function assertSeesAll(policies: RowPolicies, actor: Actor): void {
  if (madeOf.every((entity) => policies.of(actor, entity) === 'all')) return
  throw new Problem('permission_denied', 'You do not have permission to view customer accounts.')
}

/** SQL columns: the sums of open entries `e` by age on a day. */
export function sumsByAge(today: string, from: AgeFrom): Sql {
  const since = from === 'due' ? sql`e.due` : sql`e.day`
  const columns = (Object.keys(ageLabels) as Age[]).map((age) => {
    const days = ageDays[from][age]
    if (!days) return sql`0::numeric as ${raw(age)}`
    const [first, last] = days
    const bounds = [
      ...(first === null ? [] : [sql`${since} <= ${addDays(today, -first)}::date`]),
      ...(last === null ? [] : [sql`${since} >= ${addDays(today, -last)}::date`]),
    ]
    return sql`coalesce(sum(e.owed) filter (where ${join(bounds, ' and ')}), 0) as ${raw(age)}`
  })
  return join(columns)
}
