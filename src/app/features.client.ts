import { IconReceipt } from '@tabler/icons-react'
import { createElement } from 'react'
import { transferScreens } from '../features/account-transfers/resource.client.ts'
import { adminLogScreens } from '../features/admin-log-sheet/resource.client.ts'
import { badDebtScreens } from '../features/bad-debts/resource.client.ts'
import { accountScreens } from '../features/bank-accounts/resource.client.ts'
import { closingScreens } from '../features/cash-closing/resource.client.ts'
import { closingBooksScreens } from '../features/closing-books/resource.client.ts'
import { creditNoteScreens } from '../features/credit-notes/resource.client.ts'
import { customerScreens } from '../features/customers/resource.client.ts'
import { dashboardScreens } from '../features/dashboard/resource.client.ts'
import { reportScreens } from '../features/employee-reports/resource.client.ts'
import { exchangeRateScreens } from '../features/exchange-rates/resource.client.ts'
import { financialLogScreens } from '../features/financial-log-sheet/resource.client.ts'
import { forgivenScreens } from '../features/forgiven/resource.client.ts'
import { trackerScreens } from '../features/invoice-tracker/resource.client.ts'
import { invoiceScreens } from '../features/invoices/resource.client.ts'
import { missingNumbersScreens } from '../features/missing-numbers/resource.client.ts'
import { openingScreens } from '../features/opening-documents/resource.client.ts'
import { paymentScreens } from '../features/payment-voucher/resource.client.ts'
import { userScreens } from '../features/people/resource.client.ts'
import { pettyCashScreens } from '../features/petty-cash/resource.client.ts'
import { productScreens } from '../features/products/resource.client.ts'
import { receiptScreens } from '../features/receipt-voucher/resource.client.ts'
import { receivablesScreens } from '../features/receivables/resource.client.ts'
import { receiveMoneyScreens } from '../features/receive-money/resource.client.ts'
import { reconcileScreens } from '../features/reconcile/resource.client.ts'
import { settingsScreens } from '../features/settings/resource.client.ts'
import { termScreens } from '../features/terms/resource.client.ts'
import { warehouseScreens } from '../features/warehouse/resource.client.ts'
import { workbookScreens } from '../features/year-end/resource.client.ts'
import type { FeatureScreens } from '../kernel/client/plain-screens/own-screens.ts'
import type { NavigationGroup, NavigationItem } from '../kernel/client/shell/navigation.ts'

type Page = NavigationItem & Partial<Omit<FeatureScreens, keyof NavigationItem>>

interface Group extends NavigationGroup {
  items: readonly Page[]
}

export const invoices = invoiceScreens(
  async () => (await import('./invoice-with-order.tsx')).InvoiceWithOrder,
)

export const customers = customerScreens(
  async () => (await import('./customer-with-account.tsx')).CustomerWithAccount,
)

/** Every feature that has screens, as the sidebar leads to them (specification, section 2). */
export const features: readonly (Page | Group)[] = [
  dashboardScreens,
  userScreens,
  productScreens,
  customers,
  invoices,
  trackerScreens(async () => (await import('./order-with-receipts.tsx')).OrderWithReceipts),
  reportScreens,
  {
    label: 'Internal Accounts',
    icon: IconReceipt,
    items: [
      adminLogScreens,
      financialLogScreens,
      pettyCashScreens,
      paymentScreens,
      receiptScreens,
      receiveMoneyScreens,
      creditNoteScreens,
      badDebtScreens,
      openingScreens,
      receivablesScreens,
      reconcileScreens,
      forgivenScreens,
      missingNumbersScreens,
      closingBooksScreens,
      workbookScreens,
      accountScreens,
      transferScreens,
      closingScreens,
      exchangeRateScreens,
      warehouseScreens,
    ],
  },
  termScreens,
  settingsScreens(loadSettings),
]

/** All their pages, groups opened. */
export const featurePages: readonly Page[] = features.flatMap((feature) =>
  'items' in feature ? feature.items : [feature],
)

async function loadSettings() {
  const { SettingsScreen } = await import('./settings-screen.tsx')
  const entities = featurePages.flatMap(({ entity }) => (entity ? [entity] : []))
  return () => createElement(SettingsScreen, { entities })
}
