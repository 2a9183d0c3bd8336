import sql from 'sql-template-tag'
import { reassign } from '../../../features/reassignment/reassignment.server.ts'
import type { Owner } from '../../../features/salesmen/salesmen.server.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { withReason } from '../../../kernel/server/records/history/reason.ts'
import type { DemoPersonName } from '../people.ts'
import type { ActingUser } from '../stories/past.server.ts'
import { at, type Action } from './action.server.ts'

const taken = 6

const ownerOf = ({ id, name }: ActingUser): Owner => ({ salesman: id, salesman_name: name })

/** The customers of an absent salesman are reassigned to a colleague, with their open invoices. */
export function salesmanActions(
  tx: Transaction,
  today: string,
  { manager, salesman, secondSalesman, absent }: Readonly<Record<DemoPersonName, ActingUser>>,
): Action[] {
  const { salesman: who, salesman_name } = ownerOf(absent)
  const change = sql`salesman = ${who}, salesman_name = ${salesman_name}`
  const some = sql`select id from customer where salesman = ${salesman.id} order by id limit ${taken}`
  return [
    {
      moment: at(addDays(today, -30), 8),
      by: manager,
      work: () =>
        withReason(tx, 'He knows the area', async () => {
          await tx.run(sql`
            update invoice set ${change} where customer in (${some}) and salesman = ${salesman.id} and status = 'issued'`)
          await tx.run(sql`update customer set ${change} where id in (${some})`)
        }),
    },
    {
      moment: at(addDays(today, -2), 9),
      by: manager,
      work: () =>
        reassign(tx, absent.id, ownerOf(secondSalesman), {
          kinds: ['customers', 'invoices'],
          reason: 'Hassan is away until the spring',
        }),
    },
  ]
}
