import sql from 'sql-template-tag'
import { checkAll } from '../../kernel/contract/checks.ts'
import { addDays } from '../../kernel/contract/values/day.ts'
import type { Keyed, Transaction } from '../../kernel/server/database/query.ts'
import { deleteRow } from '../../kernel/server/records/records.ts'
import { invoiceToStore } from '../../features/invoices/store/invoice-form.server.ts'
import { readInvoice, updateInvoice } from '../../features/invoices/store/invoice-store.server.ts'
import { receiptVoucher } from '../../features/money/receipts/receipt-voucher.contract.ts'
import { createReceipt } from '../../features/money/receipts/receipt-voucher.server.ts'
import { at, type Action } from './writers/action.server.ts'
import type { ActingUser } from './stories/past.server.ts'

/** Returns the newest issued invoice without payments, credit notes or printing. */
async function untouched(tx: Transaction): Promise<number | undefined> {
  const found = await tx.row<Keyed>(sql`
    select i.id from invoice i join order_with_money t on t.invoice = i.id
    where i.status = 'issued' and t.total_paid = 0 and t.outstanding = i.grand_total
      and not exists (select from printed where resource = 'invoice' and record = i.id)
    order by i.id desc limit 1`)
  return found?.id
}

/** Mistakes: a receipt that was entered twice and deleted, and an invoice that was changed after it was printed. */
export function slipActions(tx: Transaction, today: string, by: ActingUser): Action[] {
  const day = addDays(today, -4)
  const [printed, changed] = [at(day, 9), at(day, 11)]
  return [
    {
      moment: at(day, 8),
      by,
      work: async () => {
        const id = await untouched(tx)
        if (id === undefined) return
        const { customer } = await readInvoice(tx, id)
        const twice = {
          date: day,
          invoice: id,
          from_account: customer,
          subject: 'Advance payment',
          net_usd: 50,
        }
        const receipt = await createReceipt(tx, checkAll(receiptVoucher.fields, twice), true)
        await deleteRow(tx, receiptVoucher, receipt.id)
      },
    },
    {
      moment: changed,
      by,
      work: async () => {
        const id = await untouched(tx)
        if (id === undefined) return
        await tx.run(sql`select record_prints('invoice', ${[id]})`)
        const before = await readInvoice(tx, id)
        await updateInvoice(tx, id, await invoiceToStore(tx, { po_ref: 'By phone' }, before))
        await tx.run(
          sql`update printed set first_at = ${printed} where resource = 'invoice' and record = ${id}`,
        )
        await tx.run(sql`update invoice_revision set replaced_at = ${changed} where invoice = ${id}`)
      },
    },
  ]
}
