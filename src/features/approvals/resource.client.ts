import { IconGavel } from '@tabler/icons-react'
import type { FeatureScreens } from '../../kernel/client/plain-screens/own-screens.ts'
import { screen } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'
import { WaitingApprovals } from './screens/waiting-approvals.client.tsx'

/** What waits for approval, with how much of it concerns the person. */
export const approvalScreens: FeatureScreens = {
  label: 'Approvals',
  path: paths.approvals,
  icon: IconGavel,
  badge: WaitingApprovals,
  routes: [
    screen(
      paths.approvals,
      'Approvals',
      null,
      async () => (await import('./screens/approvals.client.tsx')).Approvals,
    ),
  ],
}
