import sql from 'sql-template-tag'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { updateRow } from '../../../kernel/server/records/records.ts'
import { duplicateOf } from '../../../features/invoices/store/invoice-form.server.ts'
import { readInvoice } from '../../../features/invoices/store/invoice-store.server.ts'
import { createInvoice } from '../../../features/invoices/invoices.server.ts'
import { syncFromInvoice } from '../../../features/orders/sync-from-invoice.server.ts'
import { limitsAfter } from '../../../features/settings/limits/limits-after.ts'
import { settings } from '../../../features/settings/settings.contract.ts'
import { at, type Action } from './action.server.ts'
import type { ActingUser } from '../stories/past.server.ts'

const none = {
  discount: null,
  credit_usd: null,
  refund_usd: null,
  bad_debt_usd: null,
  payment_usd: null,
  petty_usd: null,
  one_sided_usd: null,
}
const manager = {
  discount: 25,
  credit_usd: 500,
  refund_usd: 1000,
  bad_debt_usd: 200,
  payment_usd: 5000,
  petty_usd: 1000,
  one_sided_usd: 2000,
}
const limits = { salesman: { ...none, discount: 15 }, manager, admin: none }

/** The owner sets limits, and a salesman exceeds one: that invoice waits for approval. */
export function limitActions(
  tx: Transaction,
  today: string,
  owner: ActingUser,
  salesman: ActingUser,
): Action[] {
  const day = addDays(today, -1)
  return [
    {
      moment: at(day, 12),
      by: owner,
      work: () =>
        updateRow(tx, settings, 1, { values: { limits: JSON.stringify(limitsAfter(limits, limits)) } }),
    },
    {
      moment: at(day, 16),
      by: salesman,
      work: async () => {
        const last = await tx.row<{ id: number }>(
          sql`select id from invoice where status = 'issued' and discount_amount = 0 order by id desc limit 1`,
        )
        if (!last) return
        const form = { ...duplicateOf(await readInvoice(tx, last.id)), invoice_date: day, discount: 30 }
        await createInvoice(tx, { ...form, status: 'issued' }, syncFromInvoice)
      },
    },
  ]
}
