import type { Entity } from '../kernel/contract/entity.ts'
import { adminLogSheet } from '../features/admin-log-sheet/admin-log-sheet.contract.ts'
import { bankAccount } from '../features/bank-accounts/bank-accounts.contract.ts'
import { customer } from '../features/customers/customers.contract.ts'
import { weeklyReport } from '../features/employee-reports/employee-reports.contract.ts'
import { financialLogSheet } from '../features/financial-log-sheet/financial-log-sheet.contract.ts'
import { invoiceTracker } from '../features/invoice-tracker/invoice-tracker.contract.ts'
import { invoice } from '../features/invoices/invoices.contract.ts'
import { paymentVoucher } from '../features/payment-voucher/payment-voucher.contract.ts'
import { user } from '../features/people/users.contract.ts'
import { pettyCash } from '../features/petty-cash/petty-cash.contract.ts'
import { product } from '../features/products/products.contract.ts'
import { receiptVoucher } from '../features/receipt-voucher/receipt-voucher.contract.ts'
import { settings } from '../features/settings/settings.contract.ts'
import { warehouse } from '../features/warehouse/warehouse.contract.ts'

/** Every kind of record, in the order of the permission matrix. */
export const entities: readonly Entity[] = [
  user,
  product,
  customer,
  invoice,
  invoiceTracker,
  weeklyReport,
  adminLogSheet,
  warehouse,
  financialLogSheet,
  pettyCash,
  paymentVoucher,
  receiptVoucher,
  bankAccount,
  settings,
]
