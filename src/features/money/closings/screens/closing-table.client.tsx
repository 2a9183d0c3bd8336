import { RecordTable } from '../../../../kernel/client/entity-table/record-table.tsx'
import { useEntityList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { paths } from '../../../paths.ts'
import { cashClose, cashCloseEndpoints } from '../cash-closing.contract.ts'
import { amount } from '../close-amount.ts'

/** The list of cash closings, newest first. */
export function ClosingTable() {
  return (
    <RecordTable
      list={useEntityList(cashClose, cashCloseEndpoints.list)}
      at={paths.cashClose}
      bulk={['print', 'export']}
      display={{
        date: { card: 'day' },
        account_name: { card: 'who' },
        expected: { cell: amount('expected') },
        counted: { cell: amount('counted') },
        difference: { cell: amount('difference'), card: 'amount' },
        reason: { card: 'status' },
      }}
    />
  )
}
