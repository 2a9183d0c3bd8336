import { expect, type Page } from '@playwright/test'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { openFilters } from './support/filters.ts'
import {
  apiOf,
  giveSession,
  createUser,
  openAs,
  ownersApi,
  type Person,
  signIn,
  unique,
} from './support/people.ts'
import { aReport } from './support/reports.ts'
import { choose, detail, doWithRow, goTo, pick, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}

test('a report begins with the user’s work of that week, which can be edited', async ({ page }) => {
  await openAs(page, await createUser('salesman'), '/employee-report/create')
  await page.getByLabel('Tasks Completed').fill('Visited Zagros')
  await page.getByRole('button', { name: 'Fill from my week' }).click()
  const completed = page.getByLabel('Tasks Completed')
  await expect(completed).toHaveValue(
    'Visited Zagros\nInvoices issued: 0, USD\u00a00.00\nCollected: USD\u00a00.00 and IQD\u00a00\nOrders delivered: 0',
  )
  // Filling again adds nothing.
  await page.getByRole('button', { name: 'Fill from my week' }).click()
  await expect(page.getByLabel('Next Steps')).toHaveValue('Orders still open: 0')
})

test.describe('of an employee', () => {
  test.use({ callsMayFail: true })

  test('one report per week is filed, read, changed and deleted', async ({ page }) => {
    const project = `کۆنفرانس ${unique()}`
    await signIn(page, await createUser('salesman'))
    await goTo(page, 'Employee Reports')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employees Report List')
    const create = () => page.getByRole('link', { name: 'Create Weekly Report' }).first().click()
    await create()
    await save(page)
    for (const label of ['Project Name', 'Tasks Started', 'Tasks Completed']) {
      await expect(page.getByText(`${label} is required.`)).toBeVisible()
    }
    const week = page.getByRole('textbox', { name: 'Week Ending' })
    await week.fill('05/03/2026')
    await fill(page, {
      'Project Name': project,
      'Tasks Started': 'Samples\nDrawings',
      'Tasks Completed': 'Offer',
      'Next Steps': 'Call',
      Obstacles: 'Rain',
      Risks: 'None',
      'Extra Support': 'A driver',
      Notes: 'Thanks',
    })
    await save(page)
    await expectToast(page, 'Weekly Report Submitted Successfully!')
    for (const heading of [
      'SL',
      'Submitted At',
      'Week Ending',
      'Project Name',
      'Tasks Started',
      'Tasks Completed',
    ]) {
      await expect(page.getByRole('columnheader', { name: heading })).toBeVisible()
    }

    await create()
    await week.fill('05/03/2026')
    await fill(page, { 'Project Name': 'Again', 'Tasks Started': 'x', 'Tasks Completed': 'y' })
    await save(page)
    await expect(
      page.getByText('You already have a report for this week. Update that report instead.'),
    ).toBeVisible()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Submission failed. Please check your input.' }),
    ).toBeVisible()
    await expect(page.getByLabel('Project Name')).toHaveValue('Again')
    await week.fill('12/03/2026')
    await save(page)
    await expectToast(page, 'Weekly Report Submitted Successfully!')

    await doWithRow(rowWith(page, project), 'View')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee Report Details')
    await expect(detail(page, 'Week Ending')).toHaveText('05/03/2026')
    await expect(detail(page, 'Tasks Started')).toHaveText('Samples\nDrawings')
    await expect(detail(page, 'Extra Support')).toHaveText('A driver')
    await page.getByRole('link', { name: 'Update' }).click()
    await expect(page).toHaveURL(/\/reports\/update\/\d+$/)
    await page.getByLabel('Risks').fill('Late delivery')
    await save(page)
    await expectToast(page, 'Weekly report updated.')

    const filters = await openFilters(page)
    await filters.getByRole('textbox', { name: 'Week Ending from' }).fill('12/03/2026')
    await page.keyboard.press('Escape')
    await expect(rowWith(page, project)).toBeHidden()
    await expect(rowWith(page, 'Again')).toBeVisible()
    await page.getByRole('button', { name: /Remove filter Week ending from/i }).click()
    await page.getByRole('searchbox').fill('late delivery')
    await page.getByRole('searchbox').fill(project)
    await expect(rowWith(page, 'Again')).toBeHidden()
    await doWithRow(rowWith(page, project), 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete!' }).click()
    await expectToast(page, 'Item successfully deleted.')
    await expect(rowWith(page, project)).toBeHidden()
  })
})

const name = ({ email }: Person) => email.replace(/@.*/, '')

