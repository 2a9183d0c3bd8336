import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../../kernel/client/entity-table/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { Picture } from '../../kernel/client/show/picture.tsx'
import { paths } from '../paths.ts'
import { useUsableFilters } from '../people/creator.client.ts'
import { warehouse, warehouseEndpoints } from './warehouse.contract.ts'

/** What came into the warehouse. */
export function WarehouseTable() {
  const list = useEntityList(useUsableFilters(warehouse), warehouseEndpoints.list)
  return (
    <>
      <PageHeading title="Warehouse Sheet">
        <CreateButton entity={warehouse} to={paths.warehouse.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={paths.warehouse.create}
        dress={{
          date: { card: 'day' },
          materials: { card: 'who' },
          quantity: { card: 'amount' },
          image: {
            cell: (row) => <Picture address={row.image} alt={row.materials} />,
            card: 'picture',
          },
        }}
        open={(row) => paths.warehouse.view(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.warehouse.view(row.id)} />
            <UpdateAction entity={warehouse} to={paths.warehouse.update(row.id)} />
            <DeleteAction
              list={list}
              row={row}
              endpoint={warehouseEndpoints.remove}
              deleted="Warehouse Sheet successfully deleted."
            />
          </>
        )}
      />
    </>
  )
}
