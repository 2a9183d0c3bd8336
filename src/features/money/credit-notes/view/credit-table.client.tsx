import { IconPrinter } from '@tabler/icons-react'
import { EntityTable } from '../../../../kernel/client/entity-table/entity-table.tsx'
import { LinkAction, ViewAction } from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { CreateButton } from '../../../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { paths } from '../../../paths.ts'
import { CreditStatus } from './credit-status.client.tsx'
import { creditNote, creditNoteEndpoints } from '../credit-notes.contract.ts'

const at = paths.creditNote

/** The list of credit notes, newest first. */
export function CreditTable() {
  const list = useEntityList(creditNote, creditNoteEndpoints.list)
  return (
    <>
      <PageHeading title={creditNote.plural}>
        <CreateButton entity={creditNote} to={at.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={at.create}
        bulk={['print', 'export']}
        display={{
          credit_note_no: { card: 'number' },
          date: { card: 'day' },
          customer_name: { card: 'who', wide: true },
          total: { card: 'amount' },
          status: { cell: (row) => <CreditStatus status={row.status} />, card: 'status' },
        }}
        open={(row) => at.view(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={at.view(row.id)} />
            <LinkAction label="Print" icon={IconPrinter} to={at.print(row.id)} />
          </>
        )}
      />
    </>
  )
}
