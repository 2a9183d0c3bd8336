import type { ReactNode } from 'react'
import type { CountProps } from '../../../kernel/client/shell/frame/sidebar/navigation.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { accountTransfer, accountTransferEndpoints } from './account-transfers.contract.ts'

/** The number of transfers that the user must confirm. */
export function WaitingTransfers({ children }: CountProps): ReactNode {
  const maySee = useMay(accountTransfer.resource, 'view')
  const count = useRead(accountTransferEndpoints.waiting, {}, { enabled: maySee }).data?.count ?? 0
  return children(maySee ? count : 0)
}
