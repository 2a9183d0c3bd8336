import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { mainLists } from './support/main-lists.ts'
import { untilRead } from './support/walk.ts'
import { anotherDevice, apiOf, createUser, openAs, unique } from './support/people.ts'

test('a view saves filters and the order of columns, shows that it was changed, and opens for a colleague', async ({
  browser,
  page,
}) => {
  const [manager, colleague] = [await createUser('manager'), await createUser('manager')]
  const api = await apiOf(manager)
  const { id: customer } = await aCustomer(api)
  for (const status of ['draft', 'issued']) await anInvoice(api, { customer, status })
  await openAs(page, manager, `/invoice/table?customer=${customer}`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Drafts 1' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Move Date up' }).click()
  await page.keyboard.press('Escape')
  const headings = page.getByRole('columnheader')
  await expect(headings.nth(3)).toContainText('Date')
  await expect(headings.nth(4)).toContainText('Customer')

  const name = `Drafts ${unique()}`
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('switch', { name: 'Share with everyone who can view this list' }).check()
  await dialog.getByRole('switch', { name: 'Use as default view' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  const saved = new URL(page.url()).searchParams.get('saved')

  await page.getByRole('button', { name: /^All \d/ }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0)

  // It is the default view of its owner, and opens by its address for a colleague.
  await page.goto('/invoice/table')
  await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(rows).toHaveCount(2)
  const desk = await anotherDevice(browser, colleague, `/invoice/table?saved=${saved}`)
  await expect(desk.getByRole('button', { name })).toBeVisible()
  await expect(desk.getByRole('columnheader').nth(3)).toContainText('Date')
  await desk.goto('/invoice/table')
  await expect(desk.getByRole('button', { name: 'Views' })).toBeVisible()

  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
})

const lists = [
  // The receivables are a report of a day and have no views.
  ...mainLists.filter((list) => list !== '/receivables'),
  '/bank-account/table',
  '/account-transfer/table',
  '/missing-numbers',
  '/employee-report/table',
]

for (const list of lists) {
  test(`${list} has three to five suggested views, and each of them opens`, async ({ page }) => {
    await openAs(page, await createUser('admin'), list)
    const suggested = async () => {
      await page.getByRole('button', { name: 'Views', exact: true }).click()
      // Other journeys save views of these lists.
      const views = page.getByRole('group', { name: 'Suggested views' }).getByRole('menuitem')
      await expect(views.first()).toBeVisible()
      return views
    }
    const count = await (await suggested()).count()
    expect(count).toBeGreaterThanOrEqual(3)
    expect(count).toBeLessThanOrEqual(5)
    await page.keyboard.press('Escape')
    for (let place = 0; place < count; place++) {
      await (await suggested()).nth(place).click()
      await untilRead(page)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    }
  })
}
