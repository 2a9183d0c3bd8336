import { Alert } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { MessageKey } from '../../../i18n/messages.ts'

interface CancelledBannerProps {
  record: { cancelled_on: string | null; cancelled_by: string | null; cancel_reason: string | null }
  /** The wording for this kind of document: translations depend on the gender of its name. */
  by?: Extract<MessageKey, `Cancelled on {moment} by {who}${string}`>
  bySomebody?: Extract<MessageKey, 'Cancelled on {moment}' | `Cancelled on {moment}|${string}`>
}

/** The banner of a cancelled document: day of the reversal, user and reason. Renders nothing for other documents. */
export function CancelledBanner({
  record,
  by = 'Cancelled on {moment} by {who}|a document',
  bySomebody = 'Cancelled on {moment}|a document',
}: CancelledBannerProps) {
  const t = useTranslate()
  const { cancelled_on: day, cancelled_by: who, cancel_reason: reason } = record
  if (day === null) return null
  const moment = formatDay(day)
  return (
    <Alert
      color="gray"
      mb="lg"
      icon={<IconBan aria-hidden />}
      title={who === null ? t(bySomebody, { moment }) : t(by, { moment, who })}
    >
      <bdi>{reason}</bdi>
    </Alert>
  )
}
