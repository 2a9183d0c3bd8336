import { Text } from '@mantine/core'
import { IconClockExclamation, IconHourglassHigh, IconTruckDelivery } from '@tabler/icons-react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import { type Message, message } from '../../../i18n/messages.ts'
import { orderStatuses } from '../../orders/orders.contract.ts'
import { statusColour } from '../../orders/view/order-status.client.tsx'
import { paths } from '../../paths.ts'
import { BarList } from '../sales/bar-list.client.tsx'
import { DashboardCard, Figure, Nothing } from '../dashboard-card.client.tsx'
import type { DashboardPart } from '../dashboard.contract.ts'
import styles from '../dashboard.module.css'
import { useListAddress } from '../own.client.ts'
import { RecordLine, RecordLines } from './record-lines.client.tsx'

const { table } = paths.order
const tones = [0, 1, 2, 3] as const

const ordersIn = (count: number): Message => message('{count} orders', { count })
/** Open items are invoices with or without an order, refunds and customer opening balances. */
const debtsIn = (count: number): Message => message('{count} open items', { count })

/** The outstanding amounts of customers, by the age of the invoice. */
export function Outstanding({ part }: { part: DashboardPart<'outstanding'> | undefined }) {
  const t = useTranslate()
  const listAddress = useListAddress()
  return (
    <DashboardCard title="Aged receivables" icon={IconHourglassHigh} part={part} height={21.75}>
      {({ buckets }) => (
        <>
          <Figure
            amount={formatMoney(sumOf(buckets.map(({ amount }) => amount)), 'USD')}
            details={t('outstanding · {items}', {
              items: debtsIn(buckets.reduce((sum, bucket) => sum + bucket.count, 0)),
            })}
            to={listAddress(table, { unpaid: true })}
          />
          <Text className={styles.details}>{t('Aging by invoice date.')}</Text>
          <BarList
            caption="Aged receivables by invoice date"
            headings={['Age', 'Outstanding']}
            bars={buckets.map(
              ({ from_days: from, to_days: to, date_from, date_to, amount, count }, index) => ({
                key: from,
                label:
                  to === null
                    ? t('Over {days} days', { days: from - 1 })
                    : t('{from}–{to} days', { from, to }),
                value: formatMoney(amount, 'USD'),
                details: t(debtsIn(count)),
                size: amount,
                to: listAddress(table, { unpaid: true, date_from, date_to }),
                tone: tones[index] ?? 3,
              }),
            )}
          />
        </>
      )}
    </DashboardCard>
  )
}

/** The number of orders by status. */
export function OrdersByStatus({ part }: { part: DashboardPart<'orders'> | undefined }) {
  const t = useTranslate()
  const listAddress = useListAddress()
  return (
    <DashboardCard
      title="Orders by status"
      icon={IconTruckDelivery}
      all={{ path: listAddress(table, { view: 'board' }), label: 'Open board' }}
      part={part}
      height={25}
    >
      {({ statuses }) => (
        <BarList
          caption="Orders by status"
          headings={['Status', 'Orders']}
          bars={statuses.map(({ status, count }) => ({
            key: status,
            label: t(orderStatuses[status]),
            value: t(ordersIn(count)),
            size: count,
            to: listAddress(table, { status }),
            colour: statusColour(status),
          }))}
        />
      )}
    </DashboardCard>
  )
}

/** Past due amounts that belong to no order; shown only if there are any. */
function Besides({ amount, count, what }: { amount: number; count: number; what: Message }) {
  const t = useTranslate()
  if (count === 0) return null
  return (
    <Text className={styles.details}>
      {t('Also past due: {amount} · {items}', { amount: formatMoney(amount, 'USD'), items: what })}
    </Text>
  )
}

/** Orders past their due date with money outstanding, longest overdue first. */
export function OverdueOrders({ part }: { part: DashboardPart<'overdue'> | undefined }) {
  const t = useTranslate()
  const listAddress = useListAddress()
  const late = listAddress(table, { overdue: true })
  return (
    <DashboardCard title="Past due orders" icon={IconClockExclamation} part={part} height={21}>
      {({ results, amount, count, openings, without_order }) => {
        const besides = (
          <>
            <Besides {...openings} what={message('{count} opening balances', openings)} />
            <Besides {...without_order} what={message('{count} items without an order', without_order)} />
          </>
        )
        return count === 0 ? (
          <>
            <Nothing>
              <Text size="sm">{t('No past due orders.')}</Text>
            </Nothing>
            {besides}
          </>
        ) : (
          <>
            <Figure
              amount={formatMoney(amount, 'USD')}
              details={t('past due · {orders}', { orders: ordersIn(count) })}
              to={late}
            />
            {besides}
            <RecordLines>
              {results.map((order) => (
                <RecordLine
                  key={order.id}
                  to={paths.order.view(order.id)}
                  title={order.customer_name}
                  details={order.invoice_number}
                  amount={formatMoney(order.outstanding, 'USD')}
                  remark={
                    <Text size="xs" c="var(--mantine-color-error)">
                      {t('Due {date}', { date: formatDay(order.due_date) })}
                    </Text>
                  }
                />
              ))}
            </RecordLines>
          </>
        )
      }}
    </DashboardCard>
  )
}
