import { expect } from '@playwright/test'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { ownersApi, signIn } from './support/people.ts'

test.use({ colorScheme: 'dark' })

test('a document is printed on white paper, also where the screen is dark', async ({ page }) => {
  const invoice = await anInvoice(await ownersApi())
  await signIn(page, admin)
  await page.goto(`/invoce-generate/${invoice.id}`)
  await expect(page.getByText('Grand Total')).toBeVisible()
  const paper = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.documentElement).colorScheme,
    ])
  expect((await paper())[2]).toBe('dark')
  await page.emulateMedia({ media: 'print' })
  expect(await paper()).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)', 'light'])
})
