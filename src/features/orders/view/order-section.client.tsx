import { Group, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '../../../kernel/client/card/card.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { LinkButton } from '../../../kernel/client/show/link-button.tsx'
import { RecordFacts } from '../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { paths } from '../../paths.ts'
import { order, orderEndpoints } from '../orders.contract.ts'
import styles from './order-section.module.css'
import { OrderStatus } from './order-status.client.tsx'

/** What its users follow first, then the money, then what the order repeats of its invoice. */
const followed = ['status', 'notes', 'age_days', 'invoice_amount', 'total_paid', 'outstanding'] as const
const repeated = [
  'invoice_number',
  'date',
  'customer_name',
  'customer_code',
  'customer_email',
  'created_at',
] as const

/** The amounts received, for pages that do not show the receipts. */
export const receivedAmounts = ['received_usd', 'received_iqd'] as const
/** All that an order tells besides, for a page without its invoice. */
export const toldByOrder = ['due_date', 'credited', 'overpaid', ...receivedAmounts] as const

interface OrderSectionProps {
  record: Row<typeof order>
  /** Whether the page was opened for the order: then the section is scrolled into view and has the focus. */
  arrives?: boolean
  /** More fields, left out while they are zero. */
  also?: readonly (typeof toldByOrder)[number][]
  /** Shown below the fields. */
  children?: ReactNode
}

/** How long the rest of a page may take to load. */
const patienceMs = 3_000

/** Focuses a heading and scrolls to it, again whenever the page grows meanwhile, until the user does something. */
function arriveAt(heading: HTMLElement): () => void {
  const growth = new ResizeObserver(() => heading.scrollIntoView())
  const stop = new AbortController()
  const end = () => {
    growth.disconnect()
    stop.abort()
  }
  heading.focus({ preventScroll: true })
  growth.observe(document.body)
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(event, end, { signal: stop.signal, passive: true })
  }
  const timer = setTimeout(end, patienceMs)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** An order on the page of its invoice: its fields, read-only, and the link to its form. */
export function OrderSection({ record, arrives = false, also, children }: OrderSectionProps) {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  const mayUpdate = useMay(order.resource, 'update')
  useEffect(() => {
    if (arrives && title.current) return arriveAt(title.current)
  }, [arrives, record.id])
  return (
    <Card label="Order" spaced below>
      <Group justify="space-between" gap="sm">
        <Title ref={title} order={2} size="h4" tabIndex={-1} className={styles.title}>
          {t('Order')}
        </Title>
        {mayUpdate && (
          <LinkButton to={paths.order.update(record.id)} label="Update Order" icon={IconPencil} />
        )}
      </Group>
      <RecordFacts
        compact
        fields={orderEndpoints.read.reply}
        record={record}
        names={[...followed, ...(also?.filter((name) => record[name] !== 0) ?? []), ...repeated]}
        display={{ status: <OrderStatus {...record} /> }}
      />
      {children}
    </Card>
  )
}
