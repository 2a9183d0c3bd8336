import { Text } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { AmountTable } from '../../../../kernel/client/card/amount-table.tsx'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { formatAmount, formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Label } from '../../../../i18n/messages.ts'
import { exchangeResult, type ExchangeResult } from './exchange-result.contract.ts'

interface ExchangeResultPanelProps {
  account: number
  days: { from?: string; to?: string }
}

const sides = {
  opening: 'Balance brought forward',
  came_in: 'In|money',
  went_out: 'Out|money',
  closing: 'Closing balance',
} as const satisfies Record<string, Label>

const rateText = (rate: number) => formatAmount(rate, 'USD')

/** The exchange gain/loss of an IQD account in dollars, below its cash book. Unknown if there are no daily rates. */
export function ExchangeResultPanel({ account, days }: ExchangeResultPanelProps) {
  const read = useRead(exchangeResult, { params: { id: account }, query: days })
  return read.data ? <Panel result={read.data} /> : null
}

function Panel({ result }: { result: ExchangeResult }) {
  const t = useTranslate()
  const { rates, result_usd } = result
  const names = Object.keys(sides) as (keyof typeof sides)[]
  return (
    <Card title="Exchange gain/loss" width="form" below>
      <AmountTable
        rows={names}
        keyOf={(name) => name}
        columns={[
          { label: 'Type', kind: 'text', cell: (name) => t(sides[name]) },
          {
            label: 'Amount IQD',
            kind: 'amount',
            cell: (name) => formatAmount(result[name].iqd, 'IQD'),
          },
          {
            label: 'Amount USD',
            kind: 'amount',
            cell: (name) => formatAmount(result[name].usd, 'USD'),
          },
        ]}
        closing={{
          label: result_usd < 0 ? 'Exchange loss' : 'Exchange gain',
          amount: formatMoney(Math.abs(result_usd), 'USD'),
        }}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {t('Opening rate {first} ({first_day}), closing rate {last} ({last_day}).', {
          first: rateText(rates.opening),
          first_day: formatDay(rates.opening_on),
          last: rateText(rates.closing),
          last_day: formatDay(rates.closing_on),
        })}{' '}
        {t(
          'Entries without their own rate are converted at the daily rate closest to their date ({near} of {all}).',
          {
            near: rates.near_days,
            all: rates.near_days + rates.of_entries,
          },
        )}
      </Text>
    </Card>
  )
}
