import { IconCoins } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { screens } from '../../../kernel/client/generated-screens/screens.ts'
import { paths } from '../../paths.ts'
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

const own = screens(pettyCash, {
  endpoints: pettyCashEndpoints,
  at: paths.pettyCash,
  title: 'Petty Cash Sheet',
  icon: IconCoins,
  own: {
    table: async () => (await import('./petty-cash-table.client.tsx')).PettyCashTable,
    create: async () => (await import('./petty-cash-form.client.tsx')).PettyCashCreate,
    view: async () => (await import('./petty-cash-view.client.tsx')).PettyCashView,
    update: async () => (await import('./petty-cash-form.client.tsx')).PettyCashUpdate,
  },
})

export const pettyCashScreens: FeatureScreens = { ...own, label: pettyCash.label }
