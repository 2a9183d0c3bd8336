import { paths } from '../../paths.ts'
import type { lineDocuments } from './reconcile.contract.ts'

/** Where what a line is about is shown. */
export const lineViews: Record<keyof typeof lineDocuments, (id: number) => string> = {
  receipt_voucher: paths.receiptVoucher.view,
  payment_voucher: paths.paymentVoucher.view,
  petty_cash: paths.pettyCash.view,
  invoice_tracker: paths.invoiceTracker.view,
  invoice: paths.invoice.view,
  account_transfer: paths.accountTransfer.view,
  credit_note: paths.creditNote.view,
  bad_debt: paths.badDebt.view,
  customer: paths.customer.view,
}
