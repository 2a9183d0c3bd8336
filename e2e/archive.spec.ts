import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

test('a customer is archived from the list, restored by Undo, and archived from its own page', async ({
  page,
}) => {
  const manager = await createUser('manager')
  const name = `Mill ${unique()}`
  await aCustomer(await apiOf(manager), { name })
  await openAs(page, manager, `/customer/table?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  const archive = async () => {
    const folded = row.getByRole('button', { name: 'Actions' })
    if (await folded.isVisible()) {
      await folded.click()
      await page.getByRole('menuitem', { name: 'Archive' }).click()
    } else await row.getByRole('button', { name: 'Archive' }).click()
  }
  await archive()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await row.getByText(name).click()
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('heading', { level: 1 }).getByText('Archived')).toBeVisible()
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Unarchive' })).toBeVisible()
  await page.goto(`/customer/table?archived=true&search=${encodeURIComponent(name)}`)
  await expect(row).toBeVisible()
})
