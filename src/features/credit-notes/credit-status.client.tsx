import { Badge } from '@mantine/core'
import { creditStatuses } from './credit-notes.contract.ts'

const colours = { open: 'green', used: 'ink', cancelled: 'gray' } as const

/** What has become of a credit note. */
export function CreditStatus({ status }: { status: keyof typeof creditStatuses }) {
  return (
    <Badge variant="light" color={colours[status]} size="sm" flex="none" miw="max-content">
      {creditStatuses[status]}
    </Badge>
  )
}
