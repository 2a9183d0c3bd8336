import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import { test } from './support/journey.ts'
import { expectPdf } from './support/pdf.ts'
import { apiOf, createUser, signIn, signOut, unique } from './support/people.ts'
import { choose, detail, doWithRow, goTo, pick, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

const sizes = [
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
]

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

for (const { device, viewport } of sizes) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport })

    test('a salesman takes an order from the first customer to the payment', async ({ page }) => {
      const salesman = await createUser('salesman')
      const api = await apiOf(salesman)
      const mark = unique()
      const customer = `مكتبة بغداد ${mark}`
      const fountainPen = `Fountain pen ${mark}`
      const giftBox = await aProduct(api, { items: `Gift box ${mark}`, unit_price: 4.25 })
      const banner = await aProduct(api, { items: `لافتة ${mark}`, unit_price: 100 })

      await signIn(page, salesman)
      await addCustomer(page, { name: customer, code: `BAG-${mark}` })
      await addProduct(page, { name: fountainPen, code: `FP-${mark}`, price: '12.5' })

      await beginInvoice(page, { customer, product: fountainPen })
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expectToast(page, 'Draft saved.')
      const draft = rowWith(page, customer)
      await expect(draft.getByText('Draft')).toBeVisible()
      await expect(draft).not.toContainText('INV-')

      await doWithRow(draft, 'Update')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Update Invoice')
      await addLine(page, giftBox.items, '4')
      await addLine(page, banner.items, '1')
      await addLine(page, giftBox.items, '6')
      await expect(line(page, giftBox.items)).toContainText('USD 42.50')
      await page.getByRole('button', { name: `Edit ${banner.items}` }).click()
      const editing = page.getByRole('dialog', { name: 'Edit product' })
      await expect(editing.getByLabel('Quantity')).toBeFocused()
      await editing.getByLabel('Quantity').fill('2')
      await editing.getByRole('button', { name: 'Update' }).click()
      await expect(line(page, banner.items)).toContainText('USD 200.00')
      await page.getByLabel('Discount %').fill('10')
      await page.getByLabel('Advance Cash %').fill('60')
      await expect(page.getByLabel('Delivery Cash %')).toHaveValue('40')
      // 3 × 12.50 + 10 × 4.25 + 2 × 100, less a tenth.
      await expect(page.locator('[data-field="grand_total"]')).toHaveText('USD 252.00')
      await page.getByRole('button', { name: 'Issue invoice' }).click()
      await expectToast(page, 'Invoice Updated Successfully')

      const issued = rowWith(page, customer)
      await expect(issued).toContainText(/INV-\d{4}-\d{5}/)
      // A card has room for one number.
      if (device === 'a desk') await expect(issued).toContainText(/ORD-\d{4}-\d{5}/)
      const number = /INV-\d{4}-\d{5}/.exec(await issued.innerText())?.[0] ?? ''

      await doWithRow(issued, 'Print')
      const paper = page.getByRole('article', { name: `Invoice ${number}` })
      for (const text of [
        number,
        customer,
        fountainPen,
        giftBox.items,
        banner.items,
        'USD 280.00',
        'USD 252.00',
      ]) {
        await expect(paper.getByText(text, { exact: true }).first()).toBeVisible()
      }
      await expect(paper.getByText('Two Hundred Fifty-Two Dolar')).toBeVisible()
      await expect(paper.getByRole('img', { name: fountainPen })).toHaveJSProperty('complete', true)
      await expectPdf(page, /\/invoice\/generate-pdf\//)

      await goTo(page, 'Order Tracker')
      const order = rowWith(page, number)
      await expect(order).toContainText('Pending')
      await doWithRow(order, 'Update')
      await expect(page.getByLabel('Outstanding')).toHaveValue('252.00')
      // Only users who may record manual payments enter the paid amount.
      await expect(page.getByLabel('Total Paid')).not.toBeEditable()
      await choose(page.getByRole('combobox', { name: 'Status' }), 'Start Process')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expectToast(page, 'Order updated.')

      await signOut(page)
      await page.goBack()
      await expect(page).toHaveURL(/\/login$/)

      await signIn(page, await createUser('manager'))
      await goTo(page, 'Order Tracker')
      await doWithRow(rowWith(page, number), 'Update')
      await page.getByLabel('Total Paid').fill('151.2')
      await expect(page.getByLabel('Outstanding')).toHaveValue('100.80')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expectToast(page, 'Order updated.')
      await doWithRow(rowWith(page, number), 'View')
      await expect(detail(page, 'Outstanding')).toHaveText('USD 100.80')
      await expect(detail(page, 'Status')).toHaveText('Start Process')
    })
  })
}

async function addCustomer(page: Page, { name, code }: { name: string; code: string }): Promise<void> {
  await goTo(page, 'Customers')
  await page.getByRole('link', { name: 'Create Customer' }).first().click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('textbox', { name: 'Email' }).fill('orders@books.example')
  await page.getByLabel('Phone').fill('٠٧٧٠ ١٢٣ ٤٥٦٧')
  await page.getByRole('textbox', { name: 'Address' }).fill('شارع المتنبي، بغداد')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Customer Create Success')
  await expect(rowWith(page, name)).toBeVisible()
}

interface NewProduct {
  name: string
  code: string
  price: string
}

async function addProduct(page: Page, { name, code, price }: NewProduct): Promise<void> {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#25426d' } })
  await goTo(page, 'All')
  await page.getByRole('link', { name: 'Create Product' }).first().click()
  await page.getByLabel('Item Name').fill(name)
  await page.getByLabel('Item Code').fill(code)
  await choose(page.getByRole('combobox', { name: 'Pen Type' }), 'Pen Print Product')
  await page.getByLabel('Unit Price').fill(price)
  await page.getByLabel('Image').setInputFiles({
    name: 'pen.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  })
  await page.getByLabel('Description').fill('Steel nib, blue barrel')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Product Added Successfully!')
  const row = rowWith(page, name)
  await expect(row).toContainText('12.50')
  await expect(row.getByRole('button', { name: `Enlarge picture: ${name}` })).toBeVisible()
}

/** With the shortcut that works on every screen. */
async function beginInvoice(
  page: Page,
  { customer, product }: { customer: string; product: string },
): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Create Invoice' }).click()
  await pick(page.getByRole('combobox', { name: 'Customer' }), customer)
  await choose(page.getByRole('combobox', { name: 'Invoice Type' }), 'Direct')
  await choose(page.getByRole('combobox', { name: 'Payment Method' }), 'Bank Transfer')
  await page.getByLabel('Age Days').fill('30')
  await addLine(page, product, '3')
  await expect(page.locator('[data-field="grand_total"]')).toHaveText('USD 37.50')
}

async function addLine(page: Page, product: string, quantity: string): Promise<void> {
  await page.getByRole('button', { name: 'Add product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add product' })
  await dialog.getByRole('combobox', { name: 'Product' }).fill(product)
  await dialog.getByRole('option', { name: product }).click()
  await dialog.getByLabel('Quantity').fill(quantity)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
}

function line(page: Page, product: string) {
  return page.getByRole('row').filter({ hasText: product })
}
