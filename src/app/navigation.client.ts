import { IconPackage, IconSettings, IconUser } from '@tabler/icons-react'
import { customer } from '../features/customers/customers.contract.ts'
import { invoice } from '../features/invoices/invoices.contract.ts'
import { dashboardScreens } from '../features/dashboard/resource.client.ts'
import { paths } from '../features/paths.ts'
import { product } from '../features/products/products.contract.ts'
import { userTypes } from '../features/people/sessions/session.contract.ts'
import { receiveMoneyScreens } from '../features/money/receive-money/resource.client.ts'
import { settings } from '../features/settings/settings.contract.ts'
import { to } from '../kernel/client/shell/frame/screen.ts'
import type { Navigation } from '../kernel/client/shell/frame/sidebar/navigation.ts'
import { customers, featurePages, features, invoices, orders } from './features.client.ts'
import { productName } from './product-name.ts'

/** The navigation of the shell (specification, section 2). A screen is listed once it exists. */
export const navigation: Navigation = {
  name: productName,
  home: paths.dashboard,
  sidebar: features,
  bottomBar: [
    { ...dashboardScreens, label: 'Today' },
    invoices,
    receiveMoneyScreens,
    { ...orders, label: 'Orders' },
  ],
  creates: featurePages.flatMap(({ creation }) =>
    creation && creation !== invoices.creation ? [creation] : [],
  ),
  shortcut: invoices.creation,
  jumps: [{ hotkey: 'alt+R', shown: 'Alt R', page: receiveMoneyScreens }],
  keys: [{ shown: 'Mod Z', does: 'Undo the last board move' }],
  userMenu: [
    { label: 'Profile', path: paths.profile, icon: IconUser },
    { label: 'Setting', path: paths.settings, icon: IconSettings, need: to('view', settings) },
  ],
  roles: userTypes,
  finds: 'Find a page, customer, product or invoice',
  records: {
    [customer.name]: { label: customer.label, icon: customers.icon, path: paths.customer.view },
    [product.name]: { label: product.label, icon: IconPackage, path: paths.product.view },
    [invoice.name]: { label: invoice.label, icon: invoices.icon, path: paths.invoice.view },
  },
}
