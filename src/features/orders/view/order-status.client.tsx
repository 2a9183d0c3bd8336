import { Badge } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import styles from './order-status.module.css'
import { orderStatuses } from '../orders.contract.ts'

type Status = keyof typeof orderStatuses

/**
 * The colours of the statuses in list, board and dashboard, as CSS values; the name is always shown beside the colour.
 */
const statusColours = {
  Pending: 'var(--mantine-color-gray-5)',
  Start_process: 'var(--mantine-color-ink-5)',
  On_hold: 'var(--mantine-color-orange-6)',
  'Shipping Time': 'var(--mantine-color-brass-5)',
  Delivered: 'var(--mantine-color-green-4)',
  Overdue: 'var(--mantine-color-red-5)',
  Complete: 'var(--mantine-color-green-6)',
  Close: 'var(--mantine-color-gray-6)',
} as const satisfies Record<Status, string>

/** The status of an order; the order of a cancelled invoice is closed for good. */
export function OrderStatus({ status, cancelled }: { status: Status; cancelled: boolean }) {
  const t = useTranslate()
  return (
    <Badge variant="default" size="sm" fw={500} miw="max-content" leftSection={<StatusDot status={status} />}>
      {cancelled ? t('{label} · cancelled', { label: orderStatuses[status] }) : t(orderStatuses[status])}
    </Badge>
  )
}

/** The colour of a status, shown beside its name. */
export function StatusDot({ status }: { status: Status }) {
  return <span className={styles.dot} style={{ backgroundColor: statusColours[status] }} aria-hidden />
}
