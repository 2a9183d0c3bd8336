import { useTranslate } from '../../../kernel/client/language/language.ts'
import { StatusBadge } from '../../../kernel/client/show/status/status-badge.tsx'
import { toneColour, type ToneName } from '../../../kernel/client/show/status/tones.ts'
import styles from './order-status.module.css'
import { orderStatuses } from '../orders.contract.ts'

type Status = keyof typeof orderStatuses

/** The tones of the statuses in list, board and dashboard; the name is always shown beside the colour. */
const statusTones = {
  Pending: 'grey',
  Start_process: 'blue',
  On_hold: 'amber',
  'Shipping Time': 'violet',
  Delivered: 'teal',
  Overdue: 'red',
  Complete: 'green',
  Close: 'outline',
} as const satisfies Record<Status, ToneName>

/** The colour of a status on board and dashboard: the border of its badge. */
const statusColour = (status: Status) => toneColour(statusTones[status], 'border')

/** The status of an order; the order of a cancelled invoice is closed for good. */
export function OrderStatus({ status, cancelled }: { status: Status; cancelled: boolean }) {
  const t = useTranslate()
  return (
    <StatusBadge tone={cancelled ? 'outline' : statusTones[status]} struck={cancelled}>
      {cancelled ? t('{label} · cancelled', { label: orderStatuses[status] }) : t(orderStatuses[status])}
    </StatusBadge>
  )
}

/** The colour of a status, shown beside its name. */
export function StatusDot({ status }: { status: Status }) {
  return <span className={styles.dot} style={{ backgroundColor: statusColour(status) }} aria-hidden />
}
