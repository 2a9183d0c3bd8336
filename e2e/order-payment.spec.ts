import { expect } from '@playwright/test'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, hire, signIn } from './support/people.ts'
import { detail, expectToast, goTo, pick, rowWith } from './support/screen.ts'

test('money received by a voucher is taken over as paid on the order', async ({ page }) => {
  const manager = await hire('manager')
  const api = await apiOf(manager)
  const invoice = await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: 500 })] })
  const no = invoice.invoice_no ?? ''
  await signIn(page, manager)
  await page.goto('/receipt-voucher/create')
  await page.getByLabel('Voucher No').fill(String(Math.ceil(Math.random() * 1_000_000_000)))
  await pick(page.getByRole('combobox', { name: 'Invoice' }), no)
  await page.getByLabel('Subject').fill('Advance')
  await page.getByRole('textbox', { name: 'Amount USD Advance' }).fill('300')
  await page.getByRole('textbox', { name: 'Amount IQD Final' }).fill('150000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Receipt Voucher Added Successfully!')

  await goTo(page, 'Order Tracker')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(no)
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await rowWith(page, no).getByRole('link', { name: 'Update' }).click()
  for (const name of [
    'Invoice',
    'Invoice Number',
    'Customer Name',
    'Invoice Amount',
    'Customer Code',
    'Customer E-mail',
  ]) {
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('readonly')
  }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(page.getByText('Received by vouchers: USD 300.00 and IQD 150,000')).toBeVisible()
  await page.getByRole('button', { name: 'Take over USD 300.00 as paid' }).click()
  await expect(field('Total Paid')).toHaveValue('300.00')
  await expect(field('Outstanding')).toHaveValue('200.00')
  await expect(page.getByRole('button', { name: /Take over/ })).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Order Updated Successfully!')
  await expect(rowWith(page, no)).toContainText('USD 200.00')

  await rowWith(page, no).getByRole('link', { name: 'View' }).click()
  for (const [label, text] of [
    ['Total Paid', 'USD 300.00'],
    ['Outstanding', 'USD 200.00'],
    ['Received USD', 'USD 300.00'],
    ['Received IQD', 'IQD 150,000'],
  ] as const) {
    await expect(detail(page, label)).toHaveText(text)
  }
  await expect(page.getByText('which is what stands as paid')).toBeVisible()
})
