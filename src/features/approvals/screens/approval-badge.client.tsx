import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { StatusBadge } from '../../../kernel/client/show/status/status-badge.tsx'
import { approvals, type Approved } from '../approvals.contract.ts'

interface ApprovalBadgeProps extends Pick<Approved, 'approval'> {
  /** The number of the document. */
  children: ReactNode
}

/** A document number in a list, with a badge if the document waits for approval or was declined. */
export function ApprovalBadge({ approval, children }: ApprovalBadgeProps) {
  const t = useTranslate()
  if (approval === null || approval === 'approved') return children
  const waits = approval === 'waiting'
  return (
    <Group component="span" gap={6} wrap="nowrap">
      {waits ? children : <s>{children}</s>}
      <StatusBadge tone={waits ? 'violet' : 'grey'}>
        {t(waits ? 'Waiting|a document' : approvals.declined)}
      </StatusBadge>
    </Group>
  )
}
