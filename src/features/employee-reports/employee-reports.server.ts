import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../kernel/contract/access.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import { type FieldErrors, Problem } from '../../kernel/contract/problem.ts'
import { deletionOf } from '../../kernel/server/bulk/bulk-action.ts'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import type { FurtherErrors } from '../../kernel/server/http/refused-form.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import { mountList, mountRemove } from '../../kernel/server/records/crud.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { flagCondition } from '../../kernel/server/lists/list.ts'
import { insertRow, readRecord, recordVisible, updateRow } from '../../kernel/server/records/records.ts'
import type { RowPolicyRule } from '../../kernel/server/rights/row-policy.ts'
import type { user } from '../people/users.contract.ts'
import { refusal, weeklyReport, weeklyReportEndpoints } from './employee-reports.contract.ts'
import { employeeRoutes } from './employees.server.ts'
import { weekOf } from './week/my-week.server.ts'

type Report = Row<typeof weeklyReport>

/** The conditions of the list's filters; `actor` is the user for `mine`. */
function conditions(
  { employee, role, week_from, mine }: CheckedInput<typeof weeklyReport.filters>,
  actor: Pick<Actor, 'id'>,
): Sql[] {
  return [
    ...flagCondition(mine, sql`t.author = ${actor.id}`),
    ...(employee === null ? [] : [sql`t.author = ${employee}`]),
    ...(role === null ? [] : [sql`t.employee in (select id from users where role = ${role})`]),
    ...(week_from === null ? [] : [sql`t.week_ending >= ${week_from}`]),
  ]
}

/** Users see their own reports, a superuser all. */
const reportRows: RowPolicyRule = {
  entity: weeklyReport,
  columns: { author: 'integer', employee: 'integer' },
  sees: (actor, mayView) => {
    if (actor.isSuperuser) return 'all'
    // Reports deleted before the author was stored have only the link to the user.
    return mayView ? sql`t.author = ${actor.id} or t.author is null and t.employee = ${actor.id}` : 'none'
  },
}

/** Returns an error of the form if the employee already has a report for that week. */
async function secondOfWeek(
  db: Db,
  { employee, week, id }: { employee: number | null; week: unknown; id: number },
): Promise<FieldErrors> {
  const other = await db.row(sql`
    select from weekly_report where employee = ${employee} and id <> ${id} and week_ending = ${week}::date`)
  return other
    ? { week_ending: ['You already have a report for this week. Update that report instead.'] }
    : {}
}

/** Throws if the week already has a report. The lock on the user's row serializes concurrent reports. */
async function assertFirstOfWeek(tx: Transaction, report: Parameters<typeof secondOfWeek>[1]): Promise<void> {
  await tx.row(sql`select id from users where id = ${report.employee} for no key update`)
  const errors = await secondOfWeek(tx, report)
  if (errors['week_ending']) throw new Problem('validation_failed', refusal, { errors })
}

/**
 * The same check for a form with other errors; only for visible reports, so nobody learns about the weeks of others.
 */
const otherOfWeek: FurtherErrors = async (db, { id, actor, values }) => {
  const week = values['week_ending'] ?? null
  if (id === 0) return await secondOfWeek(db, { employee: actor.id, week, id })
  const report = await db.row<Pick<Report, 'employee' | 'week_ending'>>(
    sql`select t.employee, t.week_ending from weekly_report t ${recordVisible(db, weeklyReport, id)}`,
  )
  return report && report.week_ending !== week
    ? await secondOfWeek(db, { employee: report.employee, week, id })
    : {}
}

/** Weekly reports: the user's own, and all of them for a superuser. */
function mount(kernel: Kernel): void {
  const { routes } = kernel
  employeeRoutes(kernel)
  const { list, read, create, update, remove, myWeek } = weeklyReportEndpoints

  mountList(kernel, weeklyReport, list, (query, _db, actor) => ({ where: conditions(query, actor) }))

  routes.query(myWeek, async ({ query, actor }, db) => await weekOf(db, actor.id, query.week_ending))
  routes.furtherErrors([create, update], otherOfWeek)
  routes.query(read, async ({ id }, db) => await readRecord<Report>(db, weeklyReport, id))

  routes.command(create, async ({ body, actor }, tx) => {
    await assertFirstOfWeek(tx, { employee: actor.id, week: body.week_ending, id: 0 })
    const author = await tx.row<Pick<Row<typeof user>, 'username' | 'email'>>(
      sql`select username, email from users where id = ${actor.id}`,
    )
    const id = await insertRow(tx, weeklyReport.name, {
      ...body,
      employee: actor.id,
      employee_username: author?.username,
      employee_email: author?.email,
    })
    return {
      message: weeklyReport.messages.created,
      data: await readRecord<Report>(tx, weeklyReport, id),
    }
  })

  routes.command(update, async ({ id, body, version }, tx) => {
    const before = await readRecord<Report>(tx, weeklyReport, id)
    if (body.week_ending !== undefined && body.week_ending !== before.week_ending)
      await assertFirstOfWeek(tx, { employee: before.employee, week: body.week_ending, id })
    await updateRow(tx, weeklyReport, id, { version, values: body })
    return {
      message: weeklyReport.messages.updated,
      data: await readRecord<Report>(tx, weeklyReport, id),
    }
  })

  mountRemove(kernel, weeklyReport, remove)
}

export const weeklyReportServer: RecordFeature = {
  entity: weeklyReport,
  rows: () => reportRows,
  bulk: {
    entity: weeklyReport,
    named: sql`concat_ws(' · ', to_char(t.week_ending, 'DD/MM/YYYY'), t.employee_username)`,
    bulkActions: { delete: deletionOf(weeklyReport, weeklyReportEndpoints.remove) },
  },
  mount,
}
