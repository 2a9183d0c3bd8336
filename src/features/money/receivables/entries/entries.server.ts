import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../../../../kernel/contract/access.ts'
import { addDays } from '../../../../kernel/contract/values/day.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import { Problem } from '../../../../kernel/contract/problem.ts'
import type { RowPolicies } from '../../../../kernel/server/records/row-policy.ts'
import { customer } from '../../../customers/customers.contract.ts'
import { invoice } from '../../../invoices/invoices.contract.ts'
import { type Age, type AgeFrom, ageDays, ageLabels } from '../ages.ts'

/** Whose records the sums of an account are made of, besides what the right to see them opens. */
const madeOf: readonly Entity[] = [customer, invoice]

/** Sums are for those who see all that they are made of: a part of a balance would be a wrong one. */
export function assertSeesAll(policies: RowPolicies, actor: Actor): void {
  if (madeOf.every((entity) => policies.of(actor, entity) === 'all')) return
  throw new Problem('permission_denied', 'You do not have permission to view customer accounts.')
}

/** What is owed in the open entries `e` by how old it is on a day, as columns of sums. */
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
