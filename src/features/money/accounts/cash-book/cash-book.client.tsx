import { Anchor, Text } from '@mantine/core'
import type { ComponentType } from 'react'
import { Link, useParams } from 'react-router'
import { translateParts } from '../../../../i18n/translate.ts'
import { call } from '../../../../kernel/client/calls/call.ts'
import { ReportTable } from '../../../../kernel/client/card/report-table.tsx'
import { ExportButtons } from '../../../../kernel/client/files/export-buttons.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { PrintLink } from '../../../../kernel/client/print/print-link.tsx'
import { RecordHistory } from '../../../../kernel/client/history/record-history.tsx'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../../../kernel/client/show/record/record-view.tsx'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { paths } from '../../../paths.ts'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { bankAccount } from '../bank-accounts.contract.ts'
import { cashBookEndpoints } from './cash-book.contract.ts'
import { type CashBook as Book, cashBookReport } from './cash-book-report.ts'
import { PeriodHead } from '../period-head.client.tsx'
import { ExchangeResultPanel } from '../exchange-result/exchange-result.client.tsx'
import { usePeriod } from '../screens/use-period.client.ts'

const { read: cashBook, export: cashBookFile } = cashBookEndpoints

interface CashBookProps {
  /** The button that closes the day of the account; a later feature provides it. */
  close: ComponentType<{ account: number }>
}

/** The cash book of an account: money in and out, for this month unless the address has other days. */
export function CashBook(props: CashBookProps) {
  return <WithToday>{(today) => <BookOfDays today={today} {...props} />}</WithToday>
}

function BookOfDays({ today, close: Close }: CashBookProps & { today: string }) {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { days, query, change } = usePeriod(`${today.slice(0, 7)}-01`)
  const read = useRead(cashBook, { params: { id }, query })
  return (
    <>
      <PageHeading title="Cash Book">
        <BackButton to={paths.bankAccount.table} />
        <ExportButtons
          disabled={!read.data}
          load={(format) => call(cashBookFile, { params: { id }, query: { ...query, format } })}
        />
        <Close account={Number(id)} />
        <PrintLink to={`${paths.bankAccount.printCashBook(Number(id))}?${new URLSearchParams(days)}`} />
      </PageHeading>
      <PeriodHead
        fields={cashBook.query}
        days={days}
        change={change}
        name={<bdi>{read.data?.name ?? '…'}</bdi>}
      />
      <Loaded read={read}>
        {(book) => (
          <ReportTable report={cashBookReport(book, t)}>
            {book.on_the_way > 0 && <InTransit account={Number(id)} book={book} />}
          </ReportTable>
        )}
      </Loaded>
      {read.data?.currency === 'IQD' && <ExchangeResultPanel account={Number(id)} days={query} />}
      {read.data && <RecordHistory key={id} entity={bankAccount} id={Number(id)} />}
    </>
  )
}

function InTransit({ account, book: { on_the_way, currency } }: { account: number; book: Book }) {
  const t = useTranslate()
  return (
    <Text size="sm" p="sm">
      {translateParts(t, 'Transfers in transit: {amount}', {
        amount: (
          <Anchor key="amount" component={Link} to={paths.transfersInTransitTo(account)} inherit>
            {formatMoney(on_the_way, currency)}
          </Anchor>
        ),
      })}
    </Text>
  )
}
