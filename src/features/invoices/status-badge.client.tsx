import { Badge } from '@mantine/core'
import { useSay } from '../../kernel/client/language/language.ts'
import { invoiceStatuses } from './invoices.contract.ts'

/** Marks an invoice that asks for nothing: not issued yet, or cancelled. */
export function StatusBadge({ status }: { status: keyof typeof invoiceStatuses | null | undefined }) {
  const say = useSay()
  if (status !== 'draft' && status !== 'cancelled') return null
  return (
    <Badge
      variant="light"
      color={status === 'draft' ? 'brass' : 'gray'}
      size="sm"
      flex="none"
      miw="max-content"
    >
      {say(invoiceStatuses[status])}
    </Badge>
  )
}
