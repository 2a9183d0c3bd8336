import sql from 'sql-template-tag'
import type { Transaction } from '../../../../kernel/server/database/query.ts'
import { type Debt, debtKey } from './debt.ts'

/** A debt with what is due of it. */
export interface DueDebt extends Debt {
  /** The invoice number, or the previous number of a customer opening balance. */
  invoice_no: string
  customer: number
  /** The outstanding amount. */
  due: number
  /** Whether the debt is payable. A customer opening balance may be cancelled, or a credit. */
  status: 'owed' | 'cancelled' | 'credit'
}

/**
 * Locks customer opening balances, then invoices, each by id. Returns what is due, by debt key; drafts and cancelled
 * invoices are missing.
 */
export async function lockDue(tx: Transaction, debts: readonly Debt[]): Promise<Map<string, DueDebt>> {
  const openings = debts.flatMap(({ opening }) => opening ?? [])
  const invoices = debts.flatMap(({ invoice }) => invoice ?? [])
  if (openings.length > 0) {
    await tx.run(sql`select id from opening where id = any (${openings}) order by id for no key update`)
  }
  await tx.run(sql`select id from invoice where id = any (${invoices}) order by id for no key update`)
  const rows = await tx.rows<DueDebt>(sql`
    select id as invoice, null::integer as opening, invoice_no, customer, due_of(id) as due, 'owed' as status from invoice
    where id = any (${invoices}) and status = 'issued'
    union all
    select null, id, number, customer, open_of('opening', id),
      case when cancelled_at is not null then 'cancelled' when amount_usd < 0 then 'credit' else 'owed' end
    from opening where id = any (${openings})`)
  return new Map(rows.map((row) => [debtKey(row), row]))
}
