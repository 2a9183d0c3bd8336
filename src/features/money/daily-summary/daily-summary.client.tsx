import { Text } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { DayInput } from '../../../kernel/client/inputs/day-input.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PrintLink } from '../../../kernel/client/print/print-link.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { isDay } from '../../../kernel/contract/values/day.ts'
import { formats } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import { Closings, Takings } from './day-money.client.tsx'
import { dayKinds, type DailySummary, dailySummaryEndpoints } from './daily-summary.contract.ts'
import styles from './daily-summary.module.css'
import { DoneGroup, SumsOfDay } from './summary-group.client.tsx'

/** The daily summary of today, or of the day in the address. */
export function DailySummaryScreen() {
  return <WithToday>{(today) => <OfDay today={today} />}</WithToday>
}

function OfDay({ today }: { today: string }) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('date')
  const date = asked !== null && isDay(asked) ? asked : today
  const read = useRead(dailySummaryEndpoints.read, { query: { date } })
  return (
    <>
      <PageHeading title="Daily Summary">
        <PrintLink to={`${paths.daySheet.print}?date=${date}`} />
      </PageHeading>
      <div className={styles.day}>
        <DayInput
          field={dailySummaryEndpoints.read.query.date}
          value={date}
          onChange={(day) => {
            if (day !== null && isDay(day)) setParams({ date: day }, { replace: true })
          }}
        />
      </div>
      <Loaded read={read}>{(sheet) => <OneDay sheet={sheet} />}</Loaded>
    </>
  )
}

function OneDay({ sheet }: { sheet: DailySummary }) {
  const t = useTranslate()
  const some = sheet.groups.filter(({ count }) => count > 0)
  const none = sheet.groups.filter(({ count }) => count === 0)
  return (
    <div className={styles.page}>
      <Card title="Receipts by cashier" width="full">
        {sheet.takings.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('No receipts on this day.')}
          </Text>
        ) : (
          <Takings takings={sheet.takings} />
        )}
      </Card>
      {some.length > 0 && (
        <Card title="Totals" width="full">
          <SumsOfDay groups={some} />
        </Card>
      )}
      {some.map((group) => (
        <DoneGroup key={group.kind} group={group} date={sheet.date} />
      ))}
      <Card title="Cash Closings" width="full">
        {sheet.closings.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('No cash boxes closed on this day.')}
          </Text>
        ) : (
          <Closings closings={sheet.closings} />
        )}
      </Card>
      {none.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('None on this day: {list}.', {
            list: formats(t).list(none.map(({ kind }) => t(dayKinds[kind]))),
          })}
        </Text>
      )}
    </div>
  )
}
