import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../../kernel/client/entity-table/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { Picture } from '../../kernel/client/show/picture.tsx'
import { paths } from '../paths.ts'
import { useUsableFilters } from '../people/creator.client.ts'
import { adminLogSheet, adminLogSheetEndpoints } from './admin-log-sheet.contract.ts'

/** The administrative documents. */
export function AdminLogTable() {
  const list = useEntityList(useUsableFilters(adminLogSheet), adminLogSheetEndpoints.list)
  return (
    <>
      <PageHeading title="Admin Log Sheet">
        <CreateButton entity={adminLogSheet} to={paths.adminLogSheet.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={paths.adminLogSheet.create}
        dress={{
          document_number: { card: 'number' },
          document_type: { card: 'status' },
          issue_date: { card: 'day' },
          subject: { card: 'who' },
          image: { cell: (row) => <Picture address={row.image} alt={row.subject} /> },
        }}
        open={(row) => paths.adminLogSheet.view(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.adminLogSheet.view(row.id)} />
            <UpdateAction entity={adminLogSheet} to={paths.adminLogSheet.update(row.id)} />
            <DeleteAction list={list} row={row} endpoint={adminLogSheetEndpoints.remove} />
          </>
        )}
      />
    </>
  )
}
