import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { choose, pick } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test('misprinted pens are credited and paid back, and an invoice that should not be is cancelled', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `مكتبة ${unique()}`
  const { id: customer } = await aCustomer(api, { name })
  const lines = { invoice_products: [aLine({ product_item: 'Blue pen', quantity: 1000, unit_price: 1 })] }
  const paid = await anInvoice(api, { customer, ...lines })
  const mistaken = await anInvoice(api, { customer, ...lines })
  const allocations = [{ invoice: paid.id, amount_usd: 1000 }]
  expect(await api.post('/receipt', { customer, usd: 1000, allocations })).toMatchObject({ status: 201 })

  await openAs(page, admin, `/invoice/view/${paid.id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Create credit note', exact: true }).click()
  await page.getByRole('textbox', { name: 'Quantity of Blue pen to credit' }).fill('200')
  await expect(
    page.getByText(`USD 0.00 applied to ${paid.invoice_no}, USD 200.00 unapplied credit`),
  ).toBeVisible()
  await choose(page.getByRole('combobox', { name: 'Reason' }), 'Misprint')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Credit note created.')

  await page.goto('/payment-statement-vouchar/create')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Misprinted pens')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Amount USD' }).fill('200')
  await pick(page.getByRole('combobox', { name: 'Refund to' }), name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'payment vouchar Added Successfully!')

  await page.goto(`/customer/view/${customer}`)
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account.getByText('Unapplied credit').locator('+ dd')).toHaveText('USD 0.00')
  await account.getByRole('link', { name: `${mistaken.invoice_no}` }).click()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Cancel invoice' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Written twice')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel invoice' }).click()
  await expect(page.getByRole('alert').getByText('Written twice')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Cancel invoice' })).toHaveCount(0)
  await page.goto(`/customer/view/${customer}`)
  await expect(account.getByText('No open invoices.')).toBeVisible()
})
