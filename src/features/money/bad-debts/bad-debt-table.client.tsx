import { EntityTable } from '../../../kernel/client/entity-table/entity-table.tsx'
import { ViewAction } from '../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { CreateButton } from '../../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { paths } from '../../paths.ts'
import { BadDebtStatus } from './bad-debt-status.client.tsx'
import { badDebt, badDebtEndpoints } from './bad-debts.contract.ts'

const at = paths.badDebt

/** The list of bad debts, newest first. */
export function BadDebtTable() {
  const list = useEntityList(badDebt, badDebtEndpoints.list)
  return (
    <>
      <PageHeading title={badDebt.plural}>
        <CreateButton entity={badDebt} to={at.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={at.create}
        display={{
          bad_debt_no: { card: 'number' },
          date: { card: 'day' },
          customer_name: { card: 'who', wide: true },
          amount_usd: { card: 'amount' },
          status: { cell: (row) => <BadDebtStatus status={row.status} />, card: 'status' },
        }}
        open={(row) => at.view(row.id)}
        actions={(row) => <ViewAction to={at.view(row.id)} />}
      />
    </>
  )
}
