import { expect } from '@playwright/test'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { createUser, openAs } from './support/people.ts'

test('a setting is found by its name, and its section has an address of its own', async ({ page }) => {
  await openAs(page, admin, '/settings')
  const parts = page.getByRole('navigation', { name: 'Settings' })
  for (const group of ['Company and documents', 'Money', 'Users and security', 'Data'])
    await expect(parts.getByRole('group', { name: group })).toBeVisible()
  await expect(parts.getByRole('link', { name: 'Company' })).toHaveAttribute('aria-current', 'page')

  const search = parts.getByRole('searchbox', { name: 'Search settings' })
  await search.fill('nowhere')
  await expect(parts.getByRole('link')).toHaveCount(0)
  await expect(parts.getByRole('status')).toHaveText('No results match your search.')
  await search.fill('iban')
  await expect(parts.getByRole('link')).toHaveText(['Bank details'])
  await search.press('Enter')
  await expect(page).toHaveURL(/\/settings\?tab=bank$/)
  await expect(page.getByLabel('IBAN')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('IBAN')).toBeVisible()
  await expect(parts.getByRole('link', { name: 'Bank details' })).toHaveAttribute('aria-current', 'page')
})

test('on a phone the sections are behind the name of the current one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await createUser('manager'), '/settings')
  const parts = page.getByRole('navigation', { name: 'Settings' })
  await expect(parts).toBeHidden()
  await page.getByRole('button', { name: 'Company', exact: true }).click()
  await expect(parts.getByRole('link', { name: 'Permissions' })).toHaveCount(0)
  await parts.getByRole('link', { name: 'Time zone' }).click()
  await expect(parts).toBeHidden()
  await expect(page.getByRole('button', { name: 'Time zone', exact: true })).toBeVisible()
})
