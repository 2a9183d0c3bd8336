import { IconSettings } from '@tabler/icons-react'
import { oneScreen } from '../../kernel/client/generated-screens/own-screens.ts'
import { type LoadScreen, to } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'
import { settings } from './settings.contract.ts'

/** The settings screens; `load` loads the page with the sections of other features. */
export function settingsScreens(load: LoadScreen) {
  return oneScreen(
    {
      entity: settings,
      label: 'Settings',
      path: paths.settings,
      icon: IconSettings,
      need: to('view', settings),
    },
    load,
  )
}
