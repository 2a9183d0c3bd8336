import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aPayment } from '../src/features/money/payments/testing/a-payment.ts'
import { aReceipt } from '../src/features/money/receipts/testing/a-receipt.ts'
import { test } from './support/journey.ts'
import { openFilters } from './support/filters.ts'
import { expectPdf } from './support/pdf.ts'
import { apiOf, createUser, type Person, signIn, unique } from './support/people.ts'
import { choose, detail, doWithRow, goTo, pick, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

let manager: Person
test.beforeEach(async ({ page }) => {
  manager = await createUser('manager')
  await signIn(page, manager)
})

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

/** Searches the list, to hide the records of other journeys. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await expect(page).toHaveURL(/search=/)
}

/** Opens the deletion dialog, cancels it, and deletes the second time. */
async function deleteByDialog(page: Page, mark: string, deleted: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  const ask = () => doWithRow(rowWith(page, mark), 'Delete')
  await ask()
  await expect(dialog).toContainText('Do you want to delete?')
  await dialog.getByRole('button', { name: 'Cancel!' }).click()
  await expectToast(page, 'Your item is safe :)')
  await ask()
  await dialog.getByRole('button', { name: 'Delete!' }).click()
  await expectToast(page, deleted)
  await expect(rowWith(page, mark)).toBeHidden()
}

async function aPicture() {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#a8834a' } })
  return { name: 'scan.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

const sheets = [
  {
    sheet: 'Admin Log Sheet',
    otherType: 'FO (Financial Order)',
    created: 'Admin Log Added Successfully!',
    updated: 'Admin Update Success',
    deleted: 'Item successfully deleted.',
  },
  {
    sheet: 'Financial Log Sheet',
    otherType: 'AO (Administrative Order)',
    created: 'Product Added Successfully!',
    updated: 'Financial log sheet updated.',
    deleted: 'Financial Log successfully deleted.',
  },
]

for (const { sheet, otherType, created, updated, deleted } of sheets) {
  test(`a document of the ${sheet} gets its number and its scan`, async ({ page }) => {
    const subject = `كتاب شكر ${unique()}`
    await goTo(page, sheet)
    await page
      .getByRole('link', { name: `Create ${sheet}` })
      .first()
      .click()
    const number = page.getByLabel('Document Number')
    await expect(number).toHaveValue(/\d/)
    // A random year without documents of other journeys.
    const year = String(1900 + Math.floor(Math.random() * 100))
    await page.getByLabel('Year').fill(year)
    await expect(number).toHaveValue('1')
    await page.getByLabel('Subject').fill(subject)
    await page.getByLabel('Image').setInputFiles(await aPicture())
    await save(page)
    await expectToast(page, created)

    await page
      .getByRole('link', { name: `Create ${sheet}` })
      .first()
      .click()
    await page.getByLabel('Year').fill(year)
    await expect(number).toHaveValue('2')
    await choose(page.getByRole('combobox', { name: 'Document Type' }), otherType)
    await expect(number).toHaveValue('1')
    await number.fill('7a')
    await page.getByLabel('Year').fill('1890')
    await page.getByLabel('Subject').fill('x')
    await save(page)
    await expect(page.getByText('Year must be a whole number from 1900 to 2200.')).toBeVisible()
    await expect(number).toHaveValue('7a')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()

    await search(page, subject)
    await doWithRow(rowWith(page, subject), 'Update')
    await page.getByLabel('Notification', { exact: true }).fill('Read and filed')
    await save(page)
    await expectToast(page, updated)
    await doWithRow(rowWith(page, subject), 'View')
    await expect(detail(page, 'Notification')).toHaveText('Read and filed')
    await expect(page.getByRole('button', { name: /Enlarge picture/ }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await deleteByDialog(page, subject, deleted)
  })
}

test('the petty cash total follows the filters of the list', async ({ page }) => {
  const project = `Tea ${unique()}`
  await goTo(page, 'Petty Cash')
  for (const [date, amount] of [
    ['05/02/2024', '12500'],
    ['06/03/2025', '٢٥٠٠٠'],
  ] as const) {
    await page.getByRole('link', { name: 'Create Petty Cash' }).first().click()
    await page.getByLabel('Project Name').fill(project)
    await page.getByLabel('Project Amount').fill(amount)
    await page.getByRole('textbox', { name: 'Date' }).fill(date)
    await page.getByLabel('Receipt No').fill('17')
    await page.getByLabel('Receipt Form').fill('Paper')
    await save(page)
    await expectToast(page, 'Petty cash entry created.')
  }
  await search(page, project)
  const total = page.locator('dl > div', { hasText: 'Total Project Amount' })
  await expect(total).toContainText('IQD 37,500')
  const filters = await openFilters(page)
  await choose(filters.getByRole('combobox', { name: 'Year' }), '2024')
  await expect(total).toContainText('IQD 12,500')
  await expect(rowWith(page, project)).toHaveCount(1)
  await choose(filters.getByRole('combobox', { name: 'Month' }), 'March')
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(total).toBeHidden()
  await page.getByRole('button', { name: 'Remove filter Month' }).click()

  await doWithRow(rowWith(page, project), 'Delete')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Are you sure you want to delete this Admin Log Sheet?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Delete Success')
  await expect(total).toBeHidden()
})

test('a payment leaves an account and is printed', async ({ page }) => {
  const payee = `کاک ئازاد ${unique()}`
  await goTo(page, 'Payment Vouchers')
  await page.getByRole('link', { name: 'Create Payment Voucher' }).first().click()
  await expect(page.getByLabel('Voucher No')).toHaveValue(/\d/)
  await page.getByLabel('Subject').fill('Rent of the workshop')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill(payee)
  await page.getByRole('combobox', { name: 'From Field' }).fill('pen')
  await page.getByRole('option', { name: 'PEN-COMPANY', exact: true }).click()
  await page.getByLabel('Amount USD').fill('100')
  await page.getByLabel('Amount IQD').fill('250000')
  await page.getByRole('textbox', { name: 'Date' }).fill('20/11/2026')
  const number = await page.getByLabel('Voucher No').inputValue()
  await save(page)
  await expectToast(page, 'payment vouchar Added Successfully!')

  await search(page, payee)
  await doWithRow(rowWith(page, payee), 'Print')
  const paper = page.getByRole('article', { name: `Payment Voucher ${number}` })
  await expect(paper.getByText('IQD 250,000')).toHaveCount(2)
  await expect(paper.getByText('Two Hundred Fifty Thousand Dinar').first()).toBeVisible()
  await page.getByText('A5', { exact: true }).click()
  await expect(paper.getByText('IQD 250,000')).toHaveCount(1)
  await expectPdf(page, /\/payment-voucher\/generate-pdf\/\d+\?paper=a5/)
  await page.getByRole('link', { name: 'Back' }).click()

  await doWithRow(rowWith(page, payee), 'Update')
  await page.getByLabel('Payroll Salary').fill('November')
  await save(page)
  await expectToast(page, 'Payment voucher updated.')

  // A printed voucher cannot be deleted; one that was never printed can.
  const slip = `Slip ${unique()}`
  await aPayment(await apiOf(manager), { to: slip })
  await search(page, slip)
  await deleteByDialog(page, slip, 'Item successfully deleted.')
})

test('a receipt pays an invoice and is printed', async ({ page }) => {
  const api = await apiOf(manager)
  const mark = unique()
  const customer = await aCustomer(api, { name: `مكتبة بغداد ${mark}` })
  const invoice = await anInvoice(api, {
    customer: customer.id,
    invoice_products: [aLine({ quantity: 1, unit_price: 500 })],
  })
  const draft = await anInvoice(api, { customer: customer.id, status: 'draft' })
  expect(draft.invoice_no).toBe(null)

  await goTo(page, 'Receipt Vouchers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt Voucher sheet')
  await page.getByRole('link', { name: 'Create Receipt Voucher' }).first().click()
  await expect(page.getByRole('combobox', { name: 'To Account' })).toHaveValue('PEN-COMPANY')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Invoice is required.')).toBeVisible()
  await pick(page.getByRole('combobox', { name: 'Invoice' }), invoice.invoice_no ?? '')
  await expect(page.getByRole('combobox', { name: 'From Account' })).toHaveValue(customer.name)
  const money = page.getByRole('region', { name: `Payment summary for ${invoice.invoice_no}` })
  await expect(money.getByText('USD 500.00')).toHaveCount(2)
  await page.getByLabel('Subject').fill(`Advance ${mark}`)

  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Amount USD Advance').fill('300')
  await expect(field('Amount IQD Advance')).toBeDisabled()
  await field('Amount USD Final').fill('250')
  for (const closed of ['Amount IQD Final', 'Net USD', 'Net IQD']) await expect(field(closed)).toBeDisabled()
  await expect(page.getByText('This payment exceeds the outstanding amount by USD 50.00.')).toBeVisible()
  await field('Amount USD Final').fill('0')
  await expect(field('Net USD')).toBeEnabled()
  await expect(page.getByText(/exceeds the outstanding amount/)).toBeHidden()
  await save(page)
  await expectToast(page, 'Receipt Voucher Added Successfully!')

  await search(page, `ADVANCE ${mark}`)
  await expect(page).toHaveURL(new RegExp(`search=advance\\+${mark}`))
  await doWithRow(rowWith(page, mark), 'Update')
  // The list has a filter with the same name.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Update')
  await expect(page.getByLabel('Invoice')).toHaveAttribute('readonly')
  await expect(page.getByLabel('From Account')).toHaveAttribute('readonly')
  await expect(page.getByLabel('Voucher No')).toHaveAttribute('readonly')
  const number = await page.getByLabel('Voucher No').inputValue()
  await page.getByLabel('Receipt Reference').fill('RC-1')
  await save(page)
  await expectToast(page, 'Receipt voucher updated.')

  await doWithRow(rowWith(page, mark), 'Print')
  const paper = page.getByRole('article', { name: `Receipt Voucher ${number}` })
  for (const text of [invoice.invoice_no ?? '', customer.name, 'RC-1', 'Three Hundred Dolar']) {
    await expect(paper.getByText(text, { exact: true })).toHaveCount(2)
  }
  await expectPdf(page, /\/receipt-voucher\/generate-pdf\//)
  await page.getByRole('link', { name: 'Back' }).click()

  // A printed voucher cannot be deleted; one that was never printed can.
  const slip = `Slip ${mark}`
  await aReceipt(api, { invoice: invoice.id, from_account: customer.id, net_usd: 5, subject: slip })
  await search(page, slip)
  await deleteByDialog(page, slip, 'Receipt Voucher successfully deleted.')
})

test('materials are added to the warehouse with a picture', async ({ page }) => {
  const materials = `حبر أزرق ${unique()}`
  await goTo(page, 'Warehouse')
  await page.getByRole('link', { name: 'Create Warehouse Sheet' }).first().click()
  await page.getByLabel('Materials').fill(materials)
  await page.getByLabel('Quantity').fill('2.5')
  await save(page)
  await expectToast(page, 'Warehouse sheet Added Successfully!')

  await search(page, materials)
  await expect(rowWith(page, materials).getByRole('img', { name: 'No picture' })).toBeVisible()
  await doWithRow(rowWith(page, materials), 'Update')
  await page.getByLabel('Image').setInputFiles(await aPicture())
  await save(page)
  await expectToast(page, 'wareHouse Update Success')
  await expect(rowWith(page, materials).getByRole('button', { name: /Enlarge picture/ })).toBeVisible()
  await deleteByDialog(page, materials, 'Warehouse Sheet successfully deleted.')
})

test('a salesman sees only the sheets that salesmen may see', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, await createUser('salesman'))
  await goTo(page, 'Warehouse')
  await expect(page.getByRole('link', { name: 'Create Warehouse Sheet' })).toHaveCount(0)
  const filters = await openFilters(page)
  await expect(filters.getByRole('combobox', { name: "Creator's Role" })).toBeVisible()
  await expect(filters.getByRole('combobox', { name: 'Created By' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const links = page.locator('aside').getByRole('link')
  await expect(links.filter({ hasText: /Voucher|Petty|Financial/ })).toHaveCount(0)
  await page.goto('/receipt-voucher/table')
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
  await context.close()
})
