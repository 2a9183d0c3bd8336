import { expect, type Locator, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { expectToast } from './support/toasts.ts'

test.describe.configure({ mode: 'parallel' })

/** Keys besides the texts themselves; a dialog for each line took several times as many, and twenty rows about 90. */
const mostForFiveLines = 21
const mostForPasting = 10
/** From any page to the printed receipt. */
const mostForReceipt = 6

const entry = (page: Page) => page.locator('[data-row="new"]').getByRole('combobox', { name: 'Product' })

/** Counts the keys pressed, besides typed texts. */
function hands(page: Page) {
  let pressed = 0
  const press = async (key: string) => {
    pressed++
    await page.keyboard.press(key)
  }
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    pressed: () => pressed,
    /** Presses Tab until the place has the focus. */
    async tabTo(place: Locator) {
      while (!(await place.evaluate((input) => input === document.activeElement))) {
        expect(pressed).toBeLessThan(mostForFiveLines)
        await press('Tab')
      }
    },
  }
}

/** A customer who has bought before, five products, and the list of invoices as the starting point. */
async function atWork(page: Page, role: 'salesman' | 'manager' = 'salesman') {
  const person = await createUser(role)
  const api = await apiOf(person)
  const mark = unique()
  const customer = await aCustomer(api, { name: `Regular ${mark}` })
  await anInvoice(api, { customer: customer.id })
  const products = await Promise.all(
    [1, 2, 3, 4, 5].map((at) =>
      aProduct(api, { item_code: `K${at}-${mark}`, items: `Pen ${at} ${mark}`, unit_price: at }),
    ),
  )
  await openAs(page, person, '/invoice/table')
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  return { customer, products }
}

/** Starts an invoice for the customer: the form begins at the customer, and the rest is as last time. */
async function begin(page: Page, name: string) {
  const { press, type, ...rest } = hands(page)
  await press('n')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await type(name)
  await press('Enter')
  await expect(page.getByLabel('Age Days')).toHaveValue('30')
  return { press, type, ...rest }
}

test('an invoice of five lines for a known customer takes few keystrokes beyond its texts', async ({
  page,
}) => {
  const { customer, products } = await atWork(page)
  const keys = await begin(page, customer.name)
  await keys.tabTo(entry(page))
  for (const { item_code } of products) {
    await expect(entry(page)).toBeFocused()
    await keys.type(item_code)
    await keys.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeFocused()
    await keys.type('10')
    await keys.press('Enter')
  }
  await expect(page.locator('[data-field="grand_total"]')).toHaveText('USD 150.00')
  await keys.press('Control+s')
  await expectToast(page, 'Invoice Create Success')
  expect(keys.pressed()).toBeLessThanOrEqual(mostForFiveLines)

  // The list is open, and the usual next actions are offered until the user goes on.
  const next = page.getByRole('link', { name: 'New invoice' })
  await expect(page.getByRole('link', { name: 'Open', exact: true })).toBeVisible()
  await next.click()
  await expect(page).toHaveURL(/invoice\/create$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Create Invoice' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  await expect(next).toHaveCount(0)
})

test('an invoice of twenty pasted rows takes even fewer keystrokes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { customer, products } = await atWork(page)
  const rows = Array.from({ length: 20 }, (_, at) => `${products[at % 5]?.item_code ?? ''}\t${at + 1}\t1.50`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'))
  const keys = await begin(page, customer.name)
  await keys.tabTo(entry(page))
  await keys.press('Control+v')
  await expect(page.locator('[data-field="grand_total"]')).toHaveText('USD 315.00')
  await expect(entry(page)).toBeFocused()
  await keys.press('Control+s')
  await expectToast(page, 'Invoice Create Success')
  expect(keys.pressed()).toBeLessThanOrEqual(mostForPasting)
})

test('a payment with its printed receipt takes few keystrokes from any screen', async ({ page }) => {
  const { customer } = await atWork(page, 'manager')
  const keys = hands(page)
  await keys.press('Alt+r')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await keys.type(customer.name)
  await keys.press('Enter')
  const amount = page.getByLabel('Amount USD')
  await expect(amount).toBeVisible()
  await keys.tabTo(amount)
  await keys.type('50')
  await keys.press('Control+s')
  await expect(page.getByRole('status').getByRole('link', { name: 'Print' })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByRole('region', { name: 'Original' })).toContainText(/USD\s50.00/)
  expect(keys.pressed()).toBeLessThanOrEqual(mostForReceipt)
})