test('a superuser sees who has reported and who has not, by role, week and user', async ({ page }) => {
  const [diligent, idle] = [await createUser('manager'), await createUser('manager')]
  const api = await apiOf(diligent)
  const lastWeek = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  await aReport(api)
  await aReport(api, { week_ending: lastWeek })
  await signIn(page, admin)
  await goTo(page, 'Employee Reports')
  await expect(page.getByText('Not reported for last week:')).toBeVisible()
  for (const heading of [
    'SL',
    'User ID',
    'Username',
    'Email',
    'Reports',
    'Latest week ending',
    'Reported for last week',
  ]) {
    await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
  }
  const [reporting, silent] = [rowWith(page, name(diligent)), rowWith(page, name(idle))]
  const search = page.getByRole('searchbox')
  await search.fill(name(diligent))
  await expect(silent).toBeHidden()
  await expect(reporting).toContainText(lastWeek.split('-').toReversed().join('/'))
  await expect(reporting.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  await expect(reporting).toContainText('Reported')
  await expect(silent).toBeHidden()
  await search.fill(name(idle))
  await expect(silent).toContainText('Not reported')

  // Each filter changes the result.
  const filters = await openFilters(page)
  await choose(filters.getByRole('combobox', { name: 'Role' }), 'Salesman')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await choose(filters.getByRole('combobox', { name: 'Role' }), 'Manager')
  await pick(filters.getByRole('combobox', { name: 'Employee' }), name(idle))
  await expect(silent).toBeVisible()
  await expect(reporting).toBeHidden()
  await filters.getByRole('textbox', { name: 'Week ending from' }).fill('01/01/2026')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Employee' }).click()
  await search.fill(name(diligent))
  await expect(reporting).toBeVisible()
  await openFilters(page)
  await filters.getByRole('switch', { name: 'Not reported for last week' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test.describe('the reports of a colleague', () => {
  test.use({ callsMayFail: true })

  test('show that access is missing, and offer no retry', async ({ page }) => {
    const colleague = await createUser('salesman')
    const { id } = await aReport(await apiOf(colleague))
    await giveSession(page, await createUser('salesman'))
    for (const address of [`/employee-report/${id}`, `/employee-report/view-all/${colleague.id}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page')
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    }
  })
})

test('a superuser reads, changes and deletes another user’s report, and deletes an employee without reports', async ({
  page,
}) => {
  const [diligent, idle] = [await createUser('manager'), await createUser('manager')]
  const api = await apiOf(diligent)
  await aReport(api, { project_name: 'Spring fair' })
  const { id } = await aReport(api, { week_ending: '2026-09-03', project_name: 'Autumn fair' })
  await giveSession(page, admin)
  const search = page.getByRole('searchbox')
  await page.goto(`/employee-report/table?search=${name(diligent)}`)
  await doWithRow(rowWith(page, name(diligent)), 'View')
  await expect(page).toHaveURL(/\/employee-report\/view-all\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reports by ${name(diligent)}`)
  const [spring, autumn] = [rowWith(page, 'Spring fair'), rowWith(page, 'Autumn fair')]
  await expect(autumn).toBeVisible()
  const filters = await openFilters(page)
  await filters.getByRole('textbox', { name: 'Week ending from' }).fill('06/03/2026')
  await expect(spring).toBeHidden()
  await page.getByRole('button', { name: /Remove filter Week ending from/i }).click()
  await search.fill('spring')
  await expect(autumn).toBeHidden()
  await search.fill('')
  await doWithRow(autumn, 'View')
  await expect(page).toHaveURL(new RegExp(`/employee-report/${id}$`))
  await expect(detail(page, 'Username')).toHaveText(name(diligent))
  await page.getByRole('link', { name: 'Update' }).click()
  await expect(page).toHaveURL(new RegExp(`/reports/update/${id}$`))
  await page.getByLabel('Notes').fill('Seen')
  await save(page)
  await expectToast(page, 'Weekly report updated.')
  await page.goto(`/employee-report/${id}`)
  await expect(detail(page, 'Notes')).toHaveText('Seen')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/employee-report\/view-all\/\d+$/)
  await doWithRow(autumn, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete!' }).click()
  await expectToast(page, 'Item successfully deleted.')
  await expect(autumn).toBeHidden()

  await page.goto(`/employee-report/table?search=${name(idle)}`)
  const silent = rowWith(page, name(idle))
  await doWithRow(silent, 'Delete')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Are you sure you want to delete this user?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Delete Success')
  await expect(silent).toBeHidden()
})

test('a superuser still opens the reports of users on hold and of deleted users', async ({ page }) => {
  const [waiting, gone] = [await createUser('salesman'), await createUser('salesman')]
  for (const author of [waiting, gone]) await aReport(await apiOf(author), { project_name: 'Last fair' })
  const owner = await ownersApi()
  await owner.put(`/auth/user/update/${waiting.id}`, { user_status: 'hold' })
  await owner.delete(`/auth/users/delete/${gone.id}`)
  await openAs(page, admin, `/employee-report/table?search=${name(waiting)}`)
  await expect(rowWith(page, name(waiting))).toContainText('On hold')
  await page.getByRole('searchbox').fill(name(gone))
  const row = rowWith(page, name(gone))
  await expect(row).toContainText('Deleted')
  await expect(row).not.toContainText('Not reported')
  await expect(row.getByRole('button', { name: 'Delete' })).toBeHidden()
  await row.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Reports by ${name(gone)}`)
  await rowWith(page, 'Last fair').getByRole('link', { name: 'View' }).click()
  await expect(detail(page, 'Username')).toHaveText(name(gone))
})
