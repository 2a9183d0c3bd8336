import sql from 'sql-template-tag'
import { addDays } from '../../kernel/contract/day.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'
import { insertRow } from '../../kernel/server/records.ts'
import { accountTransfer } from '../../features/account-transfers/account-transfers.contract.ts'
import { cashClose } from '../../features/cash-closing/cash-closing.contract.ts'
import { type DemoAccountName, pettyCashBox } from './bank-accounts.ts'
import { at, type Deed } from './deed.server.ts'
import type { Doer } from './past.server.ts'

interface Boxes {
  today: string
  office: readonly Doer[]
  rates: readonly { date: string; iqd_per_usd: number }[]
}

const weeksOfTransfers = 26
const dollarsChanged = 1500

async function keyOf(tx: Transaction, name: DemoAccountName): Promise<number | undefined> {
  return (await tx.row<{ id: number }>(sql`select id from bank_account where name = ${name}`))?.id
}

/** Dollars are changed into dinars every other week, and yesterday's dinars were counted, with a note of 250 missing. */
export function boxDeeds(tx: Transaction, { today, office, rates }: Boxes): Deed[] {
  const [, keeper = null] = office
  const changing = Array.from({ length: weeksOfTransfers }, (_, index): Deed => {
    const date = addDays(today, -14 * (index + 1))
    const rate = rates.findLast((each) => each.date <= date)?.iqd_per_usd ?? 1310
    return {
      moment: at(date, 14),
      by: keeper,
      work: async () =>
        await insertRow(tx, accountTransfer.name, {
          date,
          from_account: await keyOf(tx, 'PEN-COMPANY'),
          amount_out: dollarsChanged,
          to_account: await keyOf(tx, pettyCashBox),
          amount_in: Math.round((dollarsChanged * rate) / 250) * 250,
          subject: 'Changed at the exchange in Karrada',
        }),
    }
  })
  return [...changing, handedOver(tx, today, office[0] ?? null), counted(tx, today, keeper)]
}

/** What the keeper of the desk has not confirmed yet. */
function handedOver(tx: Transaction, today: string, by: Doer | null): Deed {
  return {
    moment: at(today, 5),
    by,
    work: async () =>
      await insertRow(tx, accountTransfer.name, {
        date: today,
        from_account: await keyOf(tx, 'Erbil Branch IQD'),
        amount_out: 500_000,
        to_account: await keyOf(tx, pettyCashBox),
        subject: 'Takings brought from Erbil',
      }),
  }
}

function counted(tx: Transaction, today: string, by: Doer | null): Deed {
  const date = addDays(today, -8)
  return {
    moment: at(addDays(date, 1), 5),
    by,
    work: async () => {
      const account = await keyOf(tx, 'Cash Desk USD')
      const there = await tx.row<{ whole: number }>(
        sql`select trunc(account_balance_on(${account}, ${date})) as whole`,
      )
      return await insertRow(tx, cashClose.name, {
        account,
        date,
        counted: Math.max(0, (there?.whole ?? 0) - 1),
        reason: 'A dollar is missing, and the cents are not kept',
      })
    },
  }
}
