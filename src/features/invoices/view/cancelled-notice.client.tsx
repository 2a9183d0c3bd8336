import { Alert } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useSay } from '../../../kernel/client/language/language.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'

/** Says of a cancelled invoice who cancelled it, when and why. */
export function CancelledNotice({ record }: { record: InvoiceRecord }) {
  const say = useSay()
  const { cancelled_by: who } = record
  if (record.status !== 'cancelled' || record.cancelled_at === null) return null
  const moment = formatInstant(record.cancelled_at)
  return (
    <Alert
      color="gray"
      mb="lg"
      icon={<IconBan aria-hidden />}
      title={
        who === null
          ? say('Cancelled on {moment}', { moment })
          : say('Cancelled on {moment} by {who}', { moment, who })
      }
    >
      <bdi>{record.cancel_reason}</bdi>
    </Alert>
  )
}
