import { Text } from '@mantine/core'
import { IconChartBar, IconTrophy } from '@tabler/icons-react'
import { formatMoney, sumOf } from '../../kernel/contract/money.ts'
import { paths } from '../paths.ts'
import { BarList } from './bar-list.client.tsx'
import { count } from './count.ts'
import { DashboardCard, Figure, Nothing } from './dashboard-card.client.tsx'
import type { DashboardPart } from './dashboard.contract.ts'
import styles from './dashboard.module.css'
import { listAddress } from './list-address.ts'
import { SalesByMonth, salesAddress } from './sales-by-month.client.tsx'

const monthsShown = 12

/** What was invoiced in the last twelve months. */
export function Sales({ part }: { part: DashboardPart<'sales'> | undefined }) {
  return (
    <DashboardCard title="Sales by month" icon={IconChartBar} part={part} lines={6} weight={2}>
      {({ months }) => {
        const [first, last] = [months[0], months.at(-1)]
        const invoices = months.reduce((sum, month) => sum + month.count, 0)
        return (
          <>
            {first && last && (
              <div className={styles.figures}>
                <Figure
                  amount={formatMoney(sumOf(months.map(({ amount }) => amount)), 'USD')}
                  details={`in the last ${monthsShown} months · ${count(invoices, 'invoice')}`}
                  to={salesAddress({ date_from: first.date_from, date_to: last.date_to })}
                />
                <Figure
                  amount={formatMoney(last.amount, 'USD')}
                  details={`this month so far · ${count(last.count, 'invoice')}`}
                  to={salesAddress(last)}
                />
              </div>
            )}
            <SalesByMonth months={months} />
          </>
        )
      }}
    </DashboardCard>
  )
}

/** Who has bought most in the last twelve months. */
export function TopCustomers({ part }: { part: DashboardPart<'top_customers'> | undefined }) {
  return (
    <DashboardCard title="Top customers" icon={IconTrophy} part={part} lines={6}>
      {({ results, date_from, date_to }) =>
        results.length === 0 ? (
          <Nothing>
            <Text size="sm">Nobody has bought anything in the last {monthsShown} months.</Text>
          </Nothing>
        ) : (
          <BarList
            caption={`Top customers of the last ${monthsShown} months`}
            headings={['Customer', 'Sales']}
            bars={results.map(({ customer, customer_name, amount, count: invoices }) => ({
              key: customer,
              label: customer_name,
              value: formatMoney(amount, 'USD'),
              details: count(invoices, 'invoice'),
              size: amount,
              to: listAddress(paths.invoice.table, { status: 'issued', customer, date_from, date_to }),
            }))}
          />
        )
      }
    </DashboardCard>
  )
}
