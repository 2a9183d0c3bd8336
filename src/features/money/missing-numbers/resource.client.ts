import { IconListNumbers } from '@tabler/icons-react'
import { oneScreen } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { missingNumbersRight } from './missing-numbers-right.contract.ts'

const need = { resource: missingNumbersRight, verb: 'view' } as const

export const missingNumbersScreens = oneScreen(
  {
    label: 'Missing Numbers',
    path: paths.missingNumbers,
    icon: IconListNumbers,
    need,
  },
  async () => (await import('./missing-numbers.client.tsx')).MissingNumbers,
)
