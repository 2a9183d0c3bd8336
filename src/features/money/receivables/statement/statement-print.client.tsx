import { useParams } from 'react-router'
import { call } from '../../../../kernel/client/calls/call.ts'
import { PaperScreen } from '../../../../kernel/client/print/paper-screen.tsx'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { company } from '../../../settings/settings.contract.ts'
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
  const now = useRead(company)
  const days = { from: query.from ?? null, to: query.to ?? null }
  return (
    <PaperScreen
      title="Statement"
      back={paths.statement.of(Number(id))}
      reads={[read, now]}
      kept={read.data?.customer.paper_language}
      paperOf={(t) => read.data && now.data && statementDocument(read.data, days, now.data, t)}
      load={({ language }) => call(statementEndpoints.pdf, { params: { id }, query: { ...query, language } })}
    />
  )
}
