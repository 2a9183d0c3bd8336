import { Badge } from '@mantine/core'
import { invoiceStatuses } from './invoices.contract.ts'

/** Marks an invoice that has not been issued. */
export function DraftBadge() {
  return (
    <Badge variant="light" color="brass" size="sm" flex="none">
      {invoiceStatuses.draft}
    </Badge>
  )
}
