import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { CompanyPaper } from '../../../settings/company-paper.client.tsx'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { statementEndpoints } from './statement.contract.ts'
import { statementDocument } from './statement-document.ts'
import { usePeriod } from '../../accounts/screens/use-period.client.ts'

/** The print view of a statement. */
export function StatementPrint() {
  return <WithToday>{(today) => <PrintOf today={today} />}</WithToday>
}

function PrintOf({ today }: { today: string }) {
  const { id = '' } = useParams()
  const { query } = usePeriod(`${today.slice(0, 4)}-01-01`)
  const read = useRead(statementEndpoints.statement, { params: { id }, query })
  const days = { from: query.from ?? null, to: query.to ?? null }
  return (
    <CompanyPaper
      title="Statement"
      back={paths.statement.of(Number(id))}
      read={read}
      kept={read.data?.customer.paper_language}
      documentOf={(data, company, t) => statementDocument(data, days, company, t)}
      load={({ language }) => call(statementEndpoints.pdf, { params: { id }, query: { ...query, language } })}
    />
  )
}
