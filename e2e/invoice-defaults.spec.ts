import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { choose, pick } from './support/screen.ts'

test('a customer proposes its previous terms, and values that the user entered stay', async ({ page }) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  const terms = { invoice_type: 'credit', payment_method: 'bank_transfer', age_days: 45, advance_cash: 30 }
  const first = await aCustomer(api, { name: `First ${mark}`, paper_language: 'ar' })
  const last = await anInvoice(api, { customer: first.id, ...terms })
  const second = await aCustomer(api, { name: `Second ${mark}` })
  await anInvoice(api, { customer: second.id, ...terms, payment_method: 'cash', age_days: 10 })
  const unknown = await aCustomer(api, { name: `Unknown ${mark}` })
  await openAs(page, salesman, '/invoice/create')

  const customer = page.getByRole('combobox', { name: 'Customer' })
  const [days, method] = [page.getByLabel('Age Days'), page.getByRole('combobox', { name: 'Payment Method' })]
  await pick(customer, first.name)
  await expect(days).toHaveValue('45')
  await expect(method).toHaveValue('Bank Transfer')
  await expect(page.getByLabel('Advance Cash %')).toHaveValue('30')
  const shown = page.getByRole('status').filter({ hasText: 'Filled in from' })
  await expect(shown).toContainText(
    `Filled in from ${last.invoice_no ?? ''}: Invoice Type, Payment Method, Age Days, Advance Cash %.`,
  )

  await days.fill('60')
  await expect(shown).not.toContainText('Age Days')
  await pick(customer, second.name)
  await expect(method).toHaveValue('Cash')
  await expect(days).toHaveValue('60')

  await pick(customer, unknown.name)
  await expect(method).toHaveValue('')
  await choose(method, 'Cash')
  await pick(customer, first.name)
  await expect(page.getByRole('combobox', { name: 'Invoice Type' })).toHaveValue('Credit')
  await expect(method).toHaveValue('Cash')
})
