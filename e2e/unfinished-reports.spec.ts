import { expect, type Page } from '@playwright/test'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, ownersApi } from './support/people.ts'
import { aReport } from './support/reports.ts'
import { expectToast } from './support/toasts.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}

test('a new unfinished report survives a closed tab, and is deleted when it has been sent', async ({
  page,
  context,
}) => {
  await openAs(page, await createUser('salesman'), '/employee-report/create')
  await fill(page, { 'Project Name': 'Fair', 'Tasks Started': 'نصف الجملة' })
  await page.close()

  const tab = await context.newPage()
  await tab.goto('/employee-report/create')
  await expect(tab.getByText('Your unfinished report was restored')).toBeVisible()
  await expect(tab.getByLabel('Project Name')).toHaveValue('Fair')
  await expect(tab.getByLabel('Tasks Started')).toHaveValue('نصف الجملة')
  await tab.getByLabel('Tasks Completed').fill('All')
  await save(tab)
  await expectToast(tab, 'Weekly Report Submitted Successfully!')
  await tab.goto('/employee-report/create')
  await expect(tab.getByLabel('Project Name')).toHaveValue('')
  await expect(tab.getByText('Your unfinished report was restored')).toBeHidden()
})

test('an unfinished change survives a closed tab, and can be discarded', async ({ page, context }) => {
  const salesman = await createUser('salesman')
  const { id } = await aReport(await apiOf(salesman))
  await openAs(page, salesman, `/reports/update/${id}`)
  await page.getByLabel('Notes').fill('Half a sent')
  await page.close()

  const tab = await context.newPage()
  await tab.goto(`/reports/update/${id}`)
  await expect(tab.getByText('Your unfinished report was restored')).toBeVisible()
  await expect(tab.getByLabel('Notes')).toHaveValue('Half a sent')
  await tab.getByRole('button', { name: 'Discard' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(tab.getByLabel('Notes')).toHaveValue('')
  await tab.reload()
  await expect(tab.getByLabel('Project Name')).toHaveValue('Conference pens')
  await expect(tab.getByLabel('Notes')).toHaveValue('')
  await expect(tab.getByText('Your unfinished report was restored')).toBeHidden()

  await tab.getByLabel('Notes').fill('A whole sentence.')
  await save(tab)
  await expectToast(tab, 'Weekly report updated.')
  await tab.goto(`/reports/update/${id}`)
  await expect(tab.getByLabel('Notes')).toHaveValue('A whole sentence.')
  await expect(tab.getByText('Your unfinished report was restored')).toBeHidden()
})

test.describe('with a newer version on the server', () => {
  test.use({ callsMayFail: true })

  test('an unfinished change never overwrites it unnoticed', async ({ page, context }) => {
    const salesman = await createUser('salesman')
    const api = await apiOf(salesman)
    const { id } = await aReport(api)
    await openAs(page, salesman, `/reports/update/${id}`)
    await fill(page, { Notes: 'Mine', Risks: 'My risk' })
    await page.close()
    const theirs = await (
      await ownersApi()
    ).put(`/reports/${id}`, {
      notes: 'Theirs',
      obstacles: 'Their obstacle',
    })
    expect(theirs.status).toBe(200)

    const tab = await context.newPage()
    await tab.goto(`/reports/update/${id}`)
    await expect(tab.getByLabel('Notes')).toHaveValue('Mine')
    await expect(tab.getByText('Someone else changed this record')).toBeVisible()
    await save(tab)
    const dialog = tab.getByRole('dialog', { name: 'Two users changed this record' })
    await expect(dialog.getByRole('radio', { name: 'Theirs Their obstacle' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Yours Mine' })).toBeChecked()
    await dialog.getByRole('radio', { name: 'Theirs Theirs' }).click()
    await dialog.getByRole('button', { name: 'Save merged version' }).click()
    await expectToast(tab, 'Weekly report updated.')
    expect((await api.get(`/reports/${id}`)).body).toMatchObject({
      notes: 'Theirs',
      obstacles: 'Their obstacle',
      risks: 'My risk',
    })

    // Saving deletes the stored draft, also when saved from the dialog.
    await api.put(`/reports/${id}`, { notes: 'Later' })
    await tab.goto(`/reports/update/${id}`)
    await expect(tab.getByLabel('Notes')).toHaveValue('Later')
    await expect(tab.getByText('Your unfinished report was restored')).toBeHidden()
  })
})
