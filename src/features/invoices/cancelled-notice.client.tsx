import { Alert } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { formatInstant } from '../../kernel/contract/format-instant.ts'
import type { InvoiceRecord } from './invoices.contract.ts'

/** Says of a cancelled invoice who cancelled it, when and why. */
export function CancelledNotice({ record }: { record: InvoiceRecord }) {
  if (record.status !== 'cancelled' || record.cancelled_at === null) return null
  const who = record.cancelled_by === null ? '' : ` by ${record.cancelled_by}`
  return (
    <Alert
      color="gray"
      mb="lg"
      icon={<IconBan aria-hidden />}
      title={`Cancelled on ${formatInstant(record.cancelled_at)}${who}`}
    >
      <bdi>{record.cancel_reason}</bdi>
    </Alert>
  )
}
