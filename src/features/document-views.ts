import { type RecordKey, screensUnder } from '../kernel/contract/screens-under.ts'
import { paths } from './paths.ts'

/** The view pages of records that other features link to, by table. */
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

/** The view pages of all other kinds of records. */
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

/** The address of a record's page, by table and key; undefined if the kind has no page. */
export function viewOf(table: string, id: RecordKey): string | undefined {
  const views: Readonly<Record<string, (id: RecordKey) => string>> = { ...documentViews, ...otherViews }
  return views[table]?.(id)
}
