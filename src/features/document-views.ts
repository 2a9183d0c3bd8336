import { type RecordKey, screensUnder } from '../kernel/contract/screens-under.ts'
import { paths } from './paths.ts'

/** Where the records that other features link to are looked at, by their table. */
export const documentViews = {
  invoice: paths.invoice.view,
  invoice_tracker: paths.order.view,
  receipt_voucher: paths.receiptVoucher.view,
  payment_voucher: paths.paymentVoucher.view,
  petty_cash: paths.pettyCash.view,
  account_transfer: paths.accountTransfer.view,
  credit_note: paths.creditNote.view,
  bad_debt: paths.badDebt.view,
  bank_account: paths.bankAccount.cashBook,
  customer: paths.customer.view,
} as const satisfies Record<string, (id: RecordKey) => string>

/** Where all other kinds of records are looked at that have a page of their own. */
const otherViews = {
  users: paths.users.view,
  product: paths.product.view,
  weekly_report: paths.employeeReport.view,
  admin_log_sheet: paths.adminLogSheet.view,
  financial_log_sheet: paths.financialLogSheet.view,
  opening: paths.opening.view,
  exchange_rate: paths.exchangeRate.view,
  cash_close: paths.cashClose.view,
  warehouse: screensUnder('/warehouse').view,
} as const

/** The address of a record of a table that an answer names; none where it is shown nowhere. */
export function viewOf(table: string, id: RecordKey): string | undefined {
  const views: Readonly<Record<string, (id: RecordKey) => string>> = { ...documentViews, ...otherViews }
  return views[table]?.(id)
}
