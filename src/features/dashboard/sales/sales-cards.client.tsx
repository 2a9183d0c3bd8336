import { Text } from '@mantine/core'
import { IconChartBar, IconTrophy } from '@tabler/icons-react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import { type Message, message } from '../../../i18n/messages.ts'
import { BarList } from './bar-list.client.tsx'
import { DashboardCard, EmptyCard } from '../dashboard-card.client.tsx'
import type { DashboardPart } from '../dashboard.contract.ts'
import styles from '../dashboard.module.css'
import { SalesByMonth, useSalesAddress } from './sales-by-month.client.tsx'
import { takenBack } from '../taken-back.ts'

const monthsShown = 12

const invoicesIn = (count: number): Message => message('{count} invoices', { count })

/** Sales of the last twelve months. */
export function Sales({ part: { months } }: { part: DashboardPart<'sales'> }) {
  return (
    <DashboardCard title="Sales by month" icon={IconChartBar} weight={2}>
      <TakenBack months={months} />
      <SalesByMonth months={months} />
    </DashboardCard>
  )
}

/** The returns and cancellations that the net figures above leave out. */
function TakenBack({ months }: { months: DashboardPart<'sales'>['months'] }) {
  const t = useTranslate()
  const [gross, taken_back] = [months.map((month) => month.gross), months.map((month) => month.taken_back)]
  const note = takenBack({ gross: sumOf(gross), taken_back: sumOf(taken_back) })
  return note && <Text className={styles.details}>{t(note)}</Text>
}

/** The customers with the highest sales of the last twelve months. */
export function TopCustomers({
  part: { results, date_from, date_to },
}: {
  part: DashboardPart<'top_customers'>
}) {
  const t = useTranslate()
  const salesAddress = useSalesAddress()
  return (
    <DashboardCard title="Top customers" icon={IconTrophy}>
      {results.length === 0 ? (
        <EmptyCard>
          <Text size="sm">{t('No sales in the last {months} months.', { months: monthsShown })}</Text>
        </EmptyCard>
      ) : (
        <BarList
          caption={message('Top customers of the last {months} months', { months: monthsShown })}
          headings={['Customer', 'Net sales']}
          bars={results.map(({ customer, customer_name, amount, count, ...sold }) => ({
            key: customer,
            label: customer_name,
            value: formatMoney(amount, 'USD'),
            details: t(takenBack(sold) ?? invoicesIn(count)),
            size: amount,
            to: salesAddress({ date_from, date_to }, customer),
          }))}
        />
      )}
    </DashboardCard>
  )
}
