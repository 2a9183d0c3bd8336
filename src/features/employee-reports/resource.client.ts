import { IconPlus, IconReportAnalytics } from '@tabler/icons-react'
import type { FeatureScreens } from '../../kernel/client/generated-screens/own-screens.ts'
import { screen, to } from '../../kernel/client/shell/frame/screen.ts'
import { sentencesOf } from '../../kernel/contract/entity-sentences.ts'
import { paths } from '../paths.ts'
import { weeklyReport } from './employee-reports.contract.ts'

const reports = () => import('./employee-reports.client.tsx')
const forms = () => import('./report-form.client.tsx')

const { base, table, create, view, viewAll, update } = paths.employeeReport
const mayView = to('view', weeklyReport)
const mayCreate = to('create', weeklyReport)

/** The weekly reports, by employee. */
export const reportScreens: FeatureScreens = {
  entity: weeklyReport,
  label: 'Employee Reports',
  path: table,
  icon: IconReportAnalytics,
  within: [base, '/reports/update'],
  need: mayView,
  creation: { label: sentencesOf(weeklyReport).create, path: create, icon: IconPlus, need: mayCreate },
  routes: [
    screen(table, 'Employees Report List', mayView, async () => (await reports()).ReportTable),
    screen(create, 'Create Weekly Report', mayCreate, async () => (await forms()).ReportCreate),
    screen(view(':id'), 'Employee Report Details', mayView, async () => (await reports()).ReportView),
    screen(viewAll(':employeeId'), 'Weekly Reports', mayView, async () => (await reports()).EmployeeReports),
    screen(
      update(':id'),
      'Update Weekly Report',
      to('update', weeklyReport),
      async () => (await forms()).ReportUpdate,
    ),
  ],
}
