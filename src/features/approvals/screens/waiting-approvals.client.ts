import type { ReactNode } from 'react'
import type { CountProps } from '../../../kernel/client/shell/frame/sidebar/navigation.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { readApprovals } from '../approvals.contract.ts'

/** How many documents wait for the person to decide, or are their own and wait, or were decided about and are news. */
export function WaitingApprovals({ children }: CountProps): ReactNode {
  return children(useRead(readApprovals).data?.count ?? 0)
}
