import sql, { raw, type Sql } from 'sql-template-tag'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { message } from '../../../i18n/messages.ts'

/** Whether a document counts, as SQL for the field `status` of kinds that know no other. */
export const statusOfDocument: Sql = sql`case when t.cancelled_on is null then 'valid' else 'cancelled' end`

/** The same for kinds that may wait for approval. */
export const statusWithApproval: Sql = sql`case when not takes_effect(t.approval) then t.approval else ${statusOfDocument} end`

interface Cancelling {
  /** The table, which is also the kind of its entries. */
  table: string
  id: number
  reason: string
  /** The day on which it is reversed; the first possible one from today on where none is said. */
  date: string | null
  /** The column with the document's own day. */
  dayColumn?: string
  /** What changes besides. */
  also?: Sql
}

interface Days {
  cancelled: boolean
  earliest: string
  latest: string
  closed: string | null
}

interface Settling {
  table: 'receipt_voucher' | 'credit_note'
  id: number
  /** The field that says what it comes to. */
  field: string
}

/**
 * Holds what a receipt or note settles, before it is cancelled. Throws `validation_failed` where some of it was paid back
 * to the customer: that is cancelled first.
 */
export async function holdSettledBy(tx: Transaction, { table, id, field }: Settling): Promise<void> {
  await tx.run(sql`select lock_settled_by(${table}, ${id})`)
  const paidBack = await tx.row<{ sum: number }>(sql`select paid_back_of(${table}, ${id}) as sum`)
  if (!paidBack || paidBack.sum <= 0) return
  const amount = formatMoney(paidBack.sum, 'USD')
  throw validationProblem({
    [field]: [message('{amount} has been refunded to the customer. Cancel the refund first.', { amount })],
  })
}

/**
 * Cancels a document that the transaction holds: it stays with reason, person and day, and the ledger reverses it on
 * that day. Throws `validation_failed` where it is cancelled already, on `date` for a day before its own, before what it
 * has settled since, after today, or in closed books.
 */
export async function cancelDocument(
  tx: Transaction,
  { table, id, reason, date, dayColumn = 'date', also = sql`` }: Cancelling,
): Promise<void> {
  const days = await tx.row<Days>(sql`
    select cancelled, earliest, greatest(earliest, company_today()) as latest, books_closed_until() as closed from (
      select d.cancelled_at is not null as cancelled, greatest(d.${raw(dayColumn)}, (
        select max(greatest(e.day, (select max(s.day) from settlement s where s.debit = e.id or s.credit = e.id)))
        from entry e where e.kind = ${table} and e.document = d.id)) as earliest
      from ${raw(table)} d where d.id = ${id}) asked`)
  if (!days) throw new Error('A document to cancel is missing.')
  if (days.cancelled)
    throw validationProblem({ cancelled_at: ['This document is cancelled and cannot be changed.'] })
  const day = date ?? days.latest
  if (day < days.earliest) {
    throw validationProblem({
      date: [message('Cancellation date must be {day} or later.', { day: formatDay(days.earliest) })],
    })
  }
  if (day > days.latest)
    throw validationProblem({ date: ['Date cannot be in the future. Enter today’s date or earlier.'] })
  if (days.closed !== null && day <= days.closed) {
    throw validationProblem({
      date: [message('The books are closed through {day}.', { day: formatDay(days.closed) })],
    })
  }
  await tx.run(sql`
    update ${raw(table)} set cancelled_at = now(), cancelled_on = ${day}, cancelled_by = acting_user_name(),
      cancel_reason = ${reason} ${also}
    where id = ${id}`)
}
