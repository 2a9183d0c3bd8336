import { stat } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { runningEmbedded } from '../src/parts/embedded-postgres/running.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, ownersApi } from './support/people.ts'
import { doWithRow, rowWith } from './support/screen.ts'

// Actions that need the password first get 403.
test.use({ callsMayFail: true })

/** Moves the sessions of a user a quarter of an hour into the past. */
async function leaveTheScreen(user: number): Promise<void> {
  const client = new pg.Client({ ...runningEmbedded(process.env['INKWELL_DATA'] ?? '') })
  await client.connect()
  await client.query(`update session set confirmed_at = now() - interval '16 minutes' where user_id = $1`, [
    user,
  ])
  await client.end()
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm your password' })

async function answer(page: Page, password: string): Promise<void> {
  await question(page).getByRole('textbox', { name: 'Password' }).fill(password)
  await question(page).getByRole('button', { name: 'Continue' }).click()
}

test('a list is exported after the password is entered, and not without it', async ({ page }) => {
  const admin = await createUser('admin')
  await aCustomer(await ownersApi())
  await openAs(page, admin, '/customer/table')
  await leaveTheScreen(admin.id)
  const take = async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: /csv/i }).click()
  }
  await take()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Confirm your password to continue.' }),
  ).toBeVisible()

  await take()
  await answer(page, 'not this one')
  await expect(question(page)).toContainText('Password is incorrect.')
  const download = page.waitForEvent('download')
  await answer(page, admin.password)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect((await stat(await file.path())).size).toBeGreaterThan(50)
  await expect(question(page)).toBeHidden()
})

test('a user is deleted and a bank account changed after the password is confirmed', async ({ page }) => {
  const [admin, leaver] = [await createUser('admin'), await createUser('salesman')]
  await openAs(page, admin, `/users/table?search=${leaver.email}`)
  await leaveTheScreen(admin.id)
  await doWithRow(rowWith(page, leaver.email), 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await answer(page, admin.password)
  await expect(rowWith(page, leaver.email)).toBeHidden()
  await expect.poll(async () => (await (await ownersApi()).get(`/auth/users/${leaver.id}`)).status).toBe(404)

  await page.goto('/settings?tab=bank')
  await leaveTheScreen(admin.id)
  await page.getByLabel('IBAN').fill('IQ98NBIQ850123456789012')
  await page.getByRole('button', { name: 'Save' }).click()
  await answer(page, admin.password)
  await expect
    .poll(async () => (await (await apiOf(admin)).get<{ iban: string }>('/settings')).body.iban)
    .toBe('IQ98NBIQ850123456789012')
})
