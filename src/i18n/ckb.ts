import { accountTransfers } from './ckb/account-transfers.ts'
import { adminLogSheet } from './ckb/admin-log-sheet.ts'
import { approvals } from './ckb/approvals.ts'
import { backups } from './ckb/backups.ts'
import { badDebts } from './ckb/bad-debts.ts'
import { bankAccounts } from './ckb/bank-accounts.ts'
import { cashClosing } from './ckb/cash-closing.ts'
import { everywhere } from './ckb/everywhere.ts'
import { changes } from './ckb/changes.ts'
import { countries } from './ckb/countries.ts'
import { bulk } from './ckb/bulk.ts'
import { calendar } from './ckb/calendar.ts'
import { fields } from './ckb/fields.ts'
import { history } from './ckb/history.ts'
import { sheets } from './ckb/spreadsheets.ts'
import { today } from './ckb/today.ts'
import { databaseErrors } from './ckb/database-errors.ts'
import { creditNotes } from './ckb/credit-notes.ts'
import { customers } from './ckb/customers.ts'
import { dashboard } from './ckb/dashboard.ts'
import { dailySummary } from './ckb/daily-summary.ts'
import { desk } from './ckb/desk.ts'
import { employeeReports } from './ckb/employee-reports.ts'
import { exchangeRates } from './ckb/exchange-rates.ts'
import { writeOffs } from './ckb/write-offs.ts'
import { financialLogSheet } from './ckb/financial-log-sheet.ts'
import { order } from './ckb/orders.ts'
import { invoices } from './ckb/invoices.ts'
import { kernel } from './ckb/kernel.ts'
import { numbers } from './ckb/numbers.ts'
import { opening } from './ckb/opening.ts'
import { ledger } from './ckb/ledger.ts'
import { papers } from './ckb/papers.ts'
import { paymentVoucher } from './ckb/payment-voucher.ts'
import { people } from './ckb/people.ts'
import { pettyCash } from './ckb/petty-cash.ts'
import { products } from './ckb/products.ts'
import { receiptVoucher } from './ckb/receipt-voucher.ts'
import { receivables } from './ckb/receivables.ts'
import { receiveMoney } from './ckb/receive-money.ts'
import { reconcile } from './ckb/reconcile.ts'
import { refusals } from './ckb/refusals.ts'
import { refusalsOfMoney } from './ckb/refusals-of-money.ts'
import { salesmen } from './ckb/salesmen.ts'
import { settings } from './ckb/settings.ts'
import { terms } from './ckb/terms.ts'
import { workbook } from './ckb/workbook.ts'
import { views } from './ckb/views.ts'
import { warehouse } from './ckb/warehouse.ts'

/** The Sorani Kurdish catalog. */
export const ckb = {
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
