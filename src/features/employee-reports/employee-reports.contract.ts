import { crudEndpoints, endpoint, listQuery, listReply } from '../../kernel/contract/endpoint.ts'
import { type Entity, entity } from '../../kernel/contract/entity.ts'
import { exportEndpoint } from '../../kernel/contract/endpoints/lists/export.ts'
import { computed, required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { flag, flagFilter } from '../../kernel/contract/kinds/flag.ts'
import { group } from '../../kernel/contract/kinds/many/group.ts'
import { instant } from '../../kernel/contract/kinds/instant.ts'
import { money } from '../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../kernel/contract/kinds/texts/note.ts'
import { reference } from '../../kernel/contract/kinds/reference.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import type { Label } from '../../i18n/messages.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { receiptVoucher } from '../money/receipts/receipt-voucher.contract.ts'
import { order } from '../orders/orders.contract.ts'
import { resource, roles } from '../people/permissions/roles.contract.ts'
import { user, userStatuses } from '../people/users.contract.ts'

/** The weekly report of an employee. Users see their own; a superuser sees all. */
export const weeklyReport = entity({
  name: 'weekly_report',
  path: '/reports',
  label: 'Weekly Report',
  plural: 'Weekly Reports',
  resource: resource('employee_reports', 'Employee Reports (own)', {
    admin: 'VCUD',
    manager: 'VCUD',
    salesman: 'VCUD',
  }),
  fields: {
    employee: computed(reference('Employee', { path: user.path, shows: 'username' })),
    employee_username: required(computed(text('Username'))),
    employee_email: required(computed(text('Email', { format: 'email' }))),
    submitted_at: required(computed(instant('Submitted At'))),
    week_ending: required(day('Week Ending')),
    project_name: required(text('Project Name')),
    tasks_started: required(note('Tasks Started')),
    tasks_completed: required(note('Tasks Completed')),
    next_steps: note('Next Steps'),
    obstacles: note('Obstacles'),
    risks: note('Risks'),
    extra_support: note('Extra Support'),
    notes: note('Notes'),
  },
  columns: ['submitted_at', 'week_ending', 'project_name', 'tasks_started', 'tasks_completed'],
  inFiles: { first: ['employee_username'] },
  filters: {
    employee: reference('Employee', { path: user.path, shows: 'username' }),
    role: choice('Role', roles),
    week_from: day('Week ending from'),
    mine: flagFilter('Created by me'),
  },
  messages: {
    created: 'Weekly Report Submitted Successfully!',
    updated: 'Weekly report updated.',
  },
  deletion: 'empty',
})

/** The current status of an employee who has reported. */
export const employeeStatuses = { ...userStatuses, hold: 'On hold', deleted: 'Deleted' } as const

/** An employee with the number of reports and the last reported week. */
const employee = {
  id: required(whole('User ID')),
  username: required(text('Username')),
  email: required(text('Email', { format: 'email' })),
  status: required(choice('Status', employeeStatuses)),
  report_count: required(whole('Reports')),
  last_week_ending: day('Latest week ending'),
  has_reported_last_week: flag('Reported for last week'),
} as const

/**
 * The employees who report, for superusers. With a first week: those who have reported since, and only their reports
 * since then are counted.
 */
export const employees = {
  name: weeklyReport.name,
  path: '/reports/employees',
  label: 'Employee',
  plural: 'Employees',
  resource: weeklyReport.resource,
  fields: employee,
  columns: ['id', 'username', 'has_reported_last_week', 'email', 'report_count', 'last_week_ending'],
  filters: {
    role: choice('Role', roles),
    week_from: day('Week ending from'),
    employee: reference('Employee', { path: user.path, shows: 'username' }),
    missing: flagFilter('Not reported for last week'),
  },
  ordering: 'username',
  messages: weeklyReport.messages,
  deletion: 'message',
} as const satisfies Entity

/** The text of the specification (section 8) for any refused report. */
export const refusal: Label = 'Submission failed. Please check your input.'

const calls = crudEndpoints(weeklyReport)

export const weeklyReportEndpoints = {
  ...calls,
  create: { ...calls.create, refusal },
  update: { ...calls.update, refusal },
  employees: endpoint({
    method: 'GET',
    path: employees.path,
    summary: 'Employees with their number of reports and the last week reported',
    access: 'superuser',
    topic: weeklyReport.name,
    refreshOn: [user.name],
    query: { ...listQuery, ...employees.filters },
    reply: listReply(employee),
  }),
  exportEmployees: { ...exportEndpoint(employees), access: 'superuser' } as const,
  /** The suggested content of the user's own report for a week. */
  myWeek: endpoint({
    method: 'GET',
    path: '/reports/my-week',
    summary: 'What a user issued, collected and delivered in the seven days up to a day, and what is open',
    access: { resource: weeklyReport.resource, verb: 'create' },
    topic: weeklyReport.name,
    refreshOn: [invoice.name, order.name, receiptVoucher.name],
    query: { week_ending: required(day('Week Ending')) },
    reply: {
      issued: required(whole('Invoices issued')),
      issued_usd: required(money('Invoice total', 'USD')),
      collected_usd: required(money('Collected USD', 'USD')),
      collected_iqd: required(money('Collected IQD', 'IQD')),
      delivered: required(whole('Orders delivered')),
      open: required(whole('Orders still open')),
    },
  }),
  employee: endpoint({
    method: 'GET',
    path: '/reports/employees/:id',
    summary: 'Read one employee who writes weekly reports',
    access: 'superuser',
    topic: weeklyReport.name,
    refreshOn: [user.name],
    reply: { data: required(group('Employee', employee)) },
  }),
}
