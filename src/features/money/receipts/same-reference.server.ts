import sql from 'sql-template-tag'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { Confirmation } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { message } from '../../../i18n/messages.ts'

interface Referring {
  /**
   * The ids of the stored vouchers with this reference. The caller holds the number sequence, so no other voucher can
   * be stored meanwhile.
   */
  ids: readonly number[]
  reference: string | null | undefined
  same_reference?: boolean | undefined
  /** The field with the reference, for the confirmation. */
  field: 'receipt_reference' | 'reference'
}

/** The confirmation for a payment reference that another receipt has: the payment may have been entered twice. */
export async function usedReferences(
  db: Db,
  { ids, reference, same_reference, field }: Referring,
): Promise<Confirmation[]> {
  if (!reference || same_reference === true) return []
  // Vouchers created together are one payment.
  const first = await db.row<{ number: number; date: string }>(sql`
    select voucher_no as number, date from receipt_voucher v
    where lower(btrim(receipt_reference)) = lower(btrim(${reference}::text)) and cancelled_at is null
      and id <> all (${ids}) and not exists (
        select from receipt_voucher own where own.id = any (${ids}) and own."group" = v."group")
    order by id limit 1`)
  if (!first) return []
  const question = message(
    'Receipt voucher {number} of {date} has the same reference. Check that this payment is not a duplicate.',
    {
      number: first.number,
      date: formatDay(first.date),
    },
  )
  return [{ field, flag: 'same_reference', message: question }]
}
