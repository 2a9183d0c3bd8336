import { EntityTable } from '../../../kernel/client/entity-table/entity-table.tsx'
import {
  DeleteAction,
  UpdateAction,
  ViewAction,
} from '../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { ImportButton } from '../../../kernel/client/spreadsheet-import/import-button.tsx'
import { CreateButton } from '../../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { documentStatusColumn } from '../ledger/document-status.client.tsx'
import { NumberWithStatus } from '../ledger/number-with-status.client.tsx'
import { paths } from '../../paths.ts'
import { opening, openingEndpoints } from './opening.contract.ts'

const at = paths.opening

/** The list of customer opening balances, newest first. */
export function OpeningTable() {
  const list = useEntityList(opening, openingEndpoints.list)
  return (
    <>
      <PageHeading title={opening.plural}>
        <ImportButton entity={opening} to={at.import} />
        <CreateButton entity={opening} to={at.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={at.create}
        bulk={['export', 'delete']}
        display={{
          status: documentStatusColumn,
          number: {
            cell: (row) => <NumberWithStatus number={row.number} status={row.status} />,
            card: 'number',
          },
          date: { card: 'day' },
          customer_name: { card: 'who', wide: true },
          amount_usd: { card: 'amount' },
        }}
        open={(row) => at.view(row.id)}
        update={(row) => (row.cancelled_at === null ? at.update(row.id) : undefined)}
        actions={(row) => (
          <>
            <ViewAction to={at.view(row.id)} />
            {row.cancelled_at === null && <UpdateAction entity={opening} to={at.update(row.id)} />}
            <DeleteAction list={list} row={row} endpoint={openingEndpoints.remove} />
          </>
        )}
      />
    </>
  )
}
