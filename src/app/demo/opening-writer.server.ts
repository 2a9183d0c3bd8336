import sql from 'sql-template-tag'
import { opening } from '../../features/money/opening-balances/opening.contract.ts'
import { addDays } from '../../kernel/contract/values/day.ts'
import type { Keyed, Transaction } from '../../kernel/server/database/query.ts'
import { insertRow } from '../../kernel/server/records/records.ts'
import { at, type Action } from './writers/action.server.ts'
import type { ActingUser } from './stories/past.server.ts'

/** The customers' balances in the old ledger on the last day before Inkwell; negative amounts are prepaid. */
const lastPage = [
  { number: '1184', amount_usd: 420, remark: 'Ledger 7, page 12' },
  { number: '1201', amount_usd: 185.5, remark: 'Ledger 7, page 31' },
  { number: 'A-77', amount_usd: -60, remark: 'Paid ahead' },
] as const

/** The last page of the old ledger was found later, and entered as opening balances. */
export function openingActions(
  tx: Transaction,
  { first, today, by }: { first: string; today: string; by: ActingUser },
): Action[] {
  const work = async () => {
    const customers = await tx.rows<Keyed>(sql`select id from customer order by id limit ${lastPage.length}`)
    for (const [index, { id }] of customers.entries()) {
      await insertRow(tx, opening.name, {
        ...lastPage[index],
        customer: id,
        date: addDays(first, -1),
        due_date: addDays(first, 29),
      })
    }
  }
  return [{ moment: at(addDays(today, -3), 11), by, work }]
}
