import { Badge, VisuallyHidden } from '@mantine/core'
import { useSay } from '../../kernel/client/language/language.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { readApprovals } from './approvals.contract.ts'

/** How many documents wait for the person to decide, or are their own and wait, or were decided about and are news. */
export function WaitingApprovals() {
  const say = useSay()
  const count = useRead(readApprovals).data?.count ?? 0
  if (count === 0) return null
  return (
    <Badge color="brass" variant="filled" size="sm" ms="auto" circle={count < 10}>
      {count}
      <VisuallyHidden> {say('approvals that concern you')}</VisuallyHidden>
    </Badge>
  )
}
