import { IconHeartHandshake } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/plain-screens/own-screens.ts'
import { screen } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { forgivenRight } from './forgiven.contract.ts'

const need = { resource: forgivenRight, verb: 'view' } as const

/** What was forgiven, by whom and in which month. */
export const forgivenScreens: FeatureScreens = {
  label: 'What was forgiven',
  path: paths.forgiven,
  icon: IconHeartHandshake,
  need,
  routes: [
    screen(
      paths.forgiven,
      'What was forgiven',
      need,
      async () => (await import('./forgiven.client.tsx')).ForgivenScreen,
    ),
  ],
}
