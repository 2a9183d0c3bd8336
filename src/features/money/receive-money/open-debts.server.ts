import sql from 'sql-template-tag'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Debt } from '../receipts/debts/debt.ts'
import type { Notes } from './split.ts'

/** An invoice, or a debt of the old book, with something outstanding. */
export interface OpenDebt extends Debt {
  invoice_no: string
  due_date: string
  outstanding: number
  in_cash: boolean
}

/** What a customer owes, the oldest due first; an invoice whose order was deleted is owed all the same. */
export async function openDebts(db: Db, customer: number): Promise<OpenDebt[]> {
  return await db.rows<OpenDebt>(sql`
    select case kind when 'invoice' then document end as invoice, case kind when 'opening' then document end as opening,
      number as invoice_no, due as due_date, open as outstanding, kind = 'invoice' and exists (
        select from invoice i where i.id = document and payment_method = 'cash') as in_cash
    from entry where customer = ${customer} and (kind = 'invoice' or kind = 'opening' and usd > 0) and open <> 0
    order by due, kind desc, document`)
}

/** What a customer has paid, or was credited, that settles nothing yet. */
export async function onAccountOf(db: Db, customer: number): Promise<number> {
  const row = await db.row<{ sum: number }>(sql`select on_account_of(${customer}) as sum`)
  return row?.sum ?? 0
}

/** The accounts that money comes into unless others are named: the default one, and for dinars the first one in dinars. */
export async function usualAccounts(db: Db): Promise<{ usd: string; iqd: string }> {
  const row = await db.row<{ usd: string; iqd: string }>(sql`
    select name as usd, coalesce(
      (select a.name from bank_account a where currency = 'IQD' and active order by id limit 1), name) as iqd
    from (select default_account_name() as name) usual`)
  if (!row) throw new Error('The default account is missing.')
  return row
}

/** The smallest notes of dinars and of dollars. */
export async function smallestNotes(db: Db): Promise<Notes> {
  const row = await db.row<Notes>(sql`select iqd_note, usd_note from settings`)
  if (!row) throw new Error('The settings are missing from the database.')
  return row
}
