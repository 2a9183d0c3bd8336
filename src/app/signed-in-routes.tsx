import type { RouteObject } from 'react-router'
import { customer } from '../features/customers/customers.contract.ts'
import { invoiceTracker } from '../features/invoice-tracker/invoice-tracker.contract.ts'
import { invoice } from '../features/invoices/invoices.contract.ts'
import { paths } from '../features/paths.ts'
import { user } from '../features/people/users.contract.ts'
import { product } from '../features/products/products.contract.ts'
import { settings } from '../features/settings/settings.contract.ts'
import { CrashScreen } from '../kernel/client/shell/crash-screen.tsx'
import { NotFound } from '../kernel/client/shell/message-screen.tsx'
import { accountRoutes } from './account-routes.client.ts'
import { reportRoutes } from './report-routes.client.ts'
import { screen, to } from './screen.client.ts'

const dashboard = async () => (await import('../features/dashboard/dashboard.client.tsx')).Dashboard
const products = () => import('../features/products/products.client.tsx')
const customers = () => import('../features/customers/customers.client.tsx')
const userForms = () => import('../features/people/users/user-form.client.tsx')
const trackers = () => import('../features/invoice-tracker/invoice-tracker.client.tsx')

const screens: RouteObject[] = [
  screen(paths.home, 'Dashboard', null, dashboard),
  screen(paths.dashboard, 'Dashboard', null, dashboard),

  screen(
    paths.users.table,
    'Users',
    to('view', user),
    async () => (await import('../features/people/users/user-table.client.tsx')).UserTable,
  ),
  screen(paths.users.create, 'Create User', to('create', user), async () => (await userForms()).UserCreate),
  screen(
    paths.users.view(':id'),
    'User',
    to('view', user),
    async () => (await import('../features/people/users/user-view.client.tsx')).UserView,
  ),
  screen(
    paths.users.update(':id'),
    'Update User',
    to('update', user),
    async () => (await userForms()).UserUpdate,
  ),
  screen(
    paths.profile,
    'Profile',
    null,
    async () => (await import('../features/people/account/profile.client.tsx')).Profile,
  ),
  screen(
    paths.settings,
    'Settings',
    to('view', settings),
    async () => (await import('./settings-screen.tsx')).SettingsScreen,
  ),

  screen(
    paths.product.table,
    'Products',
    to('view', product),
    async () => (await import('../features/products/product-table.client.tsx')).ProductTable,
  ),
  screen(
    paths.product.create,
    'Create Product',
    to('create', product),
    async () => (await products()).ProductCreate,
  ),
  screen(
    paths.product.import,
    'Import Products',
    to('create', product),
    async () => (await import('../features/products/product-import.client.tsx')).ProductImport,
  ),
  screen(
    paths.product.view(':id'),
    'Product',
    to('view', product),
    async () => (await products()).ProductView,
  ),
  screen(
    paths.product.update(':id'),
    'Update Product',
    to('update', product),
    async () => (await products()).ProductUpdate,
  ),

  screen(
    paths.customer.table,
    'Customers',
    to('view', customer),
    async () => (await import('../features/customers/customer-table.client.tsx')).CustomerTable,
  ),
  screen(
    paths.customer.create,
    'Create New Customer',
    to('create', customer),
    async () => (await customers()).CustomerCreate,
  ),
  screen(
    paths.customer.import,
    'Import Customers',
    to('create', customer),
    async () => (await import('../features/customers/customer-import.client.tsx')).CustomerImport,
  ),
  screen(
    paths.customer.view(':id'),
    'Customer',
    to('view', customer),
    async () => (await customers()).CustomerView,
  ),
  screen(
    paths.customer.update(':id'),
    'Update Customer',
    to('update', customer),
    async () => (await customers()).CustomerUpdate,
  ),

  screen(
    paths.invoice.table,
    'Invoices',
    to('view', invoice),
    async () => (await import('../features/invoices/invoice-table.client.tsx')).InvoiceTable,
  ),
  screen(
    paths.invoice.create,
    'Create Invoice',
    to('create', invoice),
    async () => (await import('../features/invoices/form/invoice-create.client.tsx')).InvoiceCreate,
  ),
  screen(
    paths.invoice.view(':id'),
    'Invoice',
    to('view', invoice),
    async () => (await import('./invoice-with-order.tsx')).InvoiceWithOrder,
  ),
  screen(
    paths.invoice.update(':id'),
    'Update Invoice',
    to('update', invoice),
    async () => (await import('../features/invoices/form/invoice-update.client.tsx')).InvoiceUpdate,
  ),
  screen(
    paths.invoice.print(':id'),
    'Print Invoice',
    to('view', invoice),
    async () => (await import('../features/invoices/paper/invoice-print.client.tsx')).InvoicePrint,
  ),

  screen(
    paths.invoiceTracker.table,
    'Order Tracker',
    to('view', invoiceTracker),
    async () => (await import('../features/invoice-tracker/tracker-table.client.tsx')).TrackerTable,
  ),
  screen(
    paths.invoiceTracker.view(':id'),
    'Order',
    to('view', invoiceTracker),
    async () => (await import('./order-with-receipts.tsx')).OrderWithReceipts,
  ),
  screen(
    paths.invoiceTracker.update(':id'),
    'Update Order',
    to('update', invoiceTracker),
    async () => (await trackers()).TrackerUpdate,
  ),

  ...accountRoutes,
  ...reportRoutes,

  { path: '*', handle: { title: 'Page not found' }, element: <NotFound home={paths.dashboard} /> },
]

/** The screens within the frame. The key lets the router see that it has them already. */
export const signedInRoutes: RouteObject = {
  id: 'screens',
  errorElement: <CrashScreen home={paths.dashboard} />,
  children: screens,
}
