import { expect } from '@playwright/test'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { pictureFile } from '../src/kernel/server/testing/a-picture.ts'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, signIn } from './support/people.ts'

test('a new installation shows its first steps until they are dismissed', async ({ page }) => {
  const admin = await createUser('admin')
  await anInvoice(await apiOf(admin))
  const answer = await holdBack(page, '**/api/v1/dashboard')
  await signIn(page, admin)
  const steps = page.getByRole('region', { name: 'First steps' })
  const sales = page.getByRole('region', { name: 'Sales by month' })
  // They arrive together, so no card is pushed down by a list above it.
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ })).toBeVisible()
  await expect(sales).toHaveCount(0)
  answer()
  await expect(sales).toBeVisible()
  await expect(steps).toBeVisible()
  await expect(steps.getByText(/^\d of 5 done$/)).toBeVisible()
  await steps.getByRole('link', { name: 'Enter the company’s name and address (a logo is optional)' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.goBack()
  await steps.getByRole('button', { name: 'Dismiss first steps' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Top customers' })).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('before the first invoice, there are no figures of zero', async ({ page }) => {
  const zero = { amount: 0, count: 0 }
  await page.route('**/api/v1/dashboard', async (route) => {
    const answer = await route.fetch()
    const { accounts, ...shown } = (await answer.json()) as Record<string, { results: object[] } | null>
    const unused = accounts?.results.map((account) => ({ ...account, in_use: false })) ?? []
    const json = {
      ...shown,
      first_steps: { steps: [{ step: 'invoice', done: false }] },
      sales: { months: [] },
      outstanding: { buckets: [] },
      orders: { statuses: [] },
      overdue: { ...zero, openings: zero, without_order: zero, results: [] },
      petty_cash: { year: 2026, month: 1, ...zero },
      accounts: { results: unused },
    }
    await route.fulfill({ response: answer, json })
  })
  await signIn(page, await createUser('admin'))
  const regions = page.getByRole('main').getByRole('region')
  await expect(regions.first()).toHaveAccessibleName('First steps')
  await expect(regions.last()).toHaveAccessibleName('Bank accounts')
  await expect(page.getByRole('region', { name: /^(Outstanding|Sales by month)$/ })).toHaveCount(0)
  await expect(regions.last().getByText('PEN-COMPANY', { exact: true })).toBeVisible()
})

test('a placeholder frame is shown until the first screen is drawn', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  const frame = page.locator('#first-frame')
  await expect(frame).toBeVisible()
  await expect(frame).toHaveCSS('background-color', 'rgb(247, 243, 234)')
  release()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(frame).toHaveCount(0)
})

test('a wide logo is shown whole', async ({ page }) => {
  await openAs(page, await createUser('admin'), '/settings')
  const logo = await pictureFile('png', { width: 320, height: 40 })
  const buffer = Buffer.from(await logo.arrayBuffer())
  await page.getByLabel('Logo').setInputFiles({ name: logo.name, mimeType: logo.type, buffer })
  const shown = page.getByRole('button', { name: 'Enlarge picture: Logo' }).getByRole('presentation')
  await expect(shown).toHaveCSS('object-fit', 'contain')
})
