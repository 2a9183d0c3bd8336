import { IconChecklist } from '@tabler/icons-react'
import { oneScreen } from '../../../kernel/client/generated-screens/own-screens.ts'
import { to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { task } from './tasks.contract.ts'

export const taskScreens = oneScreen(
  {
    entity: task,
    label: task.plural,
    path: paths.tasks,
    icon: IconChecklist,
    need: to('view', task),
  },
  async () => (await import('./tasks.client.tsx')).Tasks,
)
