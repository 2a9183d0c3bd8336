import { Text } from '@mantine/core'
import { IconClockExclamation, IconHourglassHigh, IconTruckDelivery } from '@tabler/icons-react'
import { formatDay } from '../../kernel/contract/day.ts'
import { formatMoney, sumOf } from '../../kernel/contract/money.ts'
import { trackerStatuses } from '../invoice-tracker/invoice-tracker.contract.ts'
import { statusColours } from '../invoice-tracker/order-status.client.tsx'
import { paths } from '../paths.ts'
import { BarList } from './bar-list.client.tsx'
import { count } from './count.ts'
import { DashboardCard, Figure, Nothing } from './dashboard-card.client.tsx'
import type { DashboardPart } from './dashboard.contract.ts'
import { listAddress } from './list-address.ts'
import { RecordLine, RecordLines } from './record-lines.client.tsx'

const { table } = paths.invoiceTracker
const tones = [0, 1, 2, 3] as const

/** What customers still owe, by the age of the invoice. */
export function Outstanding({ part }: { part: DashboardPart<'outstanding'> | undefined }) {
  return (
    <DashboardCard title="Outstanding by age" icon={IconHourglassHigh} part={part} lines={6}>
      {({ buckets }) => (
        <>
          <Figure
            amount={formatMoney(sumOf(buckets.map(({ amount }) => amount)), 'USD')}
            details={`outstanding · ${count(
              buckets.reduce((sum, bucket) => sum + bucket.count, 0),
              'order',
            )}`}
            to={listAddress(table, { unpaid: true })}
          />
          <BarList
            caption="Outstanding by the age of the invoice"
            headings={['Age', 'Outstanding']}
            bars={buckets.map(({ from_days, to_days, date_from, date_to, amount, count: orders }, index) => ({
              key: from_days,
              label: to_days === null ? `Over ${from_days - 1} days` : `${from_days}\u2013${to_days} days`,
              value: formatMoney(amount, 'USD'),
              details: count(orders, 'order'),
              size: amount,
              to: listAddress(table, { unpaid: true, date_from, date_to }),
              tone: tones[index] ?? 3,
            }))}
          />
        </>
      )}
    </DashboardCard>
  )
}

/** How many orders stand where. */
export function OrdersByStatus({ part }: { part: DashboardPart<'orders'> | undefined }) {
  return (
    <DashboardCard
      title="Orders by status"
      icon={IconTruckDelivery}
      all={{ path: listAddress(table, { view: 'board' }), label: 'Open the board' }}
      part={part}
      lines={8}
    >
      {({ statuses }) => (
        <BarList
          caption="Orders by status"
          headings={['Status', 'Orders']}
          bars={statuses.map(({ status, count: orders }) => ({
            key: status,
            label: trackerStatuses[status],
            value: count(orders, 'order'),
            size: orders,
            to: listAddress(table, { status }),
            colour: statusColours[status],
          }))}
        />
      )}
    </DashboardCard>
  )
}

/** Orders past their due date with money outstanding, the longest due first. */
export function OverdueOrders({ part }: { part: DashboardPart<'overdue'> | undefined }) {
  const late = listAddress(table, { overdue: true })
  return (
    <DashboardCard title="Past due orders" icon={IconClockExclamation} part={part} lines={6}>
      {({ results, amount, count: orders }) =>
        orders === 0 ? (
          <Nothing>
            <Text size="sm">No order is past its due date.</Text>
          </Nothing>
        ) : (
          <>
            <Figure
              amount={formatMoney(amount, 'USD')}
              details={`past due · ${count(orders, 'order')}`}
              to={late}
            />
            <RecordLines>
              {results.map((order) => (
                <RecordLine
                  key={order.id}
                  to={paths.invoiceTracker.view(order.id)}
                  title={order.customer_name}
                  details={order.invoice_number}
                  amount={formatMoney(order.outstanding, 'USD')}
                  remark={
                    <Text size="xs" c="var(--mantine-color-error)">
                      Due {formatDay(order.due_date)}
                    </Text>
                  }
                />
              ))}
            </RecordLines>
          </>
        )
      }
    </DashboardCard>
  )
}
