import { Badge } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { type InvoiceRecord, invoiceStates, invoiceStatuses } from '../invoices.contract.ts'

/** The colour of each state, the same on every screen. */
const colours = {
  draft: 'brass',
  issued: 'ink',
  part_paid: 'ink',
  paid: 'green',
  past_due: 'red',
  cancelled: 'gray',
} as const

/** The state of an invoice; a waiting or declined one shows that instead of draft. */
export function StateBadge({ of }: { of: Pick<InvoiceRecord, 'status' | 'state'> | undefined }) {
  const t = useTranslate()
  if (!of) return null
  const { status, state } = of
  const isUnapproved = status === 'waiting' || status === 'declined'
  const word =
    status === 'waiting'
      ? 'Waiting|a document'
      : isUnapproved
        ? invoiceStatuses[status]
        : invoiceStates[state]
  return (
    <Badge
      variant="light"
      color={status === 'declined' ? 'gray' : colours[state]}
      size="sm"
      flex="none"
      miw="max-content"
    >
      {t(word)}
    </Badge>
  )
}
