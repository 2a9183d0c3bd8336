import { IconChecklist } from '@tabler/icons-react'
import { oneScreen } from '../../../kernel/client/generated-screens/own-screens.ts'
import { to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { WaitingMoney } from './waiting-money.client.ts'

const need = to('update', receiptVoucher)

/** The screen To Reconcile, with the number of lines in the sidebar. */
export const reconcileScreens = oneScreen(
  {
    label: 'To Reconcile',
    path: paths.reconcile,
    icon: IconChecklist,
    badge: { Count: WaitingMoney, label: 'to reconcile' },
    need,
  },
  async () => (await import('./reconcile.client.tsx')).Reconcile,
)
