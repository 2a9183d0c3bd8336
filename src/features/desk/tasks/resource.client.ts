import { IconChecklist } from '@tabler/icons-react'
import type { FeatureScreens } from '../../../kernel/client/plain-screens/own-screens.ts'
import { screen, to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { task } from './tasks.contract.ts'

export const taskScreens: FeatureScreens = {
  entity: task,
  label: task.plural,
  path: paths.tasks,
  icon: IconChecklist,
  need: to('view', task),
  routes: [
    screen(
      paths.tasks,
      task.plural,
      to('view', task),
      async () => (await import('./tasks.client.tsx')).Tasks,
    ),
  ],
}
