import type { RecordKey } from '../kernel/contract/screens-under.ts'
import { paths } from './paths.ts'

/** Where the records that other rooms speak of are looked at, by their table. */
export const documentViews = {
  invoice: paths.invoice.view,
  invoice_tracker: paths.invoiceTracker.view,
  receipt_voucher: paths.receiptVoucher.view,
  payment_voucher: paths.paymentVoucher.view,
  petty_cash: paths.pettyCash.view,
  account_transfer: paths.accountTransfer.view,
  credit_note: paths.creditNote.view,
  bad_debt: paths.badDebt.view,
  bank_account: paths.bankAccount.cashBook,
  customer: paths.customer.view,
} as const satisfies Record<string, (id: RecordKey) => string>

/** The address of a record of a table that an answer names; none where it is shown nowhere. */
export function viewOf(table: string, id: RecordKey): string | undefined {
  const views: Readonly<Record<string, (id: RecordKey) => string>> = documentViews
  return views[table]?.(id)
}
