import sql from 'sql-template-tag'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { insertRow, updateRow } from '../../../kernel/server/records/records.ts'
import { createInvoice } from '../../../features/invoices/invoices.server.ts'
import { duplicateOf } from '../../../features/invoices/store/invoice-form.server.ts'
import { readInvoice } from '../../../features/invoices/store/invoice-store.server.ts'
import { pettyCash } from '../../../features/money/petty-cash/petty-cash.contract.ts'
import { receiptVoucher } from '../../../features/money/receipts/receipt-voucher.contract.ts'
import {
  reviewManualPayments,
  reviewOrderWriteOff,
} from '../../../features/money/reconcile/review-manual-entries.server.ts'
import { syncFromInvoice } from '../../../features/orders/sync-from-invoice.server.ts'
import { recordManualPayment } from '../../../features/orders/record-manual-payment.server.ts'
import { pettyCashBox } from '../bank-accounts.ts'
import { keyOf } from './cash-box-writer.server.ts'
import { at, type Action } from './action.server.ts'
import type { ActingUser } from '../stories/past.server.ts'

interface Order {
  invoice: number
  outstanding: number
}

/** Returns an order with at least this much outstanding and no manual payments. */
async function anOrder(tx: Transaction, least: number): Promise<Order | undefined> {
  return await tx.row<Order>(sql`
    select invoice, outstanding from order_with_money
    where outstanding >= ${least} and typed_paid = 0 and written_off = 0 and settled = 0 order by id limit 1`)
}

/**
 * Returns cases for review: a manual payment that the owner has reviewed since, a receipt whose text changed after
 * printing, prices below the list, and petty cash above the limit.
 */
export function reviewActions(
  tx: Transaction,
  today: string,
  { owner, manager }: Record<'owner' | 'manager', ActingUser>,
): Action[] {
  const day = addDays(today, -1)
  const [printed, changed] = [at(day, 8), at(day, 10)]
  return [
    {
      moment: at(addDays(today, -3), 11),
      by: manager,
      work: async () => {
        const paid = await anOrder(tx, 200)
        if (paid) await recordManualPayment(tx, paid.invoice, { paid: 80, writtenOff: 0 })
        const short = await anOrder(tx, 100)
        if (short) await recordManualPayment(tx, short.invoice, { paid: 0, writtenOff: 4 })
      },
    },
    {
      moment: at(addDays(today, -2), 12),
      by: owner,
      work: async () => {
        const paid = await tx.row<{ invoice: number }>(
          sql`select invoice from typed_payment where usd = 80 and reviewed_at is null order by id limit 1`,
        )
        if (paid) await reviewManualPayments(tx, paid.invoice, 80)
        const gone = await tx.row<{ id: number }>(
          sql`select id from bad_debt where on_order and amount_usd = 4 and reviewed_at is null order by id limit 1`,
        )
        if (gone) await reviewOrderWriteOff(tx, gone.id)
      },
    },
    {
      moment: changed,
      by: manager,
      work: async () => {
        const receipt = await tx.row<{ id: number }>(
          sql`select id from receipt_voucher where cancelled_at is null and bank_account is not null and date < ${day} order by id desc limit 1`,
        )
        if (!receipt) return
        await tx.run(sql`select record_prints('receipt_voucher', ${[receipt.id]})`)
        await updateRow(tx, receiptVoucher, receipt.id, { values: { details: 'Brought by the driver' } })
        await tx.run(
          sql`update printed set first_at = ${printed} where resource = 'receipt_voucher' and record = ${receipt.id}`,
        )
      },
    },
    {
      moment: at(day, 13),
      by: manager,
      work: async () => {
        const last = await tx.row<{ id: number }>(
          sql`select i.id from invoice i where status = 'issued' and discount_amount = 0 and discount = 0
            and not exists (select from invoice_product p where p.invoice = i.id and p.product is null) order by i.id desc limit 1`,
        )
        if (!last) return
        const form = duplicateOf(await readInvoice(tx, last.id))
        const invoice_products = (form.invoice_products ?? []).map((line) => ({
          ...line,
          total: null,
          unit_price: Math.round(line.unit_price * 95) / 100,
        }))
        await createInvoice(
          tx,
          { ...form, invoice_products, invoice_date: day, status: 'issued' },
          syncFromInvoice,
        )
      },
    },
    {
      moment: at(day, 14),
      by: manager,
      work: async () =>
        await insertRow(tx, pettyCash.name, {
          date: day,
          project_name: 'Deposit for the stand at the Erbil fair',
          project_amount: 1_500_000,
          receipt_no: 'FAIR-1',
          receipt_form: 'Paper size',
          account: await keyOf(tx, pettyCashBox),
        }),
    },
  ]
}
