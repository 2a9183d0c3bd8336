import { useTranslate } from '../../../kernel/client/language/language.ts'
import { StatusBadge } from '../../../kernel/client/show/status/status-badge.tsx'
import { badDebtStatuses } from './bad-debts.contract.ts'

const tones = { standing: 'blue', cancelled: 'outline', waiting: 'violet', declined: 'grey' } as const

/** The status badge of a bad debt. */
export function BadDebtStatus({ status }: { status: keyof typeof badDebtStatuses }) {
  const t = useTranslate()
  return (
    <StatusBadge tone={tones[status]} struck={status === 'cancelled'}>
      {t(badDebtStatuses[status])}
    </StatusBadge>
  )
}
