import sql from 'sql-template-tag'
import { validationProblem } from '../../kernel/contract/problem.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'
import { notFoundOrSeen } from '../../kernel/server/records.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { countSplit, holdDue } from '../receipt-voucher/allocations.server.ts'

/** So much of a receipt, or else of a credit note. */
export interface UsedPart {
  receipt_voucher: number | null
  credit_note: number | null
  amount_usd: number
}

/**
 * Settles an invoice from what is on account of its customer, receipts and credit notes, the oldest money first; answers
 * what was used. Throws `validation_failed` where there is none, or nothing is due.
 */
export async function spendOnAccount(tx: Transaction, id: number): Promise<UsedPart[]> {
  const vouchers = await tx.rows<{ id: number }>(sql`
    select v.id from receipt_voucher v join invoice i on i.customer = v.from_account
    where i.id = ${id} and v.cancelled_at is null and left_of(v) > 0 order by v.id for no key update of v`)
  const notes = await tx.rows<{ id: number }>(sql`
    select n.id from credit_note n join invoice i on i.customer = n.customer
    where i.id = ${id} and n.cancelled_at is null and left_of(n) > 0 order by n.id for no key update of n`)
  const found = (await holdDue(tx, [id])).get(id)
  if (!found) throw await notIssued(tx, id)
  // Who waited for the money sees now whether somebody else has used it meanwhile.
  const used = await tx.rows<UsedPart>(sql`
    with source as (
      select date, id as voucher, null::integer as note, left_of(v) as rest
      from receipt_voucher v where id = any (${vouchers.map((voucher) => voucher.id)}) and left_of(v) > 0
      union all
      select date, null, id, left_of(n) from credit_note n
      where id = any (${notes.map((note) => note.id)}) and left_of(n) > 0
    ),
    waiting as (
      select *, coalesce(sum(rest) over (
        order by date, voucher nulls last, note rows between unbounded preceding and 1 preceding), 0) as before
      from source
    ),
    parts as (
      select voucher, note, least(rest, ${found.due}::numeric - before) as amount
      from waiting where before < ${found.due}
    ),
    of_vouchers as (
      insert into receipt_settlement as s (receipt_voucher, invoice, customer, amount_usd)
      select voucher, ${id}, ${found.customer}, amount from parts where voucher is not null
      on conflict (receipt_voucher, invoice) do update set amount_usd = s.amount_usd + excluded.amount_usd
    ),
    of_notes as (
      insert into credit_note_settlement as s (credit_note, invoice, customer, amount_usd)
      select note, ${id}, ${found.customer}, amount from parts where note is not null
      on conflict (credit_note, invoice) do update set amount_usd = s.amount_usd + excluded.amount_usd
    )
    select voucher as receipt_voucher, note as credit_note, amount as amount_usd from parts`)
  if (used.length === 0) {
    throw validationProblem({ invoice: ['Nothing is on account that this invoice still asks for.'] })
  }
  await countSplit(
    tx,
    used.flatMap(({ receipt_voucher }) => receipt_voucher ?? []),
  )
  return used
}

async function notIssued(tx: Transaction, id: number) {
  const there = await tx.row<{ status: string }>(sql`select status from invoice where id = ${id}`)
  if (!there) return await notFoundOrSeen(tx, invoice, id)
  const why =
    there.status === 'draft' ? 'A draft is not paid: issue it first.' : 'A cancelled invoice is not paid.'
  return validationProblem({ invoice: [why] })
}
