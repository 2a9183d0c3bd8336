import { IconGavel } from '@tabler/icons-react'
import { oneScreen } from '../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../paths.ts'
import { WaitingApprovals } from './screens/waiting-approvals.client.ts'

/** The approvals screen, with the number of documents that concern the person. */
export const approvalScreens = oneScreen(
  {
    label: 'Approvals',
    path: paths.approvals,
    icon: IconGavel,
    badge: { Count: WaitingApprovals, label: 'to review' },
  },
  async () => (await import('./screens/approvals.client.tsx')).Approvals,
)
