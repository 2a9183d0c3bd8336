import type { SuggestedView } from '../../kernel/client/entity-table/views/suggested-views.ts'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { paths } from '../paths.ts'
import { weeklyReport, weeklyReportEndpoints } from './employee-reports.contract.ts'

// The screen decides whose reports are shown, so the list has no such filter.
const { week_from } = weeklyReport.filters
const entity = { ...weeklyReport, filters: { week_from } }

interface ReportsListProps {
  /** The employee whose reports are shown; default: the user. */
  employee?: string
}

const suggested: readonly SuggestedView[] = [
  { label: 'Newest week first', ordering: '-week_ending' },
  { label: 'Oldest week first', ordering: 'week_ending' },
  { label: 'By employee', ordering: 'employee_username' },
]

/** The reports of one person. */
export function ReportsList({ employee }: ReportsListProps) {
  const list = useEntityList(
    entity,
    weeklyReportEndpoints.list,
    employee === undefined ? undefined : { employee },
  )
  return (
    <EntityTable
      list={list}
      views={suggested}
      bulk={['export', 'delete']}
      {...(employee === undefined && { create: paths.employeeReport.create })}
      display={{
        submitted_at: { card: 'status' },
        week_ending: { card: 'day' },
        project_name: { card: 'who' },
      }}
      open={(row) => paths.employeeReport.view(row.id)}
      update={(row) => paths.employeeReport.update(row.id)}
      actions={(row) => (
        <>
          <ViewAction to={paths.employeeReport.view(row.id)} />
          <UpdateAction entity={weeklyReport} to={paths.employeeReport.update(row.id)} />
          <DeleteAction list={list} row={row} endpoint={weeklyReportEndpoints.remove} />
        </>
      )}
    />
  )
}
