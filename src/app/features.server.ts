import { accountTransferServer } from '../features/account-transfers/account-transfers.server.ts'
import { adminLogSheetServer } from '../features/admin-log-sheet/admin-log-sheet.server.ts'
import { bankAccountServer } from '../features/bank-accounts/bank-accounts.server.ts'
import { badDebtServer } from '../features/bad-debts/bad-debts.server.ts'
import { cashCloseServer } from '../features/cash-closing/cash-closing.server.ts'
import { closingBooksServer } from '../features/closing-books/closing-books.server.ts'
import { creditNoteServer } from '../features/credit-notes/credit-notes.server.ts'
import { customerServer } from '../features/customers/customers.server.ts'
import { dashboardServer } from '../features/dashboard/dashboard.server.ts'
import { weeklyReportServer } from '../features/employee-reports/employee-reports.server.ts'
import { exchangeRateServer } from '../features/exchange-rates/exchange-rates.server.ts'
import { financialLogSheetServer } from '../features/financial-log-sheet/financial-log-sheet.server.ts'
import { followInvoice } from '../features/invoice-tracker/follow-invoice.server.ts'
import { invoiceTrackerServer } from '../features/invoice-tracker/invoice-tracker.server.ts'
import { forgivenServer } from '../features/forgiven/forgiven.server.ts'
import { invoiceServer } from '../features/invoices/invoices.server.ts'
import { missingNumbersServer } from '../features/missing-numbers/missing-numbers.server.ts'
import { openingServer } from '../features/opening-documents/opening.server.ts'
import { paymentVoucherServer } from '../features/payment-voucher/payment-voucher.server.ts'
import { peopleServer } from '../features/people/people.server.ts'
import { pettyCashServer } from '../features/petty-cash/petty-cash.server.ts'
import { productServer } from '../features/products/products.server.ts'
import { receiptVoucherServer } from '../features/receipt-voucher/receipt-voucher.server.ts'
import { receivablesServer } from '../features/receivables/receivables.server.ts'
import { receiveMoneyServer } from '../features/receive-money/receive-money.server.ts'
import { reconcileServer } from '../features/reconcile/reconcile.server.ts'
import { settingsServer } from '../features/settings/settings.server.ts'
import { warehouseServer } from '../features/warehouse/warehouse.server.ts'
import { workbookServer } from '../features/year-end/workbook.server.ts'
import type { ServerFeature } from '../kernel/server/feature.ts'

/** Every feature of the server, in the order of the permission matrix. */
export const features: readonly ServerFeature[] = [
  peopleServer,
  productServer,
  customerServer,
  invoiceServer(followInvoice),
  invoiceTrackerServer,
  weeklyReportServer,
  adminLogSheetServer,
  warehouseServer,
  financialLogSheetServer,
  pettyCashServer,
  paymentVoucherServer,
  receiptVoucherServer,
  creditNoteServer,
  badDebtServer,
  openingServer,
  exchangeRateServer,
  bankAccountServer,
  accountTransferServer,
  cashCloseServer,
  receiveMoneyServer,
  receivablesServer,
  reconcileServer,
  forgivenServer,
  missingNumbersServer,
  closingBooksServer,
  workbookServer,
  dashboardServer,
  settingsServer,
]

export const entities = features.flatMap(({ entity }) => entity ?? [])

/** Everything that rights are given on: the rows of the permission matrix. */
export const resources = [
  ...entities.map(({ resource }) => resource),
  ...features.flatMap(({ rights }) => rights ?? []),
]
