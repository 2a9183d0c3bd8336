import { Badge } from '@mantine/core'
import { useSay } from '../../kernel/client/language/language.ts'
import { invoiceStatuses } from './invoices.contract.ts'

/** Marks an invoice that asks for nothing: not issued yet, cancelled, or not approved. */
export function StatusBadge({ status }: { status: keyof typeof invoiceStatuses | null | undefined }) {
  const say = useSay()
  if (!status || status === 'issued') return null
  return (
    <Badge
      variant="light"
      color={status === 'draft' || status === 'waiting' ? 'brass' : 'gray'}
      size="sm"
      flex="none"
      miw="max-content"
    >
      {say(status === 'waiting' ? 'Waiting|a document' : invoiceStatuses[status])}
    </Badge>
  )
}
