import type { RouteObject } from 'react-router'
import { weeklyReport } from '../features/employee-reports/employee-reports.contract.ts'
import { paths } from '../features/paths.ts'
import { screen, to } from './screen.client.ts'

const reports = () => import('../features/employee-reports/employee-reports.client.tsx')
const forms = () => import('../features/employee-reports/report-form.client.tsx')

/** The screens of the weekly reports, and the printable terms. */
export const reportRoutes: RouteObject[] = [
  screen(
    paths.employeeReport.table,
    'Employees Report List',
    to('view', weeklyReport),
    async () => (await reports()).ReportTable,
  ),
  screen(
    paths.employeeReport.create,
    'Create Weekly Report',
    to('create', weeklyReport),
    async () => (await forms()).ReportCreate,
  ),
  screen(
    paths.employeeReport.view(':id'),
    'Employee Report Details',
    to('view', weeklyReport),
    async () => (await reports()).ReportView,
  ),
  screen(
    paths.employeeReport.viewAll(':employeeId'),
    'Weekly Reports',
    to('view', weeklyReport),
    async () => (await reports()).EmployeeReports,
  ),
  screen(
    paths.employeeReport.update(':id'),
    'Update Weekly Report',
    to('update', weeklyReport),
    async () => (await forms()).ReportUpdate,
  ),
  screen(
    paths.termService,
    'Terms of Service',
    null,
    async () => (await import('../features/terms/term-service.client.tsx')).TermService,
  ),
  screen(
    paths.invoiceTerm,
    'Special Terms and Instructions',
    null,
    async () => (await import('../features/terms/invoice-term.client.tsx')).InvoiceTerm,
  ),
  screen(
    paths.specialTerm,
    'Special Terms',
    null,
    async () => (await import('../features/terms/special-term.client.tsx')).SpecialTerm,
  ),
]
