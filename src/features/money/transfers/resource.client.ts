import { IconArrowsLeftRight } from '@tabler/icons-react'
import { screens } from '../../../kernel/client/generated-screens/screens.ts'
import type { FeatureScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { documentStatusColumn } from '../ledger/document-status.client.tsx'
import { documentNumberColumn } from '../ledger/number-with-status.client.tsx'
import { accountTransfer, accountTransferEndpoints } from './account-transfers.contract.ts'
import { WaitingTransfers } from './waiting-transfers.client.ts'

/** Keeps an amount and its currency on one line. */
const unbroken = (amount: string | null) => amount?.replace(' ', '\u00a0')

const forms = () => import('./transfer-form.client.tsx')

const four = screens(accountTransfer, {
  endpoints: accountTransferEndpoints,
  at: paths.accountTransfer,
  title: 'Account Transfers',
  icon: IconArrowsLeftRight,
  bulk: ['export', 'delete'],
  display: {
    status: documentStatusColumn,
    transfer_no: documentNumberColumn('transfer_no'),
    date: { card: 'day' },
    from_account_name: { card: 'who' },
    to_account_name: { card: 'status' },
    went_out: { cell: (row) => unbroken(row.went_out), card: 'amount', end: true },
    came_in: { cell: (row) => unbroken(row.came_in), card: 'amount', end: true },
  },
  own: {
    create: async () => (await forms()).TransferCreate,
    update: async () => (await forms()).TransferUpdate,
    view: async () => (await import('./transfer-view.client.tsx')).TransferView,
  },
})

/** The screens of transfers, with the number of transfers to confirm in the sidebar. */
export const transferScreens: FeatureScreens = {
  ...four,
  label: accountTransfer.plural,
  badge: { Count: WaitingTransfers, label: 'waiting for you to confirm' },
}
