import { Text } from '@mantine/core'
import { call } from '../../../kernel/client/calls/call.ts'
import { ExportButtons } from '../../../kernel/client/files/export-buttons.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { AmountTable, Details } from '../../../kernel/client/card/amount-table.tsx'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Figure, Figures } from '../../../kernel/client/card/sums.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { missing } from '../../../kernel/client/show/values/value-text.ts'
import { formatCount, formatMoney, formats } from '../../../kernel/contract/values/formats.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import { PeriodHead } from '../accounts/period-head.client.tsx'
import { usePeriod } from '../accounts/screens/use-period.client.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import { type WriteOffRow, writeOffsEndpoints, writeOffKinds } from './write-offs.contract.ts'

/** The write-offs of this year, or of the days in the address. */
export function WriteOffsScreen() {
  return <WithToday>{(today) => <OfDays today={today} />}</WithToday>
}

function OfDays({ today }: { today: string }) {
  const t = useTranslate()
  const { days, query, change } = usePeriod(`${today.slice(0, 4)}-01-01`)
  const read = useRead(writeOffsEndpoints.read, { query })
  return (
    <>
      <PageHeading title="Write-offs and adjustments">
        <ExportButtons
          disabled={!read.data}
          load={(format) => call(writeOffsEndpoints.export, { query: { ...query, format } })}
        />
      </PageHeading>
      <PeriodHead fields={writeOffsEndpoints.read.query} days={days} change={change} />
      <Loaded read={read}>
        {(writeOffs) =>
          writeOffs.results.length === 0 ? (
            <Text c="dimmed">{t('No write-offs or adjustments in this period.')}</Text>
          ) : (
            <>
              <Sums forgiven={writeOffs} />
              <Rows forgiven={writeOffs} />
              <Text size="sm" c="dimmed" mt="xs">
                {t(
                  'Cash over/short in IQD is converted at the daily rate closest to its date. Negative amounts are cash over.',
                )}
              </Text>
            </>
          )
        }
      </Loaded>
    </>
  )
}

/** The totals of each kind, and of all. */
function Sums({ forgiven: { results, total } }: { forgiven: WriteOffRow }) {
  const kinds = Object.keys(writeOffKinds) as (keyof typeof writeOffKinds)[]
  return (
    <Card label="Totals" width="full" above>
      <Figures>
        {kinds.map((kind) => (
          <Figure key={kind} label={writeOffKinds[kind]}>
            {formatMoney(sumOf(results.filter((row) => row.kind === kind).map(({ usd }) => usd)), 'USD')}
          </Figure>
        ))}
        <Figure label="Total">{formatMoney(total, 'USD')}</Figure>
      </Figures>
    </Card>
  )
}

function Rows({ forgiven: { results } }: { forgiven: WriteOffRow }) {
  const t = useTranslate()
  const { month } = formats(t)
  return (
    <Card width="full" flush>
      <AmountTable
        flush
        rows={results}
        keyOf={(row) => `${row.month} ${row.kind} ${row.person}`}
        columns={[
          { label: 'Month', kind: 'day', cell: (row) => month(row.month) },
          { label: 'Type', kind: 'text', cell: (row) => t(writeOffKinds[row.kind]) },
          {
            label: 'User',
            kind: 'text',
            cell: ({ person }) => (person === null ? t(missing) : <bdi>{person}</bdi>),
          },
          { label: 'Count', kind: 'amount', cell: (row) => formatCount(row.count) },
          {
            label: 'Amount',
            kind: 'amount',
            cell: ({ usd, iqd }) => (
              <>
                <bdi>{formatMoney(usd, 'USD')}</bdi>
                {iqd !== null && (
                  <Details>
                    <bdi>{formatMoney(iqd, 'IQD')}</bdi>
                  </Details>
                )}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
