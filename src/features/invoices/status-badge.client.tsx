import { Badge } from '@mantine/core'
import { invoiceStatuses } from './invoices.contract.ts'

/** Marks an invoice that asks for nothing: not issued yet, or cancelled. */
export function StatusBadge({ status }: { status: keyof typeof invoiceStatuses | null | undefined }) {
  if (status !== 'draft' && status !== 'cancelled') return null
  return (
    <Badge
      variant="light"
      color={status === 'draft' ? 'brass' : 'gray'}
      size="sm"
      flex="none"
      miw="max-content"
    >
      {invoiceStatuses[status]}
    </Badge>
  )
}
