import sql from 'sql-template-tag'
import type { Actor, Resource, Verb } from '../../../kernel/contract/access.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { customer } from '../../customers/customers.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { product } from '../../products/products.contract.ts'
import { settings } from '../../settings/settings.contract.ts'
import { type DashboardPart, type FirstStep, firstSteps, dismissFirstSteps } from '../dashboard.contract.ts'

/** The permission that each step needs. */
const needed: Record<FirstStep, [Resource, Verb]> = {
  company: [settings.resource, 'update'],
  bank: [settings.resource, 'update'],
  product: [product.resource, 'create'],
  customer: [customer.resource, 'create'],
  invoice: [invoice.resource, 'create'],
}

/**
 * The setup steps that the person may do, each with whether it is done, as the data shows. Null if all are done or the
 * person has dismissed the list.
 */
export async function stepsLeft(
  db: Db,
  actor: Actor,
  may: Kernel['may'],
): Promise<DashboardPart<'first_steps'> | null> {
  const steps = (Object.keys(firstSteps) as FirstStep[]).filter((step) => may(actor, ...needed[step]))
  if (steps.length === 0) return null
  const found = await db.row<Record<FirstStep | 'put_away', boolean>>(sql`
    select address is not null as company,
      bank_name is not null and iban is not null as bank,
      exists (select from product) as product,
      exists (select from customer) as customer,
      exists (select from invoice where status = 'issued') as invoice,
      exists (select from first_steps_put_away where user_id = ${actor.id}) as put_away
    from settings`)
  if (!found || found.put_away || steps.every((step) => found[step])) return null
  return { steps: steps.map((step) => ({ step, done: found[step] })) }
}

/** The route that dismisses the list, for the current user only. */
export function firstStepsRoutes({ routes }: Kernel): void {
  routes.command(dismissFirstSteps, async ({ actor }, tx) => {
    await tx.run(sql`insert into first_steps_put_away (user_id) values (${actor.id}) on conflict do nothing`)
    return null
  })
}
