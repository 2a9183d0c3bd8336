import { expect } from '@playwright/test'
import { test } from './support/journey.ts'
import { apiOf, hire, openAs, unique } from './support/people.ts'

test('people speak about an account where its book is, and see what happened to it', async ({ page }) => {
  const manager = await hire('manager')
  const account = { name: `Box ${unique()}`, currency: 'USD', opening_balance: 0 }
  const api = await apiOf(await hire('admin'))
  const { body } = await api.post<{ data: { id: number } }>('/bank-account', account)
  await openAs(page, manager, `/bank-account/cash-book/${body.data.id}`)
  const text = `The drawer sticks ${unique()}`
  const field = page.getByRole('textbox', { name: 'Say something about it' })
  await field.scrollIntoViewIfNeeded()
  await field.fill(text)
  await field.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toContainText(text)
})

test('a form begins in its first field, whatever it is of', async ({ page }) => {
  const manager = await hire('manager')
  await openAs(page, manager, '/customer/create')
  for (const path of [
    '/customer/create',
    '/product/create',
    '/petty-cash/create',
    '/admin-log-sheet/create',
  ]) {
    await page.goto(path)
    const fields = page.locator('main form').locator('input:not([type="hidden"]):enabled, textarea:enabled')
    await expect(fields.first(), path).toBeVisible()
    const isInForm = () =>
      page.evaluate(
        () => document.activeElement?.closest('form') !== null && document.activeElement !== document.body,
      )
    await expect.poll(isInForm, { message: path }).toBe(true)
  }
})
