import sql from 'sql-template-tag'
import type { Db } from '../../kernel/server/database/query.ts'

/** An invoice with something outstanding. */
export interface OpenInvoice {
  invoice: number
  invoice_no: string
  due_date: string
  outstanding: number
}

/** What a customer owes, the oldest due first; an invoice whose order was deleted is owed all the same. */
export async function openInvoices(db: Db, customer: number): Promise<OpenInvoice[]> {
  return await db.rows<OpenInvoice>(sql`
    select * from (
      select i.id as invoice, i.invoice_no, coalesce(t.due_date, i.invoice_date + i.age_days) as due_date,
        due_of(i.id) as outstanding
      from invoice i left join invoice_tracker t on t.invoice = i.id
      where i.customer = ${customer} and i.status = 'issued' and (t.id is null or t.outstanding > 0)
    ) open
    where outstanding > 0 order by due_date, invoice`)
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

/** The smallest note of dinars. */
export async function smallestNote(db: Db): Promise<number> {
  const row = await db.row<{ iqd_note: number }>(sql`select iqd_note from settings`)
  if (!row) throw new Error('The settings are missing from the database.')
  return row.iqd_note
}
