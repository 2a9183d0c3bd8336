import { expect } from '@playwright/test'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { choose } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test('an invoice issued before the bank details were known takes today’s on request', async ({ page }) => {
  const person = await createUser('admin')
  const api = await apiOf(person)
  await api.put('/settings', { bank_name: null, account_holder: null, iban: null, swift: null, branch: null })
  const { id, invoice_no, customer_name } = await anInvoice(api, { payment_method: 'bank_transfer' })
  await openAs(page, person, '/invoice/create')
  await page.getByLabel('Age Days').fill('30')
  await expect(page.getByText(/^Due on \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await choose(page.getByRole('combobox', { name: 'Payment Method' }), 'Bank Transfer')
  const warning = page.getByText('Bank details are missing')
  await expect(warning.getByRole('link', { name: 'Add bank details' })).toHaveAttribute(
    'href',
    '/settings?tab=bank',
  )

  const bank = `Bank ${unique()}`
  await api.put('/settings', { bank_name: bank })
  await page.goto(`/invoice/view/${id}`)
  await page.getByRole('button', { name: 'Update company details' }).click()
  await expectToast(page, 'Company details updated.')
  await expect(page.getByText('Company details changed after this invoice was issued')).toBeHidden()
  await page.goto(`/invoce-generate/${id}`)
  await expect(page.getByText(bank)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`${invoice_no} ${customer_name}.pdf`)
})

test('the preview in the settings shows unsaved values on a sample invoice', async ({ page }) => {
  const person = await createUser('admin')
  const { invoice_no } = await anInvoice(await apiOf(person), { payment_method: 'bank_transfer' })
  await openAs(page, person, '/settings')
  const preview = page.getByRole('figure', { name: 'Preview' })
  const name = `Pens of ${unique()}`
  await page.getByLabel('Company name').fill(name)
  await expect(preview).toContainText(name)
  await expect(preview).toContainText('Sample customer')
  await expect(preview).not.toContainText(invoice_no ?? '')
  page.once('dialog', (question) => void question.accept())
})
