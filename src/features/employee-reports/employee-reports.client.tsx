import { useParams } from 'react-router'
import { RecordHistory } from '../../kernel/client/history/record-history.tsx'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useMe } from '../../kernel/client/session/rights.ts'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { HiddenRecord } from '../../kernel/client/show/record/missing-record.tsx'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton, RecordView, UpdateButton } from '../../kernel/client/show/record/record-view.tsx'
import { translateParts } from '../../i18n/translate.ts'
import { paths } from '../paths.ts'
import { weeklyReport, weeklyReportEndpoints } from './employee-reports.contract.ts'
import { EmployeeStatus } from './employee-status.client.tsx'
import { EmployeesList } from './employees-list.client.tsx'
import { ReportsList } from './reports-list.client.tsx'

/** A superuser sees the employees who report, everybody else their own reports (specification, section 2). */
export function ReportTable() {
  const me = useMe()
  return (
    <>
      <PageHeading title="Employees Report List">
        <CreateButton entity={weeklyReport} to={paths.employeeReport.create} />
      </PageHeading>
      {me?.user_type === 'superuser' ? <EmployeesList /> : <ReportsList />}
    </>
  )
}

/** All reports of one employee. */
export function EmployeeReports() {
  const t = useTranslate()
  const { employeeId = '' } = useParams()
  const me = useMe()
  const isSuperuser = me?.user_type === 'superuser'
  const read = useRead(
    weeklyReportEndpoints.employee,
    { params: { id: employeeId } },
    { enabled: isSuperuser },
  )
  // Other users may see only their own; an empty list would wrongly say that the colleague has none.
  if (me && !isSuperuser && employeeId !== String(me.id)) return <HiddenRecord />
  return (
    <>
      <PageHeading
        title={
          read.data ? (
            <>
              {translateParts(t, 'Reports by {username}', {
                username: <bdi key="username">{read.data.data.username}</bdi>,
              })}{' '}
              <EmployeeStatus status={read.data.data.status} />
            </>
          ) : (
            'Weekly Reports'
          )
        }
      >
        <BackButton to={paths.employeeReport.table} />
      </PageHeading>
      <ReportsList key={employeeId} employee={employeeId} />
    </>
  )
}

const names = [
  'employee_username',
  'employee_email',
  'submitted_at',
  'week_ending',
  'project_name',
  'tasks_started',
  'tasks_completed',
  'next_steps',
  'obstacles',
  'risks',
  'extra_support',
  'notes',
] as const

// The username identifies the author, also after the user was deleted.
const { employee: _, ...historyFields } = weeklyReport.fields

/** The view of a report. */
export function ReportView() {
  const { id = '' } = useParams()
  const me = useMe()
  const read = useRead(weeklyReportEndpoints.read, { params: { id } })
  const employee = me?.user_type === 'superuser' ? (read.data?.employee ?? null) : null
  return (
    <>
      <PageHeading title="Employee Report Details">
        <BackButton
          to={
            employee === null || employee === me?.id
              ? paths.employeeReport.table
              : paths.employeeReport.viewAll(employee)
          }
        />
        {read.data && <UpdateButton entity={weeklyReport} to={paths.employeeReport.update(read.data.id)} />}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <RecordView fields={weeklyReportEndpoints.read.reply} record={record} names={names} />
            <RecordHistory key={record.id} entity={weeklyReport} id={record.id} fields={historyFields} />
          </>
        )}
      </Loaded>
    </>
  )
}
