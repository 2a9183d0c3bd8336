import type { ReactNode } from 'react'
import type { CountProps } from '../../../kernel/client/shell/frame/sidebar/navigation.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../../kernel/client/session/rights.ts'
import { user, userEndpoints } from '../users.contract.ts'

/** The number of users who wait for approval, for users who can give it. */
export function PendingUsers({ children }: CountProps): ReactNode {
  const me = useMe()
  const mayApprove = useMay(user.resource, 'update')
  const waiting = useRead(
    userEndpoints.list,
    { query: { status: 'pending', page_size: 1 } },
    {
      enabled: mayApprove,
      known: me && { count: me.waiting_for_approval, results: [] },
    },
  )
  return children(mayApprove ? (waiting.data?.count ?? 0) : 0)
}
