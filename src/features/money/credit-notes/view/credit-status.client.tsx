import { Badge } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { creditStatuses } from '../credit-notes.contract.ts'

const colours = { open: 'green', used: 'ink', cancelled: 'gray', waiting: 'brass', declined: 'gray' } as const

/** The status badge of a credit note. */
export function CreditStatus({ status }: { status: keyof typeof creditStatuses }) {
  const t = useTranslate()
  return (
    <Badge variant="light" color={colours[status]} size="sm" flex="none" miw="max-content">
      {t(creditStatuses[status])}
    </Badge>
  )
}
