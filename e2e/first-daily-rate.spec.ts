import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { apiClient } from '../src/kernel/server/testing/api-client.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { signIn } from './support/people.ts'
import { serve } from './support/product.ts'
import { expectToast } from './support/toasts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('before the first daily rate, a user who may set it is led there, and no call fails', async ({
  browser,
}) => {
  // Other journeys set rates, so this one has its own product.
  const { url, stop } = await serve(root)
  const context = await browser.newContext({ baseURL: url })
  try {
    const page = await context.newPage()
    await signIn(page, admin)
    const anyone = apiClient(url)
    const session = await anyone.post<{ access_token: string }>('/auth/login', {
      user: admin.email,
      password: admin.password,
    })
    const { id } = await aCustomer(apiClient(url, session.body.access_token))
    await page.goto(`/receive-money?customer=${id}`)
    await page.getByLabel('Amount IQD').fill('250000')
    await page.getByRole('textbox', { name: 'Date' }).fill('05/03/2026')
    await page.getByRole('textbox', { name: 'Date' }).press('Tab')
    await expect(
      page.getByText('No daily rate for this day. Enter a rate to include the IQD amount.'),
    ).toBeVisible()
    await page.getByLabel('Amount IQD').fill('')
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Set daily rate' }).click()
    await expect(page.getByLabel('IQD per USD')).toBeFocused()
    await page.getByLabel('IQD per USD').fill('131000')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Exchange rate created.')
    await expect(page.getByRole('banner').getByRole('link', { name: /^1 USD =/ })).toHaveText(
      '1 USD = 1,310 IQD',
    )
  } finally {
    await context.close()
    await stop()
  }
})
