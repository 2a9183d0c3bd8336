import { accountTransfers } from './ar/account-transfers.ts'
import { adminLogSheet } from './ar/admin-log-sheet.ts'
import { approvals } from './ar/approvals.ts'
import { backups } from './ar/backups.ts'
import { badDebts } from './ar/bad-debts.ts'
import { bankAccounts } from './ar/bank-accounts.ts'
import { cashClosing } from './ar/cash-closing.ts'
import { everywhere } from './ar/everywhere.ts'
import { changes } from './ar/changes.ts'
import { countries } from './ar/countries.ts'
import { bulk } from './ar/bulk.ts'
import { calendar } from './ar/calendar.ts'
import { fields } from './ar/fields.ts'
import { history } from './ar/history.ts'
import { sheets } from './ar/spreadsheets.ts'
import { today } from './ar/today.ts'
import { databaseErrors } from './ar/database-errors.ts'
import { creditNotes } from './ar/credit-notes.ts'
import { customers } from './ar/customers.ts'
import { dashboard } from './ar/dashboard.ts'
import { dailySummary } from './ar/daily-summary.ts'
import { desk } from './ar/desk.ts'
import { employeeReports } from './ar/employee-reports.ts'
import { exchangeRates } from './ar/exchange-rates.ts'
import { writeOffs } from './ar/write-offs.ts'
import { financialLogSheet } from './ar/financial-log-sheet.ts'
import { order } from './ar/orders.ts'
import { invoices } from './ar/invoices.ts'
import { kernel } from './ar/kernel.ts'
import { numbers } from './ar/numbers.ts'
import { opening } from './ar/opening.ts'
import { ledger } from './ar/ledger.ts'
import { papers } from './ar/papers.ts'
import { paymentVoucher } from './ar/payment-voucher.ts'
import { people } from './ar/people.ts'
import { pettyCash } from './ar/petty-cash.ts'
import { products } from './ar/products.ts'
import { receiptVoucher } from './ar/receipt-voucher.ts'
import { receivables } from './ar/receivables.ts'
import { receiveMoney } from './ar/receive-money.ts'
import { reconcile } from './ar/reconcile.ts'
import { refusals } from './ar/refusals.ts'
import { refusalsOfMoney } from './ar/refusals-of-money.ts'
import { salesmen } from './ar/salesmen.ts'
import { settings } from './ar/settings.ts'
import { terms } from './ar/terms.ts'
import { workbook } from './ar/workbook.ts'
import { views } from './ar/views.ts'
import { warehouse } from './ar/warehouse.ts'

/** The Arabic catalog. */
export const ar = {
  ...accountTransfers,
  ...adminLogSheet,
  ...approvals,
  ...backups,
  ...badDebts,
  ...bankAccounts,
  ...cashClosing,
  ...everywhere,
  ...changes,
  ...countries,
  ...bulk,
  ...calendar,
  ...fields,
  ...history,
  ...sheets,
  ...today,
  ...databaseErrors,
  ...creditNotes,
  ...customers,
  ...dashboard,
  ...dailySummary,
  ...desk,
  ...employeeReports,
  ...exchangeRates,
  ...writeOffs,
  ...financialLogSheet,
  ...order,
  ...invoices,
  ...kernel,
  ...numbers,
  ...opening,
  ...ledger,
  ...papers,
  ...paymentVoucher,
  ...people,
  ...pettyCash,
  ...products,
  ...receiptVoucher,
  ...receivables,
  ...receiveMoney,
  ...reconcile,
  ...refusals,
  ...refusalsOfMoney,
  ...salesmen,
  ...settings,
  ...terms,
  ...views,
  ...warehouse,
  ...workbook,
}
