import type { CheckedInput, RowOf } from '../../../kernel/contract/fields.ts'
import { type Role, roles } from '../../people/permissions/roles.contract.ts'
import { type limits, roleLimits, type sentLimits } from './limits.contract.ts'

type Limits = RowOf<(typeof limits)['fields']>
type Sent = CheckedInput<(typeof sentLimits)['fields']>

const roleNames = Object.keys(roles) as Role[]
const limitNames = Object.keys(roleLimits) as (keyof typeof roleLimits)[]

/** The limits of all roles, in a fixed order, after applying the sent ones; those left out stay. */
export function limitsAfter(before: Limits, sent: Sent | Limits): Limits {
  const ofRole = (role: Role) => {
    const its = { ...before[role], ...sent[role] }
    return Object.fromEntries(limitNames.map((name) => [name, its[name] ?? null]))
  }
  return Object.fromEntries(roleNames.map((role) => [role, ofRole(role)])) as Limits
}
