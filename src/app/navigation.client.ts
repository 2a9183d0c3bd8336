import { IconSettings, IconUser } from '@tabler/icons-react'
import { lazy } from 'react'
import { dashboardScreens } from '../features/dashboard/resource.client.ts'
import { paths } from '../features/paths.ts'
import { userTypes } from '../features/people/sessions/session.contract.ts'
import { receiveMoneyScreens } from '../features/money/receive-money/resource.client.ts'
import { settings } from '../features/settings/settings.contract.ts'
import { to } from '../kernel/client/shell/frame/screen.ts'
import type { Navigation } from '../kernel/client/shell/frame/sidebar/navigation.ts'
import { featurePages, features, invoices, orders } from './features.client.ts'
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
  palette: lazy(() => import('./palette/palette.tsx')),
}
