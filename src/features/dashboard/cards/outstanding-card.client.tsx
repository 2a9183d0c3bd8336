import { Text } from '@mantine/core'
import { IconHourglassHigh } from '@tabler/icons-react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { DashboardCard } from '../dashboard-card.client.tsx'
import type { DashboardPart } from '../dashboard.contract.ts'
import styles from '../dashboard.module.css'
import { ordersIn } from '../key-figures.client.tsx'
import { useListAddress } from '../own.client.ts'
import { BarList } from '../sales/bar-list.client.tsx'

const tones = [0, 1, 2, 3] as const

/** The outstanding amounts of orders, by the age of the invoice; each bar leads to the orders that it counts. */
export function Outstanding({ part: { buckets } }: { part: DashboardPart<'outstanding'> }) {
  const t = useTranslate()
  const listAddress = useListAddress()
  return (
    <DashboardCard title="Aged receivables" icon={IconHourglassHigh}>
      <Text className={styles.details}>{t('Orders by invoice date, without opening balances.')}</Text>
      <BarList
        caption="Aged receivables by invoice date"
        headings={['Age', 'Outstanding']}
        bars={buckets.map(({ from_days: from, to_days: to, date_from, date_to, orders }, index) => ({
          key: from,
          label:
            to === null ? t('Over {days} days', { days: from - 1 }) : t('{from}–{to} days', { from, to }),
          value: formatMoney(orders.amount, 'USD'),
          details: t(ordersIn(orders.count)),
          size: orders.amount,
          to: listAddress(paths.order.table, { unpaid: true, date_from, date_to }),
          tone: tones[index] ?? 3,
        }))}
      />
    </DashboardCard>
  )
}
