import { IconHeartHandshake } from '@tabler/icons-react'
import { type FeatureScreens, oneScreen } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { writeOffsRight } from './write-offs.contract.ts'

const need = { resource: writeOffsRight, verb: 'view' } as const

const own = oneScreen(
  {
    label: 'Write-offs and adjustments',
    path: paths.forgiven,
    icon: IconHeartHandshake,
    need,
  },
  async () => (await import('./write-offs.client.tsx')).WriteOffsScreen,
)

/** The screen of write-offs by user and month. */
export const writeOffsScreens: FeatureScreens = { ...own, label: 'Write-offs' }
