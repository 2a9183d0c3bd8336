import { useMemo } from 'react'
import { ListTotals } from '../../../kernel/client/entity-table/list-totals.tsx'
import { RecordTable } from '../../../kernel/client/entity-table/record-table.tsx'
import { DeleteAction } from '../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { formats } from '../../../kernel/contract/values/formats.ts'
import { choice, type Choices } from '../../../kernel/contract/kinds/choice.ts'
import type { Label } from '../../../i18n/messages.ts'
import { documentStatusColumn } from '../ledger/document-status.client.tsx'
import { documentNumberColumn } from '../ledger/number-with-status.client.tsx'
import { paths } from '../../paths.ts'
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

/** The list of petty cash entries, with their total. */
export function PettyCashTable() {
  const list = useEntityList(usePettyCashFilters(), pettyCashEndpoints.list)
  return (
    <RecordTable
      list={list}
      title="Petty Cash Sheet"
      at={paths.pettyCash}
      bulk={['export', 'delete']}
      totals={<ListTotals endpoint={pettyCashEndpoints.totals} state={list.state} />}
      display={{
        status: documentStatusColumn,
        entry_no: documentNumberColumn('entry_no'),
        project_name: { card: 'who' },
        project_amount: { card: 'amount' },
        date: { card: 'day' },
        receipt_no: { card: 'number' },
        paid_to: { card: 'status' },
      }}
      isChangeable={(row) => row.status === 'valid'}
      actions={(row) => (
        <DeleteAction
          list={list}
          row={row}
          endpoint={pettyCashEndpoints.remove}
          // The customer's own wording (specification, section 8).
          question="Are you sure you want to delete this Admin Log Sheet?"
        />
      )}
    />
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
