import { IconPrinter } from '@tabler/icons-react'
import { EntityTable } from '../../../../kernel/client/entity-table/entity-table.tsx'
import { LinkAction, ViewAction } from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { CreateButton } from '../../../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { paths } from '../../../paths.ts'
import { cashClose, cashCloseEndpoints } from '../cash-closing.contract.ts'
import { amount } from '../close-amount.ts'

const at = paths.cashClose

/** The list of cash closings, newest first. */
export function ClosingTable() {
  const list = useEntityList(cashClose, cashCloseEndpoints.list)
  return (
    <>
      <PageHeading title={cashClose.plural}>
        <CreateButton entity={cashClose} to={at.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={at.create}
        bulk={['print', 'export']}
        display={{
          date: { card: 'day' },
          account_name: { card: 'who' },
          expected: { cell: amount('expected') },
          counted: { cell: amount('counted') },
          difference: { cell: amount('difference'), card: 'amount' },
          reason: { card: 'status' },
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
