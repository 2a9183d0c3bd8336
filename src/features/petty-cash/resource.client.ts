import { IconCoins } from '@tabler/icons-react'
import { screens } from '../../kernel/client/plain-screens/screens.ts'
import { paths } from '../paths.ts'
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

export const pettyCashScreens = screens(pettyCash, {
  endpoints: pettyCashEndpoints,
  at: paths.pettyCash,
  title: 'Petty Cash Sheet',
  icon: IconCoins,
  inputs: ['project_name', 'project_amount', 'date', 'receipt_no', 'receipt_form', 'paid_to', 'description'],
  shows: [
    'project_name',
    'project_amount',
    'description',
    'date',
    'receipt_no',
    'receipt_form',
    'paid_to',
    'created_at',
    'created_by_email',
  ],
  own: { table: async () => (await import('./petty-cash-table.client.tsx')).PettyCashTable },
})
