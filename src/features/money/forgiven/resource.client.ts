import { IconHeartHandshake } from '@tabler/icons-react'
import { oneScreen } from '../../../kernel/client/plain-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { forgivenRight } from './forgiven.contract.ts'

const need = { resource: forgivenRight, verb: 'view' } as const

/** What was forgiven, by whom and in which month. */
export const forgivenScreens = oneScreen(
  {
    label: 'Write-offs and adjustments',
    path: paths.forgiven,
    icon: IconHeartHandshake,
    need,
  },
  async () => (await import('./forgiven.client.tsx')).ForgivenScreen,
)
