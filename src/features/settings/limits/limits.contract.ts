import { required } from '../../../kernel/contract/fields.ts'
import { group } from '../../../kernel/contract/kinds/many/group.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { percent } from '../../../kernel/contract/kinds/numbers/percent.ts'
import { type Role, roles } from '../../people/permissions/roles.contract.ts'

/** The limits of a role; null is unlimited. */
export const roleLimits = {
  discount: percent('Maximum discount'),
  credit_usd: money('Maximum credit note without invoice lines', 'USD'),
  refund_usd: money('Maximum refund', 'USD'),
  bad_debt_usd: money('Maximum bad debt', 'USD'),
  payment_usd: money('Largest payment without a customer', 'USD'),
  petty_usd: money('Largest petty cash entry', 'USD'),
  one_sided_usd: money('Largest transfer with one account', 'USD'),
} as const

const ofRole = (role: Role) => group(roles[role], roleLimits)

/** The limits in a request: a role or a limit that is left out stays. */
export const sentLimits = group('Limits', {
  salesman: ofRole('salesman'),
  manager: ofRole('manager'),
  admin: ofRole('admin'),
})

/** The limits of each role beyond which somebody else has to approve; superusers have none. */
export const limits = group('Limits', {
  salesman: required(ofRole('salesman')),
  manager: required(ofRole('manager')),
  admin: required(ofRole('admin')),
})
