import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { StatusBadge } from '../../../../kernel/client/show/status/status-badge.tsx'
import { creditStatuses } from '../credit-notes.contract.ts'

const tones = {
  open: 'green',
  used: 'blue',
  cancelled: 'outline',
  waiting: 'violet',
  declined: 'grey',
} as const

/** The status badge of a credit note. */
export function CreditStatus({ status }: { status: keyof typeof creditStatuses }) {
  const t = useTranslate()
  return (
    <StatusBadge tone={tones[status]} struck={status === 'cancelled'}>
      {t(creditStatuses[status])}
    </StatusBadge>
  )
}
