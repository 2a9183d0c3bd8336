import sql from 'sql-template-tag'
import { validationProblem } from '../../kernel/contract/problem.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'
import { notFoundOrSeen } from '../../kernel/server/records.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { holdDue } from '../receipt-voucher/allocations.server.ts'

/**
 * Settles an invoice from what is on account of its customer, the oldest money first; answers how much was used. Throws
 * `validation_failed` where there is none, or nothing is due.
 */
export async function spendOnAccount(tx: Transaction, id: number): Promise<number> {
  const vouchers = await tx.rows<{ id: number }>(sql`
    select v.id from receipt_voucher v join invoice i on i.customer = v.from_account
    where i.id = ${id} and v.cancelled_at is null and left_of(v) > 0 order by v.id for no key update of v`)
  const found = (await holdDue(tx, [id])).get(id)
  if (!found) throw await notIssued(tx, id)
  const settled = await tx.row<{ used: number }>(sql`
    with waiting as (
      select id, left_of(v) as rest,
        coalesce(sum(left_of(v)) over (order by date, id rows between unbounded preceding and 1 preceding), 0) as before
      from receipt_voucher v where id = any (${vouchers.map((voucher) => voucher.id)})
    ),
    parts as (select id, least(rest, ${found.due}::numeric - before) as amount from waiting where before < ${found.due}),
    written as (
      insert into receipt_settlement as s (receipt_voucher, invoice, customer, amount_usd)
      select id, ${id}, ${found.customer}, amount from parts
      on conflict (receipt_voucher, invoice) do update set amount_usd = s.amount_usd + excluded.amount_usd
    )
    select coalesce(sum(amount), 0) as used from parts`)
  const used = settled?.used ?? 0
  if (used === 0) {
    throw validationProblem({ invoice: ['Nothing is on account that this invoice still asks for.'] })
  }
  return used
}

async function notIssued(tx: Transaction, id: number) {
  const there = await tx.row(sql`select id from invoice where id = ${id}`)
  return there
    ? validationProblem({ invoice: ['A draft is not paid: issue it first.'] })
    : await notFoundOrSeen(tx, invoice, id)
}
