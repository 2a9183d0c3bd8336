import { expect, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { pick } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test.describe.configure({ mode: 'parallel' })

const lineOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const entry = (page: Page) => page.locator('[data-row="new"]').getByRole('combobox', { name: 'Product' })
const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity' })
const price = (page: Page) => page.getByRole('textbox', { name: 'Unit Price' })
const total = (page: Page) => page.locator('[data-field="grand_total"]')

test('lines are entered in the table by keyboard alone, and the arrow keys move them', async ({ page }) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  const pen = await aProduct(api, { item_code: `P1-${mark}`, items: `Rollerball ${mark}`, unit_price: 2.5 })
  const box = await aProduct(api, { item_code: `B1-${mark}`, items: `Gift box ${mark}`, unit_price: null })
  await openAs(page, salesman, '/invoice/create')
  const { keyboard } = page

  // By its code, selected before the response arrives; the price is the list price.
  await entry(page).focus()
  await keyboard.type(pen.item_code)
  await keyboard.press('Enter')
  await expect(quantity(page)).toBeFocused()
  await expect(lineOf(page, pen.items)).toContainText('USD 2.50')
  await keyboard.type('١٠٠')
  await expect(total(page)).toHaveText('USD 250.00')
  await keyboard.press('Tab')
  await expect(price(page)).toBeFocused()
  await keyboard.type('2.25')
  await expect(total(page)).toHaveText('USD 225.00')
  await expect(lineOf(page, pen.items)).toContainText('List price USD 2.50')

  // Enter starts the next line; a missing price comes first.
  await keyboard.press('Enter')
  await expect(entry(page)).toBeFocused()
  await keyboard.type(`gift box ${mark}`)
  await keyboard.press('Tab')
  await expect(quantity(page)).toBeFocused()
  await keyboard.type('4')
  await keyboard.press('Enter')
  await expect(price(page)).toBeFocused()
  await keyboard.type('3')
  await keyboard.press('Enter')

  // A text that is no product stays as entered, but only if the user chooses so.
  await expect(entry(page)).toBeFocused()
  await keyboard.type(`Set-up ${mark}`)
  await expect(page.getByRole('option', { name: 'Keep as custom item' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(entry(page)).toBeFocused()
  await expect(entry(page)).toHaveValue(`Set-up ${mark}`)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(quantity(page)).toBeFocused()
  await expect(lineOf(page, `Set-up ${mark}`)).toContainText('Custom item')
  await keyboard.press('Enter')
  await keyboard.type('25')
  await expect(total(page)).toHaveText('USD 262.00')

  await keyboard.press('ArrowUp')
  await expect(lineOf(page, box.items).getByRole('textbox', { name: 'Unit Price' })).toBeFocused()
  await keyboard.press('Control+d')
  await expect(lineOf(page, box.items)).toHaveCount(2)
  await expect(total(page)).toHaveText('USD 274.00')
  await keyboard.press('Alt+ArrowUp')
  await keyboard.press('Alt+ArrowUp')
  const items = page.locator('tr[data-row] [data-cell="item"]')
  await expect(items.nth(0)).toContainText(box.items)
  await expect(items.nth(1)).toContainText(pen.items)
  await expect(lineOf(page, box.items).first().getByRole('textbox', { name: 'Quantity' })).toBeFocused()
  await keyboard.press('Alt+ArrowDown')
  await expect(items.nth(0)).toContainText(pen.items)
  // Escape discards the input.
  await keyboard.type('77')
  await expect(total(page)).toHaveText('USD 493.00')
  await keyboard.press('Escape')
  await expect(total(page)).toHaveText('USD 274.00')

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Draft saved.')
})

test('a mistyped code waits for a product, and Enter edits the text of a custom item', async ({ page }) => {
  const salesman = await createUser('salesman')
  const mark = unique()
  await openAs(page, salesman, '/invoice/create')
  const { keyboard } = page
  await entry(page).fill(`Pne-${mark}`)
  await expect(page.getByRole('option', { name: 'Keep as custom item' })).toBeVisible()
  // Tab keeps the text, as a line to review.
  await keyboard.press('Tab')
  await expect(quantity(page)).toBeFocused()
  const line = page.locator('tr[data-row]').first()
  await expect(line).toContainText('No matching product. Choose one, or keep this as a custom item:')
  await expect(line.getByText('Custom item', { exact: true })).toHaveCount(0)
  await line.getByRole('button', { name: `Confirm line: Pne-${mark}` }).click()
  await expect(line.getByText('Custom item', { exact: true })).toBeVisible()

  await line.getByRole('button', { name: `Item: Pne-${mark}` }).click()
  await line.getByRole('combobox').fill(`Engraving ${mark}`)
  await expect(page.getByRole('option', { name: 'Keep as custom item' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(quantity(page)).toBeFocused()
  await expect(line).toContainText(`Engraving ${mark}`)
  await expect(line.getByText('Custom item', { exact: true })).toBeVisible()
})

test('a second scan in a row becomes the next line, and a negative price suggests the discount', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  const pen = await aProduct(api, { item_code: `S1-${mark}`, items: `Marker ${mark}`, unit_price: 2 })
  const box = await aProduct(api, { item_code: `S2-${mark}`, items: `Sleeve ${mark}`, unit_price: 3 })
  const barcode = String(Math.random()).slice(2, 15).padEnd(13, '7')
  const roll = await aProduct(api, { item_code: barcode, items: `Roll ${mark}`, unit_price: 4 })
  await openAs(page, salesman, '/invoice/create')
  const scan = async (code: string) => {
    // All keys at once, like a scanner.
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await entry(page).focus()
  await scan(pen.item_code)
  await expect(quantity(page)).toBeFocused()
  await scan(box.item_code)
  await expect(lineOf(page, box.items).getByRole('textbox', { name: 'Quantity' })).toBeFocused()
  await scan(pen.item_code)
  await expect(lineOf(page, pen.items)).toHaveCount(2)
  await expect(total(page)).toHaveText('USD 7.00')
  // A slow scanner sends a barcode no faster than a person types a quantity.
  await page.keyboard.type(roll.item_code, { delay: 50 })
  await page.keyboard.press('Enter')
  await expect(lineOf(page, roll.items).getByRole('textbox', { name: 'Quantity' })).toBeFocused()
  await expect(total(page)).toHaveText('USD 11.00')
  await page.keyboard.type(pen.item_code)
  await page.keyboard.press('Enter')
  await expect(lineOf(page, pen.items)).toHaveCount(3)
  await page.keyboard.press('Tab')
  await price(page).fill('-5')
  await expect(lineOf(page, pen.items).last()).toContainText(
    'Unit Price must not be negative. Enter a deduction in the field “Discount %”.',
  )
})

test('another product replaces that of a line, and an invalid number is marked at its input', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  const pen = await aProduct(api, { items: `Rollerball ${mark}`, unit_price: 2.5 })
  const marker = await aProduct(api, { items: `Marker ${mark}`, unit_price: 4 })
  await openAs(page, salesman, '/invoice/create')
  await entry(page).fill(pen.items)
  await page.getByRole('option', { name: pen.items }).click()
  await expect(quantity(page)).toBeFocused()
  await quantity(page).fill('2')

  await lineOf(page, pen.items)
    .getByRole('button', { name: `Item: ${pen.items}` })
    .click()
  await page.locator('tr[data-row]').first().getByRole('combobox').fill(marker.items)
  await page.keyboard.press('Enter')
  await expect(quantity(page)).toBeFocused()
  await expect(total(page)).toHaveText('USD 8.00')
  await expect(lineOf(page, marker.items)).toContainText('USD 4.00')

  await quantity(page).fill('abc')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Please enter a valid quantity.')).toBeVisible()
  await expect(quantity(page)).toBeFocused()
  await expect(quantity(page)).toHaveValue('abc')
  await page.keyboard.type('3')
  await expect(total(page)).toHaveText('USD 12.00')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Draft saved.')
})

test('pasted rows become lines: guesses are marked, and one click removes all of them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  const pen = await aProduct(api, { item_code: `P2-${mark}`, items: `Rollerball ${mark}`, unit_price: 2.5 })
  const box = await aProduct(api, { item_code: `B2-${mark}`, items: `Gift box ${mark}`, unit_price: 4 })
  await openAs(page, salesman, '/invoice/create')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await entry(page).focus()
    await page.keyboard.press('Control+v')
  }
  const notice = page.getByRole('status').filter({ hasText: 'Pasted lines' })

  await paste(`${pen.item_code}\t100\t2\nbox gift ${mark}\t٥\nUnheard of ${mark}\t3\t1.5`)
  await expect(notice).toContainText('Pasted lines: 3. Lines to review: 2.')
  await expect(total(page)).toHaveText('USD 224.50')
  // The focus is on the first guess.
  const guess = page.locator('tr[data-row]').nth(1)
  await expect(guess.getByRole('combobox', { name: 'Product' })).toHaveValue(box.items)
  await expect(guess.getByRole('combobox', { name: 'Product' })).toBeFocused()
  await guess.getByRole('button', { name: `Confirm line: ${box.items}` }).click()
  await expect(notice).toContainText('Lines to review: 1.')

  // An unknown item is chosen by the user, and keeps its numbers.
  await page.getByRole('button', { name: `Item: Unheard of ${mark}` }).click()
  await page.locator('tr[data-row]').nth(2).getByRole('combobox').fill(pen.item_code)
  await page.keyboard.press('Enter')
  await expect(lineOf(page, pen.items)).toHaveCount(2)
  await expect(lineOf(page, pen.items).last()).toContainText('USD 1.50')
  await expect(notice).toContainText('All products matched.')

  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('tr[data-row]')).toHaveCount(1)

  // A single line is ordinary text.
  await paste(pen.items)
  await expect(entry(page)).toHaveValue(pen.items)
  await entry(page).fill('')

  await page.getByRole('button', { name: 'Paste lines' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste lines' })
  await expect(dialog.getByLabel('Lines')).toBeFocused()
  await dialog.getByLabel('Lines').fill(`${pen.item_code} 10\n${box.item_code} 2 3.5`)
  await page.keyboard.press('Control+s')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Paste lines' })).toBeFocused()
  await expect(total(page)).toHaveText('USD 32.00')
})

test('the customer’s previous products come first, with their last price, and pens are found by name', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  const customer = await aCustomer(api, { name: `Regular ${mark}` })
  const of = { pen_type: 'pen_pack_product', unit_price: 3 }
  const bought = await aProduct(api, { ...of, items: `Pen ${mark} gold` })
  const other = await aProduct(api, { ...of, items: `Pen ${mark} silver` })
  const box = await aProduct(api, { ...of, items: `Box ${mark}` })
  const line = aLine({ product: bought.id, product_item: bought.items, unit_price: 2.2 })
  await anInvoice(api, { customer: customer.id, invoice_products: [line] })
  await openAs(page, salesman, '/invoice/create')
  await pick(page.getByRole('combobox', { name: 'Customer' }), customer.name)
  await entry(page).fill(`pen ${mark}`)
  const found = page.getByRole('option')
  await expect(found).toContainText([bought.items, other.items, box.items])
  await expect(found.first()).toContainText('USD 2.20Last sold on 05/03/2026')
  await page.keyboard.press('Enter')
  await expect(lineOf(page, bought.items)).toContainText('List price USD 3.00')
  await expect(lineOf(page, bought.items)).toContainText('USD 2.20')
})

test('a line is dragged to another place by mouse', async ({ page }) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  const mark = unique()
  const invoice_products = ['One', 'Two', 'Three'].map((item) =>
    aLine({ product: null, product_item: `${item} ${mark}` }),
  )
  const { id } = await anInvoice(api, { status: 'draft', invoice_products })
  await openAs(page, salesman, `/invoice/update/${id}`)
  const rows = page.locator('tr[data-row]:not([data-row="new"])')
  await expect(rows).toContainText([/One/, /Two/, /Three/])
  const grip = rows.filter({ hasText: 'One' }).getByTitle('Drag to reorder')
  await grip.hover()
  await page.mouse.down()
  const below = await rows.filter({ hasText: 'Three' }).boundingBox()
  await page.mouse.move((below?.x ?? 0) + 40, (below?.y ?? 0) + (below?.height ?? 0) - 4, { steps: 8 })
  await expect(rows).toContainText([/Two/, /Three/, /One/])
  await page.mouse.up()
  await page.mouse.move(10, 10)
  await expect(rows).toContainText([/Two/, /Three/, /One/])
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Draft saved.')
  const saved = await api.get<{ results: { invoice_products: { product_item: string }[] } }>(`/invoice/${id}`)
  expect(saved.body.results.invoice_products.map(({ product_item }) => product_item.split(' ')[0])).toEqual([
    'Two',
    'Three',
    'One',
  ])
})
