import sql, { raw } from 'sql-template-tag'
import type { Row } from '../../kernel/contract/entity.ts'
import { type RefreshRestored, columnsAt, type Deletion } from '../../kernel/server/records/restore-record.ts'
import { unrestricted, type Transaction } from '../../kernel/server/database/query.ts'
import { readInvoice } from '../invoices/store/invoice-store.server.ts'
import { invoice, type InvoiceRecord } from '../invoices/invoices.contract.ts'
import type { SyncFromInvoice } from '../invoices/invoices.server.ts'
import type { order } from './orders.contract.ts'
import { recordManualPayment } from './record-manual-payment.server.ts'

const orderColumns = raw(
  'invoice, invoice_number, date, customer_name, customer_code, customer_email, age_days',
)

/** Inserts the order of an issued invoice, whose row is `head`. */
const orderOfHead = sql`
  insert into invoice_tracker (${orderColumns})
  select head.id, head.invoice_no, head.invoice_date, head.customer_name, customer.code, customer.email,
    head.age_days
  from head join customer on customer.id = head.customer where head.status = 'issued'`

/**
 * Creates the order with its invoice and keeps it up to date; a deleted order stays deleted. Amounts are stored with
 * the invoice's entry.
 */
export const syncFromInvoice: SyncFromInvoice = { ofNew: orderOfHead, onChange }

async function onChange(tx: Transaction, before: InvoiceRecord, after: InvoiceRecord): Promise<boolean> {
  if (after.status !== 'issued' && after.status !== 'cancelled') return false
  if (before.status !== 'issued' && before.status !== 'cancelled') {
    await tx.run(sql`with head as (select * from invoice where id = ${after.id}) ${orderOfHead}`)
    return true
  }
  const ageChanged = before.age_days !== after.age_days
  const customerChanged = before.customer !== after.customer
  const isTextOf = !ageChanged && !customerChanged && before.customer_name === after.customer_name
  if (isTextOf && before.invoice_date === after.invoice_date) return false
  await tx.run(sql`
    update invoice_tracker set
      date = ${after.invoice_date},
      age_days = case when ${ageChanged} then ${after.age_days} else age_days end,
      customer_name = ${after.customer_name},
      customer_code = case when ${customerChanged} then customer.code else customer_code end,
      customer_email = case when ${customerChanged} then customer.email else customer_email end
    from customer
    where invoice = ${after.id} and customer.id = ${after.customer}`)
  return true
}

/** Updates a restored order with the changes of its invoice since the deletion. */
export const syncFromInvoiceSince: RefreshRestored = async (tx, id, deletion) => {
  const restored = await tx.row<Pick<Row<typeof order>, 'invoice'>>(
    sql`select invoice from invoice_tracker where id = ${id}`,
  )
  if (!restored) throw new Error('A restored order is missing.')
  const after = await readInvoice(unrestricted(tx), restored.invoice)
  const then = await columnsAt(tx, { table: invoice.name, id: restored.invoice }, deletion)
  await onChange(tx, { ...after, ...then }, after)
  await restoreManualPayments(tx, restored.invoice, deletion)
}

/** Records the manual payments and write-offs again that the order had when it was deleted. */
async function restoreManualPayments(tx: Transaction, invoice: number, { changes }: Deletion): Promise<void> {
  const was = (name: string) => {
    const [before] = (changes as Record<string, [unknown, unknown] | undefined>)[name] ?? []
    return Number(before ?? 0)
  }
  const [paid, writtenOff] = [was('typed_paid'), was('written_off')]
  if (paid !== 0 || writtenOff !== 0) await recordManualPayment(tx, invoice, { paid, writtenOff })
}
