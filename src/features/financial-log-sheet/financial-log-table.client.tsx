import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../../kernel/client/entity-table/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { Picture } from '../../kernel/client/show/picture.tsx'
import { paths } from '../paths.ts'
import { useUsableFilters } from '../people/creator.client.ts'
import { financialLogSheet, financialLogSheetEndpoints } from './financial-log-sheet.contract.ts'

/** The financial documents. */
export function FinancialLogTable() {
  const list = useEntityList(useUsableFilters(financialLogSheet), financialLogSheetEndpoints.list)
  return (
    <>
      <PageHeading title="Financial Log Sheet">
        <CreateButton entity={financialLogSheet} to={paths.financialLogSheet.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={paths.financialLogSheet.create}
        dress={{
          document_number: { card: 'number' },
          document_type: { card: 'status' },
          subject: { card: 'who' },
          issue_date: { card: 'day' },
          image: { cell: (row) => <Picture address={row.image} alt={row.subject} /> },
          amount_usd: { card: 'amount' },
          amount_iqd: { card: 'amount' },
        }}
        open={(row) => paths.financialLogSheet.view(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.financialLogSheet.view(row.id)} />
            <UpdateAction entity={financialLogSheet} to={paths.financialLogSheet.update(row.id)} />
            <DeleteAction
              list={list}
              row={row}
              endpoint={financialLogSheetEndpoints.remove}
              deleted="Financial Log successfully deleted."
            />
          </>
        )}
      />
    </>
  )
}
