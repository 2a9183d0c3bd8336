import { useRead } from '../../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { statementEndpoints } from './statement.contract.ts'
import { StatementTable } from './statement-table.client.tsx'

/** This year's statement on the customer's page. */
export function StatementOfYear({ customer }: { customer: number }) {
  return <WithToday>{(today) => <Since customer={customer} from={`${today.slice(0, 4)}-01-01`} />}</WithToday>
}

function Since({ customer, from }: { customer: number; from: string }) {
  const read = useRead(statementEndpoints.statement, { params: { id: customer }, query: { from } })
  return <Loaded read={read}>{(statement) => <StatementTable key={customer} statement={statement} />}</Loaded>
}
