import { Text } from '@mantine/core'
import type { Label } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { StatusBadge } from '../../../kernel/client/show/status/status-badge.tsx'
import type { ToneName } from '../../../kernel/client/show/status/tones.ts'
import { documentStatuses } from './cancellation.contract.ts'

const looks = {
  cancelled: { tone: 'outline', word: documentStatuses.cancelled },
  waiting: { tone: 'violet', word: 'Waiting|a document' },
  declined: { tone: 'grey', word: 'Declined' },
} as const satisfies Record<string, { tone: ToneName; word: Label }>

const plain = { valid: documentStatuses.valid, received: 'Received|a receipt voucher' } as const

export type DocumentStatusName = keyof typeof looks | keyof typeof plain

/** The status badge of a document, if it is not in effect. */
export function DocumentStatus({ status }: { status: DocumentStatusName }) {
  const t = useTranslate()
  if (status === 'valid' || status === 'received') {
    return (
      <Text span inherit c="dimmed">
        {t(plain[status])}
      </Text>
    )
  }
  const { tone, word } = looks[status]
  return (
    <StatusBadge tone={tone} struck={status === 'cancelled'}>
      {t(word)}
    </StatusBadge>
  )
}

/** The column with this badge. A card shows only documents that are not in effect as such. */
export const documentStatusColumn = {
  cell: ({ status }: { status: DocumentStatusName }) => <DocumentStatus status={status} />,
  card: 'number',
  onCard: ({ status }: { status: DocumentStatusName }) =>
    status in plain ? null : <DocumentStatus status={status} />,
} as const
