import { useMemo } from 'react'
import { EntityTable } from '../../../kernel/client/entity-table/entity-table.tsx'
import { ListTotals } from '../../../kernel/client/entity-table/list-totals.tsx'
import {
  DeleteAction,
  UpdateAction,
  ViewAction,
} from '../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { CreateButton } from '../../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { formats } from '../../../kernel/contract/values/formats.ts'
import { choice, type Choices } from '../../../kernel/contract/kinds/choice.ts'
import type { Label } from '../../../i18n/messages.ts'
import { documentStatusColumn } from '../ledger/document-status.client.tsx'
import { NumberWithStatus } from '../ledger/number-with-status.client.tsx'
import { paths } from '../../paths.ts'
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

/** The list of petty cash entries, with their total. */
export function PettyCashTable() {
  const list = useEntityList(usePettyCashFilters(), pettyCashEndpoints.list)
  return (
    <>
      <PageHeading title="Petty Cash Sheet">
        <CreateButton entity={pettyCash} to={paths.pettyCash.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={paths.pettyCash.create}
        bulk={['export', 'delete']}
        totals={<ListTotals endpoint={pettyCashEndpoints.totals} state={list.state} />}
        display={{
          status: documentStatusColumn,
          entry_no: {
            cell: (row) => (
              <NumberWithStatus number={row.entry_no} status={row.status} revision={row.revision} />
            ),
          },
          project_name: { card: 'who' },
          project_amount: { card: 'amount' },
          date: { card: 'day' },
          receipt_no: { card: 'number' },
          paid_to: { card: 'status' },
        }}
        open={(row) => paths.pettyCash.view(row.id)}
        update={(row) => (row.status === 'valid' ? paths.pettyCash.update(row.id) : undefined)}
        actions={(row) => (
          <>
            <ViewAction to={paths.pettyCash.view(row.id)} />
            {row.status === 'valid' && (
              <UpdateAction entity={pettyCash} to={paths.pettyCash.update(row.id)} />
            )}
            <DeleteAction
              list={list}
              row={row}
              endpoint={pettyCashEndpoints.remove}
              // The customer's own wording (specification, section 8).
              question="Are you sure you want to delete this Admin Log Sheet?"
            />
          </>
        )}
      />
    </>
  )
}

const firstYearShown = 2020
const monthsOfYear = Array.from({ length: 12 }, (_, index) => index + 1)

/** Choices labelled by number. The labels are already translated, and translating them again changes nothing. */
function numbered(numbers: readonly number[], nameOf: (number: number) => string): Choices {
  return Object.fromEntries(numbers.map((number) => [String(number), nameOf(number) as Label]))
}

/** The server accepts any year and month; the select offers the years in use (specification, section 9). */
function usePettyCashFilters(): Entity {
  const t = useTranslate()
  const thisYear = new Date().getFullYear()
  return useMemo(() => {
    const years = Array.from({ length: thisYear - firstYearShown + 1 }, (_, index) => firstYearShown + index)
    return {
      ...pettyCash,
      filters: {
        ...pettyCash.filters,
        year: choice('Year', numbered(years, String)),
        month: choice('Month', numbered(monthsOfYear, formats(t).monthName)),
      },
    }
  }, [t, thisYear])
}
