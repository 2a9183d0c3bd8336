import { Badge } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { badDebtStatuses } from './bad-debts.contract.ts'

const colours = { standing: 'ink', cancelled: 'gray', waiting: 'brass', declined: 'gray' } as const

/** The status badge of a bad debt. */
export function BadDebtStatus({ status }: { status: keyof typeof badDebtStatuses }) {
  const t = useTranslate()
  return (
    <Badge variant="light" color={colours[status]} size="sm" flex="none" miw="max-content">
      {t(badDebtStatuses[status])}
    </Badge>
  )
}
