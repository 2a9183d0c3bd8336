import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { expectPdf } from './support/pdf.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { detail, goTo } from './support/screen.ts'

test('a customer’s balance is shown on its page, in its statement and in the receivables, and follows a receipt', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `شركة ${unique()}`
  const { id } = await aCustomer(api, { name })
  const invoice = await anInvoice(api, {
    customer: id,
    invoice_date: '2026-01-10',
    age_days: 0,
    invoice_products: [aLine({ quantity: 1, unit_price: 1130 })],
  })
  await openAs(page, admin, `/customer/view/${id}`)
  const pastDue = page.getByRole('region', { name: 'Past due' })
  await expect(pastDue).toContainText(/USD\s1,130.00.*1 invoice/s)
  await expect(page.getByRole('row', { name: new RegExp(`${invoice.invoice_no}`) })).toBeVisible()

  // Somebody else records a receipt meanwhile.
  await api.post('/receipt', { customer: id, iqd: 444_090, rate: 1310, date: '2026-01-20' })
  await expect(pastDue).toContainText(/USD\s791.00/)
  await expect(detail(page, 'Balance')).toHaveText('USD 791.00')
  await page.getByRole('link', { name: 'Statement' }).click()
  await page.getByRole('textbox', { name: 'From' }).fill('01/01/2026')
  await page.getByRole('textbox', { name: 'From' }).press('Tab')
  await expect(page.getByRole('row', { name: /Receipt Voucher/ })).toContainText('IQD 444,090 at 1,310.00')
  await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText('USD 791.00')
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('article', { name: /^Statement / })).toContainText('From 01/01/2026')

  await goTo(page, 'Receivables')
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('USD 791.00')
  // The paper shows the list once the search is in its address.
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('link', { name: 'Print' }).click()
  const paper = page.getByRole('article', { name: /^Receivables / })
  await expect(paper).toContainText(name)
  await expect(paper.getByRole('row', { name: /^Total/ })).toContainText('791.00')
  await expectPdf(page, /\/receivables\/pdf/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await page.getByText('Invoice date', { exact: true }).click()
  await expect(page.getByRole('columnheader', { name: '0–30 days' })).toBeVisible()
  await row.getByText(name).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
})
