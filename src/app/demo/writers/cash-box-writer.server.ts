import sql from 'sql-template-tag'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { insertRow } from '../../../kernel/server/records/records.ts'
import { accountTransfer } from '../../../features/money/transfers/account-transfers.contract.ts'
import { cashClose } from '../../../features/money/closings/cash-closing.contract.ts'
import { notesOf } from '../../../features/money/closings/notes.ts'
import { type DemoAccountName, pettyCashBox } from '../bank-accounts.ts'
import { at, type Action } from './action.server.ts'
import type { ActingUser } from '../stories/past.server.ts'

interface CashBoxes {
  today: string
  office: readonly ActingUser[]
  rates: readonly { date: string; iqd_per_usd: number }[]
}

const weeksOfTransfers = 26
const dollarsChanged = 1500

/** Returns the key of an account by its name; undefined before the accounts are named. */
export async function keyOf(tx: Transaction, name: DemoAccountName): Promise<number | undefined> {
  return (await tx.row<{ id: number }>(sql`select id from bank_account where name = ${name}`))?.id
}

/**
 * Returns the exchange of dollars into dinars every other week, and the counts of the cash boxes, with a note of 250
 * dinars missing.
 */
export function cashBoxActions(tx: Transaction, { today, office, rates }: CashBoxes): Action[] {
  const [, custodian = null] = office
  const changing = Array.from({ length: weeksOfTransfers }, (_, index): Action => {
    const date = addDays(today, -14 * (index + 1))
    const rate = rates.findLast((each) => each.date <= date)?.iqd_per_usd ?? 1310
    return {
      moment: at(date, 14),
      by: custodian,
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
  const days = [6, 5, 4, 3].map((daysAgo) =>
    dinarsCounted(tx, addDays(today, -daysAgo), daysAgo === 4, custodian),
  )
  const byOffice = office[0] ?? null
  return [
    ...changing,
    handedOver(tx, today, byOffice),
    bankFee(tx, today, byOffice),
    counted(tx, today, custodian),
    ...days,
  ]
}

/** A payment from an account to none, which another user has not reviewed yet. */
function bankFee(tx: Transaction, today: string, by: ActingUser | null): Action {
  const date = addDays(today, -2)
  return {
    moment: at(date, 11),
    by,
    work: async () =>
      await insertRow(tx, accountTransfer.name, {
        date,
        from_account: await keyOf(tx, 'PEN-COMPANY'),
        amount_out: 12,
        subject: 'Fee of the bank for a transfer abroad',
      }),
  }
}

/** A transfer that the custodian of the desk has not confirmed yet. */
function handedOver(tx: Transaction, today: string, by: ActingUser | null): Action {
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

function counted(tx: Transaction, today: string, by: ActingUser | null): Action {
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

/** The count of a day's dinars by banknotes. On the third of four days a note of 250 is missing. */
function dinarsCounted(tx: Transaction, date: string, isShort: boolean, by: ActingUser | null): Action {
  return {
    moment: at(addDays(date, 1), 5),
    by,
    work: async () => {
      const account = await keyOf(tx, pettyCashBox)
      const found = await tx.row<{ expected: number }>(
        sql`select account_balance_on(${account}, ${date}) as expected`,
      )
      const { expected = 0 } = found ?? {}
      const [least = 250] = notesOf.IQD.slice(-1)
      const counted = Math.max(0, Math.floor(expected / least) * least - (isShort ? least : 0))
      const reason = counted === expected ? null : 'A note of 250 is missing'
      const values = { account, date, counted, expected, notes: JSON.stringify(notesFor(counted)), reason }
      return await insertRow(tx, cashClose.name, values)
    },
  }
}

/** Returns an amount in as few banknotes as possible. */
function notesFor(amount: number): Record<string, number> {
  let left = amount
  const counts = notesOf.IQD.map((note) => {
    const count = Math.floor(left / note)
    left -= count * note
    return [String(note), count] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}
