import sql, { raw, type Sql } from 'sql-template-tag'
import { addDays } from '../../kernel/contract/values/day.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import { Problem } from '../../kernel/contract/problem.ts'
import type { Count, Db } from '../../kernel/server/database/query.ts'
import { rowsExportRoute } from '../../kernel/server/lists/export.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { flagCondition, pageIn } from '../../kernel/server/lists/list.ts'
import { whereAll } from '../../kernel/server/database/where.ts'
import { searchConditions } from '../../kernel/server/lists/search.ts'
import { message } from '../../i18n/messages.ts'
import { companyToday } from '../settings/settings.server.ts'
import { employees, weeklyReport, weeklyReportEndpoints } from './employee-reports.contract.ts'

type Employee = ReplyOf<typeof weeklyReportEndpoints.employee>['data']

const orderings = new Set([
  'id',
  'username',
  'email',
  'report_count',
  'last_week_ending',
  'has_reported_last_week',
  'status',
])

/**
 * All users who have to report, and everybody who ever has: also users on hold, and deleted users under the name of
 * their last report. Reports are counted in one sub-select: all, or those of weeks ending on `weekFrom` or later.
 */
function reporting(db: Db, lastWeekFrom: string, weekFrom: string | null = null): Sql {
  return sql`select coalesce(u.id, reports.author) as id, coalesce(u.username, reports.username) as username,
      coalesce(u.email, reports.email) as email, coalesce(u.user_status, 'deleted') as status, u.role,
      coalesce(u.search, search_text(reports.username || ' ' || reports.email)) as search,
      coalesce(reports.count, 0) as report_count, reports.last_week_ending,
      coalesce(reports.last_week_ending >= ${lastWeekFrom}::date, false) as has_reported_last_week
    from users u
    full join (
      select t.author, count(*) filter (where ${weekFrom}::date is null or t.week_ending >= ${weekFrom}) as count,
        max(t.week_ending) as last_week_ending,
        (array_agg(t.employee_username order by t.id desc))[1] as username,
        (array_agg(t.employee_email order by t.id desc))[1] as email
      from weekly_report t ${whereAll(db.visibleTo(weeklyReport))} group by t.author
    ) reports on reports.author = u.id
    where u.user_status = 'active' or reports.author is not null`
}

/** A report for a week that ended within the last seven days counts as the report for the last week. */
async function lastWeekFrom(db: Db): Promise<string> {
  return addDays(await companyToday(db), -7)
}

function orderOf(ordering: string | null): Sql {
  const name = (ordering ?? 'username').replace(/^-/, '')
  const column = name === 'serial' ? 'id' : name
  if (!orderings.has(column)) {
    throw new Problem('bad_request', message('Employees cannot be sorted by “{name}”.', { name }))
  }
  return raw(`t."${column}" ${ordering?.startsWith('-') ? 'desc nulls last' : 'asc'}, t.id`)
}

const columns = raw(
  't.id, t.id as serial, t.username, t.email, t.status, t.report_count, t.last_week_ending, t.has_reported_last_week',
)

type EmployeeQuery = CheckedInput<typeof employees.filters> & { search: string | null }

/** The employees of a list or its export, as the table `t`. */
async function employeesAsked(db: Db, query: EmployeeQuery): Promise<Sql> {
  const where = whereAll([
    ...(query.role === null ? [] : [sql`t.role = ${query.role}`]),
    ...(query.employee === null ? [] : [sql`t.id = ${query.employee}`]),
    ...(query.week_from === null ? [] : [sql`t.report_count > 0`]),
    ...flagCondition(query.missing, sql`t.status = 'active' and not t.has_reported_last_week`),
    ...searchConditions(query.search),
  ])
  return sql`from (${reporting(db, await lastWeekFrom(db), query.week_from)}) t ${where}`
}

/** The employees who report, for superusers, with those who have not reported for the last week. */
export function employeeRoutes(kernel: Kernel): void {
  const { routes } = kernel
  const { employees: list, exportEmployees, employee: one } = weeklyReportEndpoints

  routes.query(list, async ({ query }, db) => {
    const asked = await employeesAsked(db, query)
    const { size, skip } = pageIn(query)
    const counted = await db.row<Count>(sql`select count(*) as count ${asked}`)
    const results = await db.rows<Employee>(
      sql`select ${columns} ${asked} order by ${orderOf(query.ordering)} limit ${size} offset ${skip}`,
    )
    return { results, count: counted?.count ?? 0 }
  })

  rowsExportRoute(kernel, exportEmployees, async ({ query }, db) => ({
    columns: employees,
    rows: await db.rows<Employee>(
      sql`select ${columns} ${await employeesAsked(db, query)} order by ${orderOf(query.ordering)}`,
    ),
  }))

  routes.query(one, async ({ id }, db) => {
    const data = await db.row<Employee>(
      sql`select ${columns} from (${reporting(db, await lastWeekFrom(db))}) t where t.id = ${id}`,
    )
    if (!data) throw new Problem('not_found', 'This employee does not exist.')
    return { data }
  })
}
