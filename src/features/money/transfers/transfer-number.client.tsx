import type { Row } from '../../../kernel/contract/entity.ts'
import { ApprovalBadge } from '../../approvals/screens/approval-badge.client.tsx'
import { NumberWithStatus } from '../ledger/number-with-status.client.tsx'
import type { accountTransfer } from './account-transfers.contract.ts'

type Transfer = Pick<Row<typeof accountTransfer>, 'transfer_no' | 'approval' | 'cancelled_at' | 'revision'>

/** The number of a transfer in the list, with its badges. */
export function TransferNumber({ transfer }: { transfer: Transfer }) {
  return (
    <ApprovalBadge approval={transfer.approval}>
      <NumberWithStatus
        number={transfer.transfer_no}
        isCancelled={transfer.cancelled_at !== null}
        revision={transfer.revision}
      />
    </ApprovalBadge>
  )
}
