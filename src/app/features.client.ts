import { IconBooks, IconBriefcase, IconChartBar } from '@tabler/icons-react'
import { createElement } from 'react'
import { transferScreens } from '../features/money/transfers/resource.client.ts'
import { adminLogScreens } from '../features/admin-log-sheet/resource.client.ts'
import { badDebtScreens } from '../features/money/bad-debts/resource.client.ts'
import { accountScreens } from '../features/money/accounts/resource.client.ts'
import { activityScreens } from '../features/activity/resource.client.ts'
import { dailySummaryScreens } from '../features/money/daily-summary/resource.client.ts'
import { closingScreens } from '../features/money/closings/resource.client.ts'
import { closingBooksScreens } from '../features/money/closing-books/resource.client.ts'
import { creditNoteScreens } from '../features/money/credit-notes/resource.client.ts'
import { approvalScreens } from '../features/approvals/resource.client.ts'
import { comment } from '../features/desk/comments/comments.contract.ts'
import { customerScreens } from '../features/customers/resource.client.ts'
import { dashboardScreens } from '../features/dashboard/resource.client.ts'
import { reportScreens } from '../features/employee-reports/resource.client.ts'
import { exchangeRateScreens } from '../features/money/rates/resource.client.ts'
import { financialLogScreens } from '../features/financial-log-sheet/resource.client.ts'
import { writeOffsScreens } from '../features/money/write-offs/resource.client.ts'
import { orderScreens } from '../features/orders/resource.client.ts'
import { invoiceScreens } from '../features/invoices/resource.client.ts'
import { missingNumbersScreens } from '../features/money/missing-numbers/resource.client.ts'
import { openingScreens } from '../features/money/opening-balances/resource.client.ts'
import { paymentScreens } from '../features/money/payments/resource.client.ts'
import { userScreens } from '../features/people/resource.client.ts'
import { pettyCashScreens } from '../features/money/petty-cash/resource.client.ts'
import { productScreens } from '../features/products/resource.client.ts'
import { receiptScreens } from '../features/money/receipts/resource.client.ts'
import { receivablesScreens } from '../features/money/receivables/resource.client.ts'
import { receiveMoneyScreens } from '../features/money/receive-money/resource.client.ts'
import { reconcileScreens } from '../features/money/reconcile/resource.client.ts'
import { settingsScreens } from '../features/settings/resource.client.ts'
import { taskScreens } from '../features/desk/tasks/resource.client.ts'
import { termScreens } from '../features/terms/resource.client.ts'
import { warehouseScreens } from '../features/warehouse/resource.client.ts'
import { workbookScreens } from '../features/money/year-end/resource.client.ts'
import type { FeatureScreens } from '../kernel/client/generated-screens/own-screens.ts'
import type { NavigationGroup, NavigationItem } from '../kernel/client/shell/frame/sidebar/navigation.ts'

type Page = NavigationItem & Partial<Omit<FeatureScreens, keyof NavigationItem>>

interface Group extends NavigationGroup {
  items: readonly Page[]
}

export const invoices = invoiceScreens(
  async () => (await import('./screens/invoice-with-order.tsx')).InvoiceWithOrder,
)

export const customers = customerScreens(
  async () => (await import('./screens/customer-with-account.tsx')).CustomerWithAccount,
)

const withReassignment = () => import('./screens/users-with-reassignment.tsx')
const users = userScreens({
  table: async () => (await withReassignment()).UsersWithReassignment,
  view: async () => (await withReassignment()).UserWithReassignment,
})

export const orders = orderScreens(
  async () => (await import('./screens/order-on-invoice.tsx')).OrderOnInvoice,
)

/** All features with screens, in the order of the sidebar (specification, section 2). */
export const features: readonly (Page | Group)[] = [
  dashboardScreens,
  customers,
  productScreens,
  invoices,
  orders,
  receiveMoneyScreens,
  receivablesScreens,
  {
    label: 'Internal Accounts',
    icon: IconBriefcase,
    items: [
      receiptScreens,
      paymentScreens,
      pettyCashScreens,
      adminLogScreens,
      financialLogScreens,
      warehouseScreens,
    ],
  },
  {
    label: 'Books',
    icon: IconBooks,
    items: [
      accountScreens(async () => (await import('./screens/cash-book-with-closing.tsx')).CashBookWithClosing),
      reconcileScreens,
      creditNoteScreens,
      badDebtScreens,
      transferScreens,
      closingScreens,
      exchangeRateScreens,
      openingScreens(async () => (await import('./screens/opening-with-offer.tsx')).OpeningWithOffer),
      approvalScreens,
      closingBooksScreens,
    ],
  },
  {
    label: 'Reports',
    icon: IconChartBar,
    items: [
      dailySummaryScreens,
      activityScreens(loadActivity),
      writeOffsScreens,
      missingNumbersScreens,
      reportScreens,
      workbookScreens,
    ],
  },
  taskScreens,
  termScreens,
  users,
  settingsScreens(loadSettings),
]

/** All pages, including those in groups. */
export const featurePages: readonly Page[] = features.flatMap((entry) =>
  'items' in entry ? entry.items : [entry],
)

/** All entities that users see: those with screens, and comments on them. */
const entitiesNow = () => [...featurePages.flatMap(({ entity }) => (entity ? [entity] : [])), comment]

async function loadActivity() {
  const { ActivityScreen } = await import('../features/activity/activity.client.tsx')
  const entities = entitiesNow()
  return () => createElement(ActivityScreen, { entities })
}

async function loadSettings() {
  const { SettingsScreen } = await import('./settings/settings-screen.tsx')
  const entities = entitiesNow()
  return () => createElement(SettingsScreen, { entities })
}
