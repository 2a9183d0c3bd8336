import { Waiting } from '../../../kernel/client/shell/frame/waiting.tsx'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { readApprovals } from '../approvals.contract.ts'

/** How many documents wait for the person to decide, or are their own and wait, or were decided about and are news. */
export function WaitingApprovals() {
  const count = useRead(readApprovals).data?.count ?? 0
  return <Waiting count={count} what="to review" />
}
