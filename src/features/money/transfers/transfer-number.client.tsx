import type { Row } from '../../../kernel/contract/entity.ts'
import { NumberWithStatus } from '../ledger/number-with-status.client.tsx'
import type { accountTransfer } from './account-transfers.contract.ts'

type Transfer = Pick<Row<typeof accountTransfer>, 'transfer_no' | 'status' | 'revision'>

/** The number of a transfer in the list, with its badges. */
export function TransferNumber({ transfer: { transfer_no, status, revision } }: { transfer: Transfer }) {
  return <NumberWithStatus number={transfer_no} status={status} revision={revision} />
}
