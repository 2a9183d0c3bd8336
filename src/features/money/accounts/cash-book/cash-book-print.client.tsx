import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { CompanyPaper } from '../../../settings/company-paper.client.tsx'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { cashBookEndpoints } from './cash-book.contract.ts'
import { cashBookDocument } from './cash-book-document.ts'
import { usePeriod } from '../screens/use-period.client.ts'

/** The printable cash book of an account. */
export function CashBookPrint() {
  return <WithToday>{(today) => <PrintOf today={today} />}</WithToday>
}

function PrintOf({ today }: { today: string }) {
  const { id = '' } = useParams()
  const { days, query } = usePeriod(`${today.slice(0, 7)}-01`)
  const read = useRead(cashBookEndpoints.read, { params: { id }, query })
  const of = { from: query.from ?? null, to: query.to ?? null }
  return (
    <CompanyPaper
      title="Cash Book"
      back={`${paths.bankAccount.cashBook(Number(id))}?${new URLSearchParams(days)}`}
      read={read}
      kept={useTranslate().language}
      documentOf={(data, company, t) => cashBookDocument(data, of, company, t)}
      load={({ language }) => call(cashBookEndpoints.pdf, { params: { id }, query: { ...query, language } })}
    />
  )
}
