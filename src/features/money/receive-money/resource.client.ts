import { IconCashBanknote } from '@tabler/icons-react'
import { oneScreen } from '../../../kernel/client/generated-screens/own-screens.ts'
import { to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'

const need = to('create', { resource: receiveMoney })

/** The screen Receive Money. */
export const receiveMoneyScreens = oneScreen(
  {
    label: 'Receive Money',
    path: paths.receiveMoney,
    icon: IconCashBanknote,
    need,
  },
  async () => (await import('./screens/receive-money.client.tsx')).ReceiveMoney,
)
