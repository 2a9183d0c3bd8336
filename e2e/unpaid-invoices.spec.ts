import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, signIn, unique } from './support/people.ts'

test('unpaid invoices and their total are one click away, and follow a new payment', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const { id: customer } = await aCustomer(api, { name: `Bookshop ${unique()}` })
  const over = (unit_price: number, form: object = {}) =>
    anInvoice(api, { customer, invoice_products: [aLine({ quantity: 1, unit_price })], ...form })
  const first = await over(100)
  await over(1000, { status: 'draft' })
  await over(50, { invoice_date: '2026-01-05', age_days: 10 })
  await signIn(page, manager)
  await page.goto(`/invoice/table?customer=${customer}`)
  const tabs = page.getByRole('group', { name: 'Filter by status' })
  await expect(tabs.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true')
  await expect(tabs.getByRole('button', { name: 'Drafts 1' })).toBeVisible()
  await tabs.getByRole('button', { name: 'Unpaid 2' }).click()
  await expect(page.getByRole('row', { name: /Past due|Issued/ })).toHaveCount(2)
  const left = page.locator('dl > div', { hasText: 'Outstanding' })
  await expect(left).toContainText(/USD\s150.00/)
  await expect(page.getByRole('row', { name: /15\/01\/2026/ })).toContainText(/USD\s50.00/)

  await api.post('/receipt', { customer, usd: 100, allocations: [{ invoice: first.id, amount_usd: 100 }] })
  await expect(tabs.getByRole('button', { name: 'Unpaid 1' })).toBeVisible()
  await expect(tabs.getByRole('button', { name: 'Paid 1', exact: true })).toBeVisible()
  await expect(left).toContainText(/USD\s50.00/)
  // No invoice waits for approval, so that there is no tab for it.
  await expect(tabs.getByRole('button', { name: /^Waiting/ })).toBeHidden()
  await tabs.getByRole('button', { name: 'Past due 1' }).press('Enter')
  await expect(page).toHaveURL(/state=past_due/)
  await page.goBack()
  await expect(tabs.getByRole('button', { name: 'Unpaid 1' })).toHaveAttribute('aria-pressed', 'true')
})
