import sql, { raw, type Sql } from 'sql-template-tag'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { message } from '../../../i18n/messages.ts'

/** SQL for the field `status` (`valid` or `cancelled`) of kinds that never wait for approval. */
export const statusOfDocument: Sql = sql`case when t.cancelled_on is null then 'valid' else 'cancelled' end`

/** SQL for the field `status` of kinds that may wait for approval. */
export const statusWithApproval: Sql = sql`case when not takes_effect(t.approval) then t.approval else ${statusOfDocument} end`

/** Throws `validation_failed` if the document is cancelled. */
export function assertNotCancelled({ cancelled_at }: { cancelled_at: unknown }): void {
  if (cancelled_at !== null)
    throw validationProblem({ cancelled_at: ['This document is cancelled and cannot be changed.'] })
}

interface Cancelling {
  /** The document's table, which is also the `kind` of its entries. */
  table: string
  id: number
  reason: string
  /** The day of the reversal. Null: the first possible day, today or later. */
  date: string | null
  /** The column with the document's own date. */
  dayColumn?: string
  /** Further assignments of the update, beginning with a comma. */
  also?: Sql
}

interface Days {
  cancelled_at: Date | null
  earliest: string
  latest: string
  closed: string | null
}

interface Settling {
  table: 'receipt_voucher' | 'credit_note'
  id: number
  /** The amount field that carries the error. */
  field: string
}

/**
 * Locks the debts that a receipt or credit note is applied to, before the document is cancelled. Throws
 * `validation_failed` if some of it was refunded: the refund must be cancelled first.
 */
export async function lockSettledBy(tx: Transaction, { table, id, field }: Settling): Promise<void> {
  await tx.run(sql`select lock_settled_with(${table}, ${id})`)
  const paidBack = await tx.row<{ sum: number }>(sql`select paid_back_of(${table}, ${id}) as sum`)
  if (!paidBack || paidBack.sum <= 0) return
  const amount = formatMoney(paidBack.sum, 'USD')
  throw validationProblem({
    [field]: [message('{amount} has been refunded to the customer. Cancel the refund first.', { amount })],
  })
}

/**
 * Cancels a document that the transaction has locked: it is stored with reason, user and day, and the ledger reverses
 * it on that day. Throws `validation_failed` if it is already cancelled; on `date` for a day before its own or before
 * its last settlement, in the future, or in closed books.
 */
export async function cancelDocument(
  tx: Transaction,
  { table, id, reason, date, dayColumn = 'date', also = sql`` }: Cancelling,
): Promise<void> {
  const days = await tx.row<Days>(sql`
    select cancelled_at, earliest, greatest(earliest, company_today()) as latest, books_closed_until() as closed from (
      select d.cancelled_at, greatest(d.${raw(dayColumn)}, (
        select max(greatest(e.day, (select max(s.day) from settlement s where s.debit = e.id or s.credit = e.id)))
        from entry e where e.kind = ${table} and e.document = d.id)) as earliest
      from ${raw(table)} d where d.id = ${id}) asked`)
  if (!days) throw new Error('A document to cancel is missing.')
  assertNotCancelled(days)
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
