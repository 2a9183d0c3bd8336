import { ArchiveAction } from '../../kernel/client/archive/archive-action.tsx'
import type { SuggestedView } from '../../kernel/client/entity-table/views/suggested-views.ts'
import { RecordTable } from '../../kernel/client/entity-table/record-table.tsx'
import { DeleteAction } from '../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { ImportButton } from '../../kernel/client/spreadsheet-import/import-button.tsx'
import { useMay } from '../../kernel/client/session/rights.ts'
import { paths } from '../paths.ts'
import { salesmenRight } from '../salesmen/salesmen.contract.ts'
import { customer, customerEndpoints } from './customers.contract.ts'

const suggested: readonly SuggestedView[] = [
  { label: 'By name', ordering: 'name' },
  { label: 'By salesman', ordering: 'salesman_name' },
]

/** The list of customers. */
export function CustomerTable() {
  const list = useEntityList(customer, customerEndpoints.list)
  const saysWhose = useMay(salesmenRight, 'update')
  return (
    <RecordTable
      list={list}
      at={paths.customer}
      views={suggested}
      display={{
        code: { card: 'number' },
        name: { card: 'who' },
        phone: { card: 'status' },
      }}
      bulk={[
        'export',
        ...(saysWhose ? (['salesman'] as const) : []),
        list.state.filters['archived'] === 'true' ? 'unarchive' : 'archive',
        'delete',
      ]}
      actions={(row) => (
        <>
          <ArchiveAction entity={customer} row={row} />
          <DeleteAction
            list={list}
            row={row}
            endpoint={customerEndpoints.remove}
            question="Are you sure you want to delete this customer?"
          />
        </>
      )}
    >
      <ImportButton entity={customer} to={paths.customer.import} />
    </RecordTable>
  )
}
