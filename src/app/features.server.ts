import sql from 'sql-template-tag'
import { accountTransferServer } from '../features/money/transfers/account-transfers.server.ts'
import { adminLogSheetServer } from '../features/admin-log-sheet/admin-log-sheet.server.ts'
import { bankAccountServer } from '../features/money/accounts/bank-accounts.server.ts'
import { badDebtServer } from '../features/money/bad-debts/bad-debts.server.ts'
import { cashCloseServer } from '../features/money/closings/cash-closing.server.ts'
import { activityServer } from '../features/activity/activity.server.ts'
import { dailySummaryServer } from '../features/money/daily-summary/daily-summary.server.ts'
import { closingBooksServer } from '../features/money/closing-books/closing-books.server.ts'
import { creditNoteServer } from '../features/money/credit-notes/credit-notes.server.ts'
import { approvalsServer } from '../features/approvals/approvals.server.ts'
import { customerServer } from '../features/customers/customers.server.ts'
import { commentServer } from '../features/desk/comments/comments.server.ts'
import { notificationsServer } from '../features/desk/notifications/notifications.server.ts'
import { taskServer } from '../features/desk/tasks/tasks.server.ts'
import { dashboardServer } from '../features/dashboard/dashboard.server.ts'
import { weeklyReportServer } from '../features/employee-reports/employee-reports.server.ts'
import { exchangeRateServer } from '../features/money/rates/exchange-rates.server.ts'
import { financialLogSheetServer } from '../features/financial-log-sheet/financial-log-sheet.server.ts'
import { syncFromInvoice } from '../features/orders/sync-from-invoice.server.ts'
import { orderServer } from '../features/orders/orders.server.ts'
import { reassignmentServer } from '../features/reassignment/reassignment.server.ts'
import { writeOffsServer } from '../features/money/write-offs/write-offs.server.ts'
import { invoiceServer } from '../features/invoices/invoices.server.ts'
import { missingNumbersServer } from '../features/money/missing-numbers/missing-numbers.server.ts'
import { openingServer } from '../features/money/opening-balances/opening.server.ts'
import { paymentVoucherServer } from '../features/money/payments/payment-voucher.server.ts'
import { peopleServer } from '../features/people/people.server.ts'
import { pettyCashServer } from '../features/money/petty-cash/petty-cash.server.ts'
import { productServer } from '../features/products/products.server.ts'
import { receiptVoucherServer } from '../features/money/receipts/receipt-voucher.server.ts'
import { receivablesServer } from '../features/money/receivables/receivables.server.ts'
import { receiveMoneyServer } from '../features/money/receive-money/receive-money.server.ts'
import { reconcileServer } from '../features/money/reconcile/reconcile.server.ts'
import { salesmenServer } from '../features/salesmen/salesmen.server.ts'
import { settingsServer } from '../features/settings/settings.server.ts'
import { warehouseServer } from '../features/warehouse/warehouse.server.ts'
import { workbookServer } from '../features/money/year-end/workbook.server.ts'
import type { AllRecords } from '../features/desk/about/targets.server.ts'
import type { Resource } from '../kernel/contract/access.ts'
import type { Entity } from '../kernel/contract/entity.ts'
import type { ServerFeature } from '../kernel/server/feature.ts'

const ofCustomer = sql`t.customer_name`

/** The documents that wait for approval if they exceed a limit. */
const approvable = [
  { entity: invoiceServer(syncFromInvoice).entity, number: 'invoice_no', party: ofCustomer },
  { entity: creditNoteServer.entity, number: 'credit_note_no', party: ofCustomer },
  {
    entity: paymentVoucherServer.entity,
    number: 'voucher_no',
    party: sql`(select name from customer where id = t.customer)`,
  },
  { entity: badDebtServer.entity, number: 'bad_debt_no', party: ofCustomer },
  { entity: pettyCashServer.entity, number: 'entry_no', party: sql`t.paid_to` },
  { entity: accountTransferServer.entity, number: 'transfer_no', party: sql`t.subject` },
]

/** Functions, since the records that can have comments and tasks are known only when all features are. */
export const allRecords: AllRecords = {
  entities: () => entities,
  rules: (may) => features.flatMap(({ rows }) => rows?.(may) ?? []),
}

/** Every feature of the server, in the order of the permission matrix. */
export const features: readonly ServerFeature[] = [
  peopleServer,
  productServer,
  customerServer,
  invoiceServer(syncFromInvoice),
  salesmenServer,
  orderServer,
  reassignmentServer,
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
  writeOffsServer,
  missingNumbersServer,
  dailySummaryServer(() => resources),
  closingBooksServer,
  workbookServer,
  approvalsServer(approvable),
  activityServer(() => entities),
  commentServer(allRecords),
  taskServer(allRecords),
  notificationsServer(allRecords),
  dashboardServer(approvable),
  settingsServer,
]

export const entities: readonly Entity[] = features.flatMap(({ entity }) => entity ?? [])

/** Everything with permissions: the rows of the permission matrix. */
export const resources: readonly Resource[] = [
  ...entities.map(({ resource }) => resource),
  ...features.flatMap(({ rights }) => rights ?? []),
]
