import {
  IconBallpen,
  IconBox,
  IconBuildingWarehouse,
  IconCashBanknoteMinus,
  IconCashBanknotePlus,
  IconCoins,
  IconFileDollar,
  IconFileCertificate,
  IconFileInvoice,
  IconFileText,
  IconLayoutDashboard,
  IconPackage,
  IconPlus,
  IconReceipt,
  IconSpeakerphone,
  IconSettings,
  IconTruckDelivery,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconReportAnalytics,
} from '@tabler/icons-react'
import { adminLogSheet } from '../features/admin-log-sheet/admin-log-sheet.contract.ts'
import { weeklyReport } from '../features/employee-reports/employee-reports.contract.ts'
import { customer } from '../features/customers/customers.contract.ts'
import { financialLogSheet } from '../features/financial-log-sheet/financial-log-sheet.contract.ts'
import { invoiceTracker } from '../features/invoice-tracker/invoice-tracker.contract.ts'
import { invoice } from '../features/invoices/invoices.contract.ts'
import { paths } from '../features/paths.ts'
import { paymentVoucher } from '../features/payment-voucher/payment-voucher.contract.ts'
import { pettyCash } from '../features/petty-cash/petty-cash.contract.ts'
import { PendingUsers } from '../features/people/users/pending-users.client.tsx'
import { user } from '../features/people/users.contract.ts'
import { penTypes, product } from '../features/products/products.contract.ts'
import { receiptVoucher } from '../features/receipt-voucher/receipt-voucher.contract.ts'
import { settings } from '../features/settings/settings.contract.ts'
import { warehouse } from '../features/warehouse/warehouse.contract.ts'
import type { Navigation, NavigationItem } from '../kernel/client/shell/navigation.ts'
import { productName } from './product-name.ts'

const mayView = (entity: { resource: typeof product.resource }) =>
  ({ resource: entity.resource, verb: 'view' }) as const

const penTypeIcons = {
  pen_print_product: IconBallpen,
  pen_pack_product: IconBox,
  pen_prom_product: IconSpeakerphone,
} satisfies Record<keyof typeof penTypes, NavigationItem['icon']>

const penTypePage = (penType: keyof typeof penTypes): NavigationItem => ({
  label: penTypes[penType],
  path: paths.product.ofPenType(penType),
  icon: penTypeIcons[penType],
  need: mayView(product),
})

const creation = (
  entity: { resource: typeof product.resource; label: string },
  path: string,
): NavigationItem => ({
  label: `Create ${entity.label}`,
  path,
  icon: IconPlus,
  need: { resource: entity.resource, verb: 'create' },
})

/** What the shell leads to (specification, section 2). A screen is listed here when it exists. */
export const navigation: Navigation = {
  name: productName,
  home: paths.dashboard,
  sidebar: [
    { label: 'Dashboard', path: paths.dashboard, icon: IconLayoutDashboard, within: [paths.home] },
    {
      label: 'Users',
      path: paths.users.table,
      icon: IconUsers,
      within: [paths.users.base],
      badge: PendingUsers,
      need: mayView(user),
    },
    {
      label: 'Product',
      icon: IconPackage,
      items: [
        {
          label: 'All',
          path: paths.product.table,
          icon: IconPackage,
          within: [paths.product.base],
          need: mayView(product),
        },
        penTypePage('pen_print_product'),
        penTypePage('pen_pack_product'),
        penTypePage('pen_prom_product'),
      ],
    },
    {
      label: 'Customers',
      path: paths.customer.table,
      icon: IconUsersGroup,
      within: [paths.customer.base],
      need: mayView(customer),
    },
    {
      label: 'Invoices',
      path: paths.invoice.table,
      icon: IconFileInvoice,
      within: [paths.invoice.base, '/invoce-generate'],
      need: mayView(invoice),
    },
    {
      label: 'Order Tracker',
      path: paths.invoiceTracker.table,
      icon: IconTruckDelivery,
      within: [paths.invoiceTracker.base],
      need: mayView(invoiceTracker),
    },
    {
      label: 'Employee Reports',
      path: paths.employeeReport.table,
      icon: IconReportAnalytics,
      within: [paths.employeeReport.base, '/reports/update'],
      need: mayView(weeklyReport),
    },
    {
      label: 'Internal Accounts',
      icon: IconReceipt,
      items: [
        {
          label: 'Admin Log Sheet',
          path: paths.adminLogSheet.table,
          icon: IconFileText,
          within: [paths.adminLogSheet.base],
          need: mayView(adminLogSheet),
        },
        {
          label: 'Financial Log Sheet',
          path: paths.financialLogSheet.table,
          icon: IconFileDollar,
          within: [paths.financialLogSheet.base],
          need: mayView(financialLogSheet),
        },
        {
          label: 'Petty Cash Sheet',
          path: paths.pettyCash.table,
          icon: IconCoins,
          within: [paths.pettyCash.base],
          need: mayView(pettyCash),
        },
        {
          label: 'Payment Vouchers',
          path: paths.paymentVoucher.table,
          icon: IconCashBanknoteMinus,
          within: [paths.paymentVoucher.base],
          need: mayView(paymentVoucher),
        },
        {
          label: 'Receipt Vouchers',
          path: paths.receiptVoucher.table,
          icon: IconCashBanknotePlus,
          within: [paths.receiptVoucher.base],
          need: mayView(receiptVoucher),
        },
        {
          label: 'Warehouse Sheet',
          path: paths.warehouse.table,
          icon: IconBuildingWarehouse,
          within: [paths.warehouse.base],
          need: mayView(warehouse),
        },
      ],
    },
    {
      label: 'Terms',
      path: paths.termService,
      icon: IconFileCertificate,
      within: [paths.invoiceTerm, paths.specialTerm],
    },
    {
      label: 'Settings',
      path: paths.settings,
      icon: IconSettings,
      need: mayView(settings),
    },
  ],
  creates: [
    creation(user, paths.users.create),
    creation(product, paths.product.create),
    creation(customer, paths.customer.create),
    creation(weeklyReport, paths.employeeReport.create),
    creation(adminLogSheet, paths.adminLogSheet.create),
    creation(financialLogSheet, paths.financialLogSheet.create),
    creation(pettyCash, paths.pettyCash.create),
    creation(paymentVoucher, paths.paymentVoucher.create),
    creation(receiptVoucher, paths.receiptVoucher.create),
    creation(warehouse, paths.warehouse.create),
  ],
  shortcut: creation(invoice, paths.invoice.create),
  userMenu: [
    { label: 'Profile', path: paths.profile, icon: IconUser },
    { label: 'Setting', path: paths.settings, icon: IconSettings, need: mayView(settings) },
  ],
  finds: 'Find a page, customer, product or invoice',
  records: {
    [customer.name]: { label: customer.label, icon: IconUsersGroup, path: paths.customer.view },
    [product.name]: { label: product.label, icon: IconPackage, path: paths.product.view },
    [invoice.name]: { label: invoice.label, icon: IconFileInvoice, path: paths.invoice.view },
  },
}
