import sql from 'sql-template-tag'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Debt } from '../receipts/debts/debt.ts'
import type { Notes } from './split.ts'

/** An invoice or customer opening balance with an outstanding amount. */
export interface OpenDebt extends Debt {
  invoice_no: string
  due_date: string
  outstanding: number
  in_cash: boolean
}

/** The debts of a customer, the oldest due date first. Includes invoices whose orders were deleted. */
export async function openDebts(db: Db, customer: number): Promise<OpenDebt[]> {
  return await db.rows<OpenDebt>(sql`
    select owed.invoice, owed.opening, d.number as invoice_no, owed.due as due_date, owed.outstanding, d.kind = 'invoice' and exists (
        select from invoice i where i.id = d.document and payment_method = 'cash') as in_cash
    from (
        select case when opening is null then invoice end as invoice, opening, due, sum(owed) as outstanding from open_entry
        where customer = ${customer} and owed > 0 and refund is null group by 1, 2, 3
      ) owed
      join entry d on d.kind = case when owed.opening is null then 'invoice' else 'opening' end
        and d.document = coalesce(owed.opening, owed.invoice) and d.side = ''
    order by owed.due, d.kind desc, d.document`)
}

/** The unapplied credit of a customer. */
export async function onAccountOf(db: Db, customer: number): Promise<number> {
  const row = await db.row<{ sum: number }>(sql`select unapplied_credit_of(${customer}) as sum`)
  return row?.sum ?? 0
}

/** The default accounts: the default account of the settings, and for dinars the first active IQD account. */
export async function defaultAccounts(db: Db): Promise<{ usd: string; iqd: string }> {
  const row = await db.row<{ usd: string; iqd: string }>(sql`
    select name as usd, coalesce(
      (select a.name from bank_account a where currency = 'IQD' and active order by id limit 1), name) as iqd
    from (select default_account_name() as name) usual`)
  if (!row) throw new Error('The default account is missing.')
  return row
}

/** The smallest banknotes in IQD and USD. */
export async function smallestNotes(db: Db): Promise<Notes> {
  const row = await db.row<Notes>(sql`select iqd_note, usd_note from settings`)
  if (!row) throw new Error('The settings are missing from the database.')
  return row
}
