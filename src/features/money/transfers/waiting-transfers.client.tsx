import { Badge, VisuallyHidden } from '@mantine/core'
import { useSay } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { accountTransfer, accountTransferEndpoints } from './account-transfers.contract.ts'

/** How many transfers wait for the person to confirm that the money has come in. */
export function WaitingTransfers() {
  const say = useSay()
  const maySee = useMay(accountTransfer.resource, 'view')
  const count = useRead(accountTransferEndpoints.waiting, {}, { enabled: maySee }).data?.count ?? 0
  if (!maySee || count === 0) return null
  return (
    <Badge color="brass" variant="filled" size="sm" ms="auto" circle={count < 10}>
      {count}
      <VisuallyHidden> {say('waiting for you to confirm')}</VisuallyHidden>
    </Badge>
  )
}
