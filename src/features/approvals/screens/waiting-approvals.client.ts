import type { ReactNode } from 'react'
import type { CountProps } from '../../../kernel/client/shell/frame/sidebar/navigation.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { readApprovals } from '../approvals.contract.ts'

/**
 * The number of documents that the person can decide about, that are their own and wait, or that have a new decision.
 */
export function WaitingApprovals({ children }: CountProps): ReactNode {
  return children(useRead(readApprovals).data?.count ?? 0)
}
