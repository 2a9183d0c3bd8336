import { RecordTable } from '../../../kernel/client/entity-table/record-table.tsx'
import { DeleteAction } from '../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { ImportButton } from '../../../kernel/client/spreadsheet-import/import-button.tsx'
import { documentStatusColumn } from '../ledger/document-status.client.tsx'
import { documentNumberColumn } from '../ledger/number-with-status.client.tsx'
import { paths } from '../../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

const at = paths.opening

/** The list of customer opening balances, newest first. */
export function OpeningTable() {
  const list = useEntityList(opening, openingEndpoints.list)
  return (
    <RecordTable
      list={list}
      at={at}
      bulk={['export', 'delete']}
      display={{
        status: documentStatusColumn,
        number: { ...documentNumberColumn('number'), card: 'number' },
        date: { card: 'day' },
        customer_name: { card: 'who', wide: true },
        amount_usd: { card: 'amount' },
      }}
      isChangeable={(row) => row.cancelled_at === null}
      actions={(row) => <DeleteAction list={list} row={row} endpoint={openingEndpoints.remove} />}
    >
      <ImportButton entity={opening} to={at.import} />
    </RecordTable>
  )
}
