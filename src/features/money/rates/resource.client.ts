import { IconArrowsExchange } from '@tabler/icons-react'
import { screens } from '../../../kernel/client/generated-screens/screens.ts'
import { paths } from '../../paths.ts'
import { exchangeRate, exchangeRateEndpoints } from './exchange-rates.contract.ts'

export const exchangeRateScreens = screens(exchangeRate, {
  endpoints: exchangeRateEndpoints,
  at: paths.exchangeRate,
  title: 'Exchange Rates',
  icon: IconArrowsExchange,
  own: {
    table: async () => (await import('./screens/rate-table.client.tsx')).RateTable,
    create: async () => (await import('./screens/rate-form.client.tsx')).RateCreate,
    update: async () => (await import('./screens/rate-form.client.tsx')).RateUpdate,
  },
})
