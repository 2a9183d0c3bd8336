import { IconLayoutDashboard } from '@tabler/icons-react'
import type { FeatureScreens } from '../../kernel/client/generated-screens/own-screens.ts'
import { screen } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'

const dashboard = async () => (await import('./dashboard.client.tsx')).Dashboard

export const dashboardScreens: FeatureScreens = {
  label: 'Dashboard',
  path: paths.dashboard,
  icon: IconLayoutDashboard,
  within: [paths.home],
  routes: [
    screen(paths.home, 'Dashboard', null, dashboard),
    screen(paths.dashboard, 'Dashboard', null, dashboard),
  ],
}
