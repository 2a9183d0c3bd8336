import { Alert, Badge, Group, Text } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { missing } from '../../kernel/client/show/values/value-text.ts'
import { translateParts, type Translate } from '../../i18n/translate.ts'
import { paths } from '../paths.ts'
import { user, userEndpoints } from '../people/users.contract.ts'
import { employees, weeklyReportEndpoints } from './employee-reports.contract.ts'
import { EmployeeStatus } from './employee-status.client.tsx'

/** The employees who report, for superusers. */
export function EmployeesList() {
  const t = useTranslate()
  const list = useEntityList(employees, weeklyReportEndpoints.employees)
  return (
    <>
      <EntityTable
        list={list}
        display={{
          username: {
            card: 'who',
            cell: (row) => (
              <Group gap="xs" wrap="nowrap">
                <bdi>{row.username}</bdi>
                <EmployeeStatus status={row.status} />
              </Group>
            ),
          },
          email: { card: 'number' },
          last_week_ending: { card: 'day' },
          has_reported_last_week: {
            card: 'amount',
            cell: (row) =>
              // No report is expected from employees who are on hold or deleted.
              row.status !== 'active' && !row.has_reported_last_week ? (
                missing
              ) : row.has_reported_last_week ? (
                <Badge variant="light" color="gray">
                  {t('Reported')}
                </Badge>
              ) : (
                <Badge variant="light" color="red">
                  {t('Not reported')}
                </Badge>
              ),
          },
        }}
        open={(row) => paths.employeeReport.viewAll(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.employeeReport.viewAll(row.id)} />
            {row.status !== 'deleted' && (
              <>
                <UpdateAction entity={user} to={paths.users.update(row.id)} />
                <DeleteAction
                  list={list}
                  row={row}
                  entity={user}
                  endpoint={userEndpoints.remove}
                  question="Are you sure you want to delete this user?"
                />
              </>
            )}
          </>
        )}
      />
      <WhoIsMissing />
    </>
  )
}

const namesShown = 12

/** The employees without a report for the last week, below the list. */
function WhoIsMissing() {
  const t = useTranslate()
  const read = useRead(weeklyReportEndpoints.employees, { query: { missing: true, page_size: namesShown } })
  if (!read.data || read.data.count === 0) return null
  const { results, count } = read.data
  const names = <Fragment key="names">{listed(t, results)}</Fragment>
  const further = count - results.length
  const more = <Fragment key="more">{t('{count} more|people', { count: further })}</Fragment>
  return (
    <Alert color="brass" mt="sm" p="sm" icon={<IconClockExclamation aria-hidden />}>
      <Text size="sm">
        {further > 0
          ? translateParts(t, 'Not reported for last week: {names} and {more}', { names, more })
          : translateParts(t, 'Not reported for last week: {names}', { names })}
      </Text>
    </Alert>
  )
}

/** The user names as a list in the reader's language. */
function listed(t: Translate, people: readonly { id: number; username: string }[]): ReactNode {
  const [first, ...others] = people.map(({ id, username }) => <bdi key={id}>{username}</bdi>)
  return others.reduce<ReactNode>(
    (before, item) =>
      translateParts(t, '{before}, {item}', { before: <Fragment key="before">{before}</Fragment>, item }),
    first,
  )
}
