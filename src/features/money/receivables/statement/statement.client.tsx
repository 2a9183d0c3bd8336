import { Anchor, Text } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { DownloadButton } from '../../../../kernel/client/files/download-button.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { PrintLink } from '../../../../kernel/client/print/print-link.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../../../kernel/client/show/record/record-view.tsx'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import { message } from '../../../../i18n/messages.ts'
import { PeriodHead } from '../../accounts/period-head.client.tsx'
import { paths } from '../../../paths.ts'
import { ReceiveFrom } from '../../receive-money/screens/receive-from.client.tsx'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { Ages } from '../ages.client.tsx'
import { statementEndpoints } from './statement.contract.ts'
import { StatementTable } from './statement-table.client.tsx'
import { usePeriod } from '../../accounts/screens/use-period.client.ts'

/** The statement screen: this year, or the days in the address. */
export function StatementScreen() {
  return <WithToday>{(today) => <StatementOf today={today} />}</WithToday>
}

function StatementOf({ today }: { today: string }) {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { days, query, change } = usePeriod(`${today.slice(0, 4)}-01-01`)
  const read = useRead(statementEndpoints.statement, { params: { id }, query })
  const one = Number(id)
  return (
    <>
      <PageHeading title="Statement">
        <BackButton to={paths.customer.view(one)} />
        <ReceiveFrom customer={one} />
        <DownloadButton
          disabled={!read.data}
          load={() => call(statementEndpoints.export, { params: { id }, query })}
        >
          {t('Excel')}
        </DownloadButton>
        <PrintLink to={`${paths.statement.print(one)}?${new URLSearchParams(days)}`} primary />
      </PageHeading>
      <PeriodHead
        fields={statementEndpoints.statement.query}
        days={days}
        change={change}
        name={
          <Anchor component={Link} to={paths.customer.view(one)} inherit>
            <bdi>{read.data?.customer.name ?? '…'}</bdi>
          </Anchor>
        }
      />
      <Loaded read={read}>
        {(statement) => (
          <>
            <StatementTable key={`${id} ${days.from} ${days.to}`} statement={statement} />
            <Card label="Aging" width="full" spaced below>
              <Text size="sm" fw={600}>
                {t('Open on {day}, by days past due', { day: formatDay(statement.ages_on) })}
              </Text>
              <Ages
                from="due"
                ages={statement.ages}
                on_account={statement.on_account}
                total={{
                  label: message('Balance on {day}', { day: formatDay(statement.ages_on) }),
                  amount: minus(sumOf(Object.values(statement.ages)), statement.on_account),
                }}
              />
            </Card>
          </>
        )}
      </Loaded>
    </>
  )
}
