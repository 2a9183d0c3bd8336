import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { pick } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test('guessed lines are issued only after a confirmation', async ({ page }) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  const customer = await aCustomer(api, { name: `Buyer ${mark}` })
  await anInvoice(api, { customer: customer.id })
  const pen = await aProduct(api, { items: `Gift pen ${mark}`, unit_price: 4 })
  await openAs(page, salesman, '/invoice/create')
  await pick(page.getByRole('combobox', { name: 'Customer' }), customer.name)
  await page.getByRole('button', { name: 'Paste lines' }).click()
  const paste = page.getByRole('dialog', { name: 'Paste lines' })
  await paste.getByLabel('Lines').fill(`pen gift ${mark}\t5\nUnheard of ${mark}\t3\t1.5`)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Pasted lines' })).toContainText('review: 2')

  await page.getByRole('button', { name: 'Issue invoice' }).click()
  const question = page.getByRole('dialog', { name: '2 lines need review' })
  await question.getByRole('button', { name: 'Review' }).click()
  await expect(question).toBeHidden()
  const guess = page.locator('tr[data-row]').first()
  await expect(guess.getByRole('combobox', { name: 'Product' })).toBeFocused()
  await guess.getByRole('button', { name: `Confirm line: ${pen.items}` }).click()

  await page.keyboard.press('Control+s')
  const rest = page.getByRole('dialog', { name: '1 line needs review' })
  await rest.getByRole('button', { name: 'Issue anyway' }).click()
  await expectToast(page, 'Invoice Create Success')
})
