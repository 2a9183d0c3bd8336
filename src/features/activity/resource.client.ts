import { IconHistory } from '@tabler/icons-react'
import { oneScreen } from '../../kernel/client/generated-screens/own-screens.ts'
import type { LoadScreen } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'
import { activityRight } from './activity.contract.ts'

const need = { resource: activityRight, verb: 'view' } as const

/** The activity screen; `load` loads the screen with all kinds of records. */
export function activityScreens(load: LoadScreen) {
  return oneScreen({ label: 'Activity', path: paths.changes, icon: IconHistory, need }, load)
}
