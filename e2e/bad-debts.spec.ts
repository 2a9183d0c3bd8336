import { expect } from '@playwright/test'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { addDays, today } from '../src/kernel/contract/values/day.ts'
import { formatDay } from '../src/kernel/contract/values/formats.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs } from './support/people.ts'
import { detail } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test.use({ callsMayFail: true })

test('a bad debt is written off from its invoice, and due again once it is cancelled', async ({ page }) => {
  const admin = await createUser('admin')
  const invoice = await anInvoice(await apiOf(admin), {
    invoice_products: [aLine({ quantity: 1, unit_price: 60 })],
  })
  const { id, customer } = invoice
  await openAs(page, admin, `/invoice/view/${id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Bad Debt' }).click()
  await expect(page.getByText('Outstanding: USD 60.00')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('60.00')
  await page.getByRole('textbox', { name: 'Reason' }).fill('The shop has closed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Bad debt created.')

  await page.goto(`/customer/view/${customer}`)
  await expect(detail(page, 'Balance')).toHaveText('USD 0.00')
  await page.getByRole('tab', { name: 'Statement' }).click()
  await page.getByRole('link', { name: /Bad Debt WO-/ }).click()

  await page.getByRole('button', { name: 'Cancel bad debt' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Paid after all')
  // On a chosen day, but not in the future.
  const day = page.getByRole('dialog').getByRole('textbox', { name: 'Cancellation date' })
  await day.fill(formatDay(addDays(today('Asia/Baghdad'), 3)))
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel bad debt' }).click()
  await expect(
    page.getByRole('dialog').getByText('Date cannot be in the future. Enter today’s date or earlier.'),
  ).toBeVisible()
  await day.fill('')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel bad debt' }).click()
  await expect(page.getByRole('alert').getByText('Paid after all')).toBeVisible()
  await page.goto(`/customer/view/${customer}`)
  await expect(detail(page, 'Balance')).toHaveText('USD 60.00')
})
