import { expect, type Locator, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import { addDays, today } from '../src/kernel/contract/values/day.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, ownersApi, unique } from './support/people.ts'
import { rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

/** More than the tab stops between any two places on a screen. */
const farAway = 60

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; !(await target.evaluate((one) => one === document.activeElement)); steps++) {
    expect(steps, 'the place is on the way of the Tab key').toBeLessThan(farAway)
    await page.keyboard.press('Tab')
  }
}

/** Opens a screen by its name in the palette. */
async function goByName(page: Page, name: string, heading = name): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(name)
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
}

test('a custodian’s whole day works by keyboard alone, from signing in to the counted cash box', async ({
  page,
}) => {
  const custodian = await createUser('manager')
  const api = await apiOf(custodian)
  const mark = unique()
  const box = `Desk ${mark}`
  const form = { name: box, currency: 'USD', kind: 'cash', opening_balance: 0, keeper: custodian.id }
  expect((await (await ownersApi()).post('/bank-account', form)).status).toBe(201)
  const [late, known] = [
    await aCustomer(api, { name: `Late ${mark}` }),
    await aCustomer(api, { name: `Known ${mark}` }),
  ]
  const invoice_date = addDays(today('Asia/Baghdad'), -700)
  // Those to call are sorted by amount and days, and other journeys have late invoices too.
  const owed = await anInvoice(api, {
    customer: late.id,
    invoice_date,
    age_days: 1,
    unusual_date: true,
    invoice_products: [aLine({ quantity: 1, unit_price: 9_000 })],
  })
  await anInvoice(api, { customer: known.id })
  const pen = await aProduct(api, { item_code: `K-${mark}`, unit_price: 2 })

  await page.goto('/login')
  await expect(page.getByLabel('Email or Phone')).toBeFocused()
  await page.keyboard.type(custodian.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(custodian.password)
  await page.keyboard.press('Enter')

  // The customer to call is in view; the call leads to a payment.
  const toCall = page.getByRole('region', { name: 'Past due: customers to call' }).getByRole('link')
  await tabTo(page, toCall.filter({ hasText: late.name }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(owed.invoice_no ?? '')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Receive money' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Amount USD')).toBeFocused()
  await page.keyboard.type('50')
  await tabTo(page, page.getByRole('combobox', { name: 'USD account' }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(box)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+s')
  const print = page.getByRole('status').getByRole('link', { name: 'Print' })
  await expect(print).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Original' })).toContainText(/USD\s50.00/)

  await goByName(page, 'Invoices')
  await page.keyboard.press('n')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await page.keyboard.type(known.name)
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('[data-row="new"]').getByRole('combobox', { name: 'Product' }))
  await page.keyboard.type(pen.item_code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Invoice Create Success')

  // Start the order.
  await goByName(page, 'Order Tracker')
  await page.keyboard.press('/')
  await page.keyboard.type(known.name)
  await expect(page.locator('tbody').getByRole('row')).toHaveText([/Known.*USD\s200.00/, /Known/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('e')
  await tabTo(page, page.getByRole('combobox', { name: 'Status' }))
  await page.keyboard.type('Start')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Order updated.')

  await goByName(page, 'Cash Closings')
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'Close day' })).toBeVisible()
  await tabTo(page, page.getByRole('combobox', { name: 'Account' }))
  await page.keyboard.type(box)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/USD\s50.00/).first()).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Counted' }))
  await page.keyboard.type('50')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Day closed.')
  await expect(rowWith(page, box)).toContainText(/USD\s50.00.*USD\s0.00/)
})
