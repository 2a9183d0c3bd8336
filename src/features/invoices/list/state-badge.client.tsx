import { useTranslate } from '../../../kernel/client/language/language.ts'
import { StatusBadge } from '../../../kernel/client/show/status/status-badge.tsx'
import { type InvoiceRecord, invoiceStates, invoiceStatuses } from '../invoices.contract.ts'

/** The colour of each state, the same on every screen. */
const colours = {
  draft: 'grey',
  issued: 'blue',
  part_paid: 'amber',
  paid: 'green',
  past_due: 'red',
  cancelled: 'outline',
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
    <StatusBadge tone={status === 'waiting' ? 'violet' : colours[state]} struck={state === 'cancelled'}>
      {t(word)}
    </StatusBadge>
  )
}
