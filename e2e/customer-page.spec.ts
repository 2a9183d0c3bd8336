import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

test('a customer’s page shows what was sold and paid, and leads to the next invoice', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `شركة ${unique()}`
  const { id } = await aCustomer(api, { name })
  const invoice = await anInvoice(api, {
    customer: id,
    invoice_products: [aLine({ quantity: 2, unit_price: 50 })],
  })
  await api.post('/receipt', {
    customer: id,
    usd: 40,
    allocations: [{ invoice: invoice.id, amount_usd: 40 }],
  })
  await openAs(page, admin, `/customer/view/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(`${invoice.invoice_no}`) })
  await expect(row).toContainText(/USD\s100.00.*USD\s60.00/s)

  await page.getByRole('tab', { name: 'Invoices' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeFocused()
  await expect(row).toContainText('Pending')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Payments' })).toContainText(/USD\s40.00/)
  await page.reload()
  await page.getByRole('tab', { name: 'Statement', selected: false }).click()
  await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText('60.00')

  await page.getByRole('link', { name: 'New invoice' }).click()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(name)
  await page.goBack()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Repeat last invoice' }).click()
  await expect(page).toHaveURL(/\/invoice\/update\/\d+$/)
})

test('a draft is issued on its own page, which says what its deposit is', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const { id: customer } = await aCustomer(api)
  const lines = { invoice_products: [aLine({ quantity: 1, unit_price: 10 })] }
  const whole = await anInvoice(api, { ...lines, customer, advance_cash: 60, status: 'draft' })
  await openAs(page, admin, `/invoice/view/${whole.id}`)
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/INV-\d{4}-\d{5}/)
  await expect(page.getByText(/^Deposit 60 %: USD\s6.00/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Issue invoice' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Receive money' })).toBeVisible()
  // A click enters the deposit.
  await page.getByRole('link', { name: 'USD 6.00' }).click()
  await expect(page.getByLabel('Amount USD')).toHaveValue('6')
  await expect(page.getByText('Still due:')).toContainText('USD 4.00')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'USD 6.00' })).toBeVisible()
  await expect(page.getByLabel('Amount USD')).toHaveValue('')
})

test('a salesman sees of a customer what they may read anywhere', async ({ page }) => {
  const salesman = await createUser('salesman')
  const { id } = await aCustomer(await apiOf(salesman))
  await openAs(page, salesman, `/customer/view/${id}`)
  await expect(page.getByRole('tab', { name: 'Invoices' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Payments' })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Statement' })).toHaveCount(0)
  await expect(page.getByText('No invoices for this customer yet.')).toBeVisible()
})
