import { IconListNumbers } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/plain-screens/own-screens.ts'
import { screen } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { missingNumbersRight } from './missing-numbers.contract.ts'

const need = { resource: missingNumbersRight, verb: 'view' } as const

export const missingNumbersScreens: FeatureScreens = {
  label: 'Missing numbers',
  path: paths.missingNumbers,
  icon: IconListNumbers,
  need,
  routes: [
    screen(
      paths.missingNumbers,
      'Missing numbers',
      need,
      async () => (await import('./missing-numbers.client.tsx')).MissingNumbers,
    ),
  ],
}
