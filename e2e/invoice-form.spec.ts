import { expect, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../src/features/invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import { test } from './support/journey.ts'
import { apiOf, giveSession, createUser, openAs, unique } from './support/people.ts'
import { choose, detail, doWithRow, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

// Refused saves and lost responses are failing calls; everything else must log nothing.
test.use({ callsMayFail: true })
// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add product' })
const lineWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('only users who may extend due dates can enter the due date of an issued invoice', async ({ page }) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const [issued, draft] = [await anInvoice(api), await anInvoice(api, { status: 'draft' })]
  await giveSession(page, salesman)
  const days = page.getByLabel('Age Days')
  await page.goto(`/invoice/update/${issued.id}`)
  await expect(days).toHaveAttribute('readonly')
  await page.goto(`/invoice/update/${draft.id}`)
  await expect(days).toBeEditable()
})

test('a new customer, a new product and the next line are entered by keyboard alone', async ({ page }) => {
  const salesman = await createUser('salesman')
  const mark = unique()
  const known = await aProduct(await apiOf(salesman), { items: `Known ${mark}`, unit_price: 2.5 })
  await openAs(page, salesman, '/invoice/create')

  const customer = page.getByRole('combobox', { name: 'Customer' })
  await customer.focus()
  await page.keyboard.type(`Zagros ${mark}`)
  await expect(page.getByRole('option', { name: '+ Create Customer' })).toBeVisible()
  await page.keyboard.press('Enter')
  const newCustomer = page.getByRole('dialog', { name: 'Create New Customer' })
  await expect(newCustomer.getByLabel('Name')).toHaveValue(`Zagros ${mark}`)
  await newCustomer.getByLabel('Code').fill(`Z-${mark}`)
  await newCustomer.getByRole('textbox', { name: 'Email' }).fill('zagros@example.com')
  await newCustomer.getByRole('textbox', { name: 'Address' }).fill('Erbil')
  await newCustomer.getByRole('button', { name: 'Save' }).click()
  await expect(newCustomer).toBeHidden()
  await expect(customer).toHaveValue(`Zagros ${mark}`)
  await expect(page).toHaveURL(/invoice\/create$/)

  await page.getByRole('button', { name: 'Add product' }).click()
  const search = addDialog(page).getByRole('combobox', { name: 'Product' })
  await expect(search).toBeFocused()
  // Escape first discards the input, then closes.
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(addDialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(search).toBeFocused()
  await page.keyboard.type(`New ${mark}`)
  await expect(page.getByRole('option', { name: '+ Create Product' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(addDialog(page).getByLabel('Item Name')).toHaveValue(`New ${mark}`)
  await addDialog(page).getByLabel('Item Code').fill(`N-${mark}`)
  await choose(addDialog(page).getByRole('combobox', { name: 'Pen Type' }), 'Pen Pack Product')
  await addDialog(page).getByRole('button', { name: 'Save' }).click()

  // It has no price, so the price has the focus next.
  await expect(addDialog(page).getByLabel('Quantity')).toHaveValue('1')
  await expect(addDialog(page).getByLabel('Quantity')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(addDialog(page).getByText('Please enter a unit price.')).toBeVisible()
  await addDialog(page).getByLabel('Unit Price').fill('4')
  await page.keyboard.press('Shift+Enter')
  await expect(addDialog(page).getByText(`Added: New ${mark}`)).toBeVisible()

  // Typed and selected at once, before the response arrives.
  await expect(addDialog(page).getByRole('combobox', { name: 'Product' })).toBeFocused()
  await page.keyboard.type(`Known ${mark}`)
  await page.keyboard.press('Enter')
  await expect(addDialog(page).getByLabel('Quantity')).toBeFocused()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(addDialog(page)).toBeHidden()
  await expect(lineWith(page, known.items)).toContainText('USD 25.00')
  await expect(lineWith(page, `New ${mark}`)).toContainText('USD 4.00')
  await expect(page.locator('[data-field="grand_total"]')).toHaveText('USD 29.00')
})

test('a line shows its own price beside the list price, may stay separate, and may be a custom item', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const pen = await aProduct(api, { items: `Pen ${unique()}`, unit_price: 3 })
  await openAs(page, salesman, '/invoice/create')
  const dialog = addDialog(page)
  const pickPen = async () => {
    await page.getByRole('button', { name: 'Add product' }).click()
    await dialog.getByRole('combobox', { name: 'Product' }).fill(pen.items)
    await dialog.getByRole('option', { name: pen.items }).click()
  }

  await pickPen()
  await expect(dialog.getByLabel('Unit Price')).toHaveValue('3.00')
  await dialog.getByLabel('Unit Price').fill('2.5')
  await expect(dialog.getByText('List price USD 3.00')).toBeVisible()
  await dialog.getByLabel('Quantity').fill('100')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(lineWith(page, pen.items)).toContainText('USD 2.50')
  await expect(lineWith(page, pen.items)).toContainText('List price USD 3.00')

  await pickPen()
  await expect(dialog.getByText('This product is already on the invoice (100).')).toBeVisible()
  await dialog.getByLabel('Quantity').fill('5')
  await dialog.getByLabel('Unit Price').fill('0')
  await expect(dialog.getByText('This line is free of charge')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add separate line' }).click()
  await expect(lineWith(page, pen.items)).toHaveCount(2)
  await expect(lineWith(page, pen.items).nth(1)).toContainText('Free of charge')

  await page.getByRole('button', { name: 'Add product' }).click()
  await dialog.getByText('Custom item').click()
  await dialog.getByLabel('Description').fill('Set-up charge')
  await dialog.getByLabel('Unit Price').fill('25')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.locator('[data-field="grand_total"]')).toHaveText('USD 275.00')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Draft saved.')
})

test('a discount is shown as it was entered, and rounding to an even total never raises the price', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const invoice_products = [aLine({ quantity: 1, unit_price: 760 })]
  const given = {
    percent: await anInvoice(api, { invoice_products, discount: 5 }),
    amount: await anInvoice(api, { invoice_products, discount_amount: 35 }),
    none: await anInvoice(api, { invoice_products }),
  }
  await giveSession(page, salesman)
  for (const [{ id }, label, off] of [
    [given.percent, 'Discount \\(5 %\\)', '− USD 38.00'],
    [given.amount, 'Discount', '− USD 35.00'],
    [given.none, 'Discount \\(0 %\\)', 'USD 0.00'],
  ] as const) {
    await page.goto(`/invoice/view/${id}`)
    await expect(detail(page, label)).toHaveText(off)
    const lines = page.getByRole('region', { name: 'Products' })
    await expect(lines.getByText('Discount Amount')).toHaveCount(0)
  }

  await page.goto(`/invoice/update/${given.percent.id}`)
  const offers = page.getByRole('button', { name: /^Round to/ })
  await expect(offers).toHaveText(['Round to 700 instead of 5 % off', 'Round to 720 instead of 5 % off'])
  await offers.last().click()
  await expect(page.locator('[data-field="grand_total"]')).toHaveText('USD 720.00')
})

test('a refusal scrolls to the wrong input without covering it, and its toast closes when the input is corrected', async ({
  page,
}) => {
  await openAs(page, await createUser('salesman'), '/invoice/create')
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  const toast = page
    .getByRole('alert')
    .getByText('Please fill all required fields and add at least one product.')
  await expect(toast.first()).toBeVisible()
  const customer = page.getByRole('combobox', { name: 'Customer' })
  await expect(customer).toBeFocused()
  await expect(customer).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('Customer is required.')).toBeVisible()

  const bar = await page.getByRole('banner').boundingBox()
  const shown = await page.locator('[data-kind="error"]').boundingBox()
  expect(shown?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))

  await page.getByLabel('Purchase Order Reference').fill('PO 1')
  await expect(page.locator('[data-kind="error"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page.locator('[data-kind="error"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Draft saved.')
  await expect(page.locator('[data-kind="error"]')).toHaveCount(0)
})

test('a save with a lost response leads to the record, with the changes made since', async ({ page }) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  await openAs(page, salesman, '/customer/create')
  const values = { Name: `Lost ${mark}`, Code: `L-${mark}`, Email: 'lost@example.com', Address: 'Basra' }
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(value)

  // The request is stored; only the response is lost.
  await page.route('**/api/v1/customer', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await page.unroute('**/api/v1/customer')
  await page.getByRole('textbox', { name: 'Address' }).fill('Kirkuk')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL(/customer\/update\/\d+$/)
  await expect(page.getByText('This entry was already saved')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('Kirkuk')
  await expect(page.getByText(/idempotency/i)).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Customer updated.')
  const { body } = await api.get<{ count: number; results: { address: string }[] }>(
    `/customer?search=${mark}`,
  )
  expect(body).toMatchObject({ count: 1, results: [{ address: 'Kirkuk' }] })
})

test('an invoice is duplicated, and shows prices that have changed since', async ({ page }) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const customer = await aCustomer(api, { name: `Again ${unique()}` })
  const pen = await aProduct(api, { items: `Marker ${unique()}`, unit_price: 1.5 })
  const line = aLine({ product: pen.id, product_item: pen.items, unit_price: 1.5, quantity: 10 })
  const invoice: InvoiceRecord = await anInvoice(api, { customer: customer.id, invoice_products: [line] })
  await api.put(`/product/${pen.id}`, { unit_price: 1.75 })
  await openAs(page, salesman, '/invoice/table')
  await doWithRow(rowWith(page, invoice.invoice_no ?? ''), 'Duplicate')
  await expect(page).toHaveURL(/invoice\/update\/\d+$/)
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(customer.name)
  await expect(lineWith(page, pen.items)).toContainText('USD 1.50')
  await expect(lineWith(page, pen.items)).toContainText('List price USD 1.75')

  // A proxy's page is not a valid response.
  await page.route('**/api/v1/invoice/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'Inkwell is restarting' })
  await expect(failed).toBeVisible()
  await page.unroute('**/api/v1/invoice/*')
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(failed).toBeHidden()
  await expectToast(page, 'Invoice Updated Successfully')

  await page.goto(`/invoice/view/${invoice.id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/invoice\/update\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Draft')
})

test('a select accepts the first letters of a choice, and its hint is below the input', async ({ page }) => {
  const salesman = await createUser('salesman')
  await openAs(page, salesman, '/invoice/create')
  const method = page.getByRole('combobox', { name: 'Payment Method' })
  await method.focus()
  await page.keyboard.type('ba')
  await expect(method).toHaveValue('Bank Transfer')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Cash' })).toBeVisible()
  await page.keyboard.type('cr')
  await expect(method).toHaveValue('Credit/Debit Card')
  await expect(page.getByRole('option')).toHaveCount(0)

  const days = await page.getByLabel('Age Days').boundingBox()
  const hint = await page.getByText('Days until the invoice is due').boundingBox()
  expect(hint?.y).toBeGreaterThanOrEqual((days?.y ?? 0) + (days?.height ?? 0))
})
