import { Button, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useParams, useSearchParams } from 'react-router'
import { call } from '../../kernel/client/call.ts'
import { DownloadButton } from '../../kernel/client/download-button.tsx'
import { A4Pages } from '../../kernel/client/print/a4-pages.tsx'
import { DayInput } from '../../kernel/client/inputs/day-input.tsx'
import { useSay } from '../../kernel/client/language.ts'
import { useRead } from '../../kernel/client/query.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../kernel/client/show/record-view.tsx'
import { formatDay } from '../../kernel/contract/formats.ts'
import { isDay } from '../../kernel/contract/day.ts'
import { pageOf } from '../../kernel/contract/page-of.ts'
import { exportFormats } from '../../kernel/contract/export.ts'
import { paths } from '../paths.ts'
import { WithToday } from '../settings/with-today.client.tsx'
import { bankAccountEndpoints } from './bank-accounts.contract.ts'
import { CashBookTable } from './cash-book-table.client.tsx'
import styles from './cash-book.module.css'

const { cashBook, cashBookFile } = bankAccountEndpoints

/** What came into an account and went out of it, this month unless the address says other days. */
export function CashBook() {
  return <WithToday>{(today) => <BookOfDays thisMonth={`${today.slice(0, 7)}-01`} />}</WithToday>
}

function BookOfDays({ thisMonth }: { thisMonth: string }) {
  const say = useSay()
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const days = { from: params.get('from') ?? thisMonth, to: params.get('to') ?? '' }
  const query = Object.fromEntries(Object.entries(days).filter(([, day]) => isDay(day)))
  const read = useRead(cashBook, { params: { id }, query })
  const change = (name: keyof typeof days, day: string | null) => {
    if (day !== null && (day === '' || isDay(day))) setParams({ ...days, [name]: day }, { replace: true })
  }
  return (
    <>
      <A4Pages pageOf={pageOf(say)} />
      <div className={styles.tools}>
        <PageHeading title="Cash Book">
          <BackButton to={paths.bankAccount.table} />
          {(['xlsx', 'csv'] as const).map((format) => (
            <DownloadButton
              key={format}
              disabled={!read.data}
              load={() => call(cashBookFile, { params: { id }, query: { ...query, format } })}
            >
              {say(exportFormats[format])}
            </DownloadButton>
          ))}
          <Button
            variant="default"
            disabled={!read.data}
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
            onClick={() => window.print()}
          >
            {say('Print')}
          </Button>
        </PageHeading>
      </div>
      <div className={styles.head}>
        <Text component="h2" size="lg" fw={650} dir="auto" className={styles.name}>
          {read.data?.name ?? '…'}
        </Text>
        <span className={styles.printed}>
          {[say('Cash Book'), ...Object.values(query).map(formatDay)].join(' · ')}
        </span>
        {(['from', 'to'] as const).map((name) => (
          <div key={name} className={styles.day}>
            <DayInput field={cashBook.query[name]} value={days[name]} onChange={(day) => change(name, day)} />
          </div>
        ))}
      </div>
      <Loaded read={read}>{(book) => <CashBookTable account={Number(id)} book={book} />}</Loaded>
    </>
  )
}
