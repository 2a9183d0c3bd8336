import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, hire, signIn } from './support/people.ts'

test('a payment in two currencies settles three invoices with four inputs', async ({ page }) => {
  const manager = await hire('manager')
  const api = await apiOf(manager)
  const customer = (await aCustomer(api)).id
  let invoice = 0
  for (const [age_days, unit_price] of [135, 255, 220].entries()) {
    ;({ id: invoice } = await anInvoice(api, {
      customer,
      age_days,
      invoice_products: [aLine({ quantity: 1, unit_price })],
    }))
  }
  await signIn(page, manager)
  await page.goto(`/invoice/view/${invoice}`)
  await page.getByRole('main').getByRole('link', { name: 'Receive money' }).click()
  await page.getByLabel('Amount USD').fill('300')
  await page.getByLabel('Amount IQD').fill('393000')
  await page.getByLabel('IQD per USD').fill('131000')
  await expect(page.locator('output')).toHaveText(
    /USD\s300.00 \+ IQD\s393,000 at 1,310.00 = USD\s600.00: USD\s135.00 \+ USD\s255.00 \+ USD\s210.00, on account USD\s0.00/,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  const print = page.getByRole('status').getByRole('link', { name: 'Print' })
  await expect(print).toHaveCount(1)
  const { body } = await api.get<{ invoices: { outstanding: number }[] }>(
    `/receipt/open?customer=${customer}`,
  )
  expect(body.invoices.map(({ outstanding }) => outstanding)).toEqual([10])
  await expect(page.getByRole('textbox', { name: /Settles of/ })).toHaveCount(1)
  await print.click()
  const paper = page.getByRole('region', { name: 'Original' })
  await expect(paper).toContainText(/Amount Received.*USD\s300.00.*IQD\s393,000/)

  // From everywhere there is a key, and from an order the way with its customer.
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog')).toContainText('Receive Money')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+r')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receive Money')
  await page.goto(`/receive-money?invoice=${invoice}`)
  await expect(page.getByRole('textbox', { name: /Settles of/ })).toHaveCount(1)
})
