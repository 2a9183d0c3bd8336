import { Text } from '@mantine/core'
import { call } from '../../../kernel/client/calls/call.ts'
import { DownloadButton } from '../../../kernel/client/files/download-button.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { PeriodHead } from '../accounts/period-head.client.tsx'
import { usePeriod } from '../accounts/screens/use-period.client.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import { workbookEndpoint } from './workbook.contract.ts'

/** The screen of the workbook: last year, or the days in the address. */
export function WorkbookScreen() {
  return <WithToday>{(today) => <OfDays year={Number(today.slice(0, 4)) - 1} />}</WithToday>
}

function OfDays({ year }: { year: number }) {
  const t = useTranslate()
  const { days, change } = usePeriod(`${year}-01-01`, `${year}-12-31`)
  const { from, to } = days
  return (
    <>
      <PageHeading title="Year-end workbook" />
      <Text size="sm" maw="42rem" mb="md">
        {t(
          'All books of a period in one Excel file: a reconciliation with the ledger, then one sheet for each document type. The file of a closed period never changes.',
        )}
      </Text>
      <PeriodHead fields={workbookEndpoint.query} days={days} change={change}>
        <DownloadButton
          disabled={from === '' || to === '' || to < from}
          load={() => call(workbookEndpoint, { query: { from, to, language: t.language } })}
        >
          {t('Download')}
        </DownloadButton>
      </PeriodHead>
    </>
  )
}
