import { ArchiveAction } from '../../kernel/client/archive/archive-action.tsx'
import type { SuggestedView } from '../../kernel/client/entity-table/views/suggested-views.ts'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { ImportButton } from '../../kernel/client/spreadsheet-import/import-button.tsx'
import { useMay } from '../../kernel/client/session/rights.ts'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
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
    <>
      <PageHeading title="Customers">
        <ImportButton entity={customer} to={paths.customer.import} />
        <CreateButton entity={customer} to={paths.customer.create} />
      </PageHeading>
      <EntityTable
        list={list}
        views={suggested}
        create={paths.customer.create}
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
        open={(row) => paths.customer.view(row.id)}
        update={(row) => paths.customer.update(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.customer.view(row.id)} />
            <UpdateAction entity={customer} to={paths.customer.update(row.id)} />
            <ArchiveAction entity={customer} row={row} />
            <DeleteAction
              list={list}
              row={row}
              endpoint={customerEndpoints.remove}
              question="Are you sure you want to delete this customer?"
            />
          </>
        )}
      />
    </>
  )
}
