import { RecordTable } from '../../../kernel/client/entity-table/record-table.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { paths } from '../../paths.ts'
import { BadDebtStatus } from './bad-debt-status.client.tsx'
import { badDebt, badDebtEndpoints } from './bad-debts.contract.ts'

/** The list of bad debts, newest first. */
export function BadDebtTable() {
  return (
    <RecordTable
      list={useEntityList(badDebt, badDebtEndpoints.list)}
      at={paths.badDebt}
      display={{
        bad_debt_no: { card: 'number' },
        date: { card: 'day' },
        customer_name: { card: 'who', wide: true },
        amount_usd: { card: 'amount' },
        status: { cell: (row) => <BadDebtStatus status={row.status} />, card: 'status' },
      }}
    />
  )
}
