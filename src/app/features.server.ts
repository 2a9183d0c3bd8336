import { accountTransferServer } from '../features/account-transfers/account-transfers.server.ts'
import { adminLogSheetServer } from '../features/admin-log-sheet/admin-log-sheet.server.ts'
import { bankAccountServer } from '../features/bank-accounts/bank-accounts.server.ts'
import { cashCloseServer } from '../features/cash-closing/cash-closing.server.ts'
import { creditNoteServer } from '../features/credit-notes/credit-notes.server.ts'
import { customerServer } from '../features/customers/customers.server.ts'
import { weeklyReportServer } from '../features/employee-reports/employee-reports.server.ts'
import { financialLogSheetServer } from '../features/financial-log-sheet/financial-log-sheet.server.ts'
import { ratesByHand } from '../features/exchange-rates/rates-by-hand.contract.ts'
import { exchangeRateServer } from '../features/exchange-rates/exchange-rates.server.ts'
import { followInvoice } from '../features/invoice-tracker/follow-invoice.server.ts'
import { invoiceTrackerServer } from '../features/invoice-tracker/invoice-tracker.server.ts'
import { invoice, issuedInvoices, paymentsByHand } from '../features/invoices/invoices.contract.ts'
import { invoiceRoutes } from '../features/invoices/invoices.server.ts'
import { paymentVoucherServer } from '../features/payment-voucher/payment-voucher.server.ts'
import { user } from '../features/people/users.contract.ts'
import { userRoutes } from '../features/people/users.server.ts'
import { pettyCashServer } from '../features/petty-cash/petty-cash.server.ts'
import { productServer } from '../features/products/products.server.ts'
import { receiptVoucherServer } from '../features/receipt-voucher/receipt-voucher.server.ts'
import { receivablesRight } from '../features/receivables/receivables-right.contract.ts'
import { receiveMoney } from '../features/bank-accounts/receive-money-right.contract.ts'
import { historyResource } from '../features/settings/history.contract.ts'
import { settingsServer } from '../features/settings/settings.server.ts'
import { warehouseServer } from '../features/warehouse/warehouse.server.ts'
import type { Entity } from '../kernel/contract/entity.ts'
import type { Kernel } from '../kernel/server/kernel.ts'

interface Feature {
  entity: Entity
  mount(kernel: Kernel, forgetTokens: () => void): void
}

/** Every kind of record with its routes, in the order of the permission matrix. */
export const features: readonly Feature[] = [
  { entity: user, mount: userRoutes },
  productServer,
  customerServer,
  { entity: invoice, mount: (kernel) => invoiceRoutes(kernel, followInvoice) },
  invoiceTrackerServer,
  weeklyReportServer,
  adminLogSheetServer,
  warehouseServer,
  financialLogSheetServer,
  pettyCashServer,
  paymentVoucherServer,
  receiptVoucherServer,
  creditNoteServer,
  exchangeRateServer,
  bankAccountServer,
  accountTransferServer,
  cashCloseServer,
  settingsServer,
]

export const entities: readonly Entity[] = features.map(({ entity }) => entity)

/** Everything that rights are given on: the rows of the permission matrix. */
export const resources = [
  ...entities.map((entity) => entity.resource),
  issuedInvoices,
  paymentsByHand,
  ratesByHand,
  receiveMoney,
  receivablesRight,
  historyResource,
]
