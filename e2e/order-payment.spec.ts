import { expect, type Page } from '@playwright/test'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import type { Listed } from '../src/kernel/server/testing/api-client.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { choose, detail, doWithRow, goTo, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('the outstanding amount of an invoice is recorded from its page, and pays it', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const { id, invoice_no, customer_name } = await anInvoice(api, {
    invoice_products: [aLine({ quantity: 1, unit_price: 500 })],
  })
  const no = invoice_no ?? ''
  await openAs(page, manager, `/invoice/view/${id}`)
  const money = page.getByRole('region', { name: 'Money' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(no)
  await expect(heading).toContainText('Past due')
  await expect(page.getByRole('main').getByText('Past due', { exact: true })).toHaveCount(1)
  // Label and value of a fact stand in one line, on a phone too.
  const label = page.getByRole('main').getByRole('term').filter({ hasText: 'Payment Method' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(async () => {
      const at = await label.boundingBox()
      const value = await detail(page, 'Payment Method').boundingBox()
      return Math.abs((at?.y ?? 0) - (value?.y ?? 99))
    })
    .toBeLessThan(4)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(money.getByText(customer_name ?? '', { exact: true })).toBeVisible()
  const receipts = page.getByRole('region', { name: 'Receipts' })
  await expect(receipts.getByText('No receipts yet.', { exact: true })).toBeVisible()
  await expect(detail(page, 'Outstanding')).toHaveText('USD 500.00')
  // While something is due, receiving money is the main action; the form of a voucher is elsewhere.
  await expect(page.getByRole('main').getByRole('link', { name: 'Receive money' })).toBeVisible()
  await page.goto(`/receipt-voucher/create?invoice=${id}`)
  await expect(page.getByRole('combobox', { name: 'Invoice' })).toHaveValue(no)
  await expect(page.getByRole('combobox', { name: 'From Account' })).toHaveValue(customer_name ?? '')
  await expect(page.getByRole('combobox', { name: 'To Account' })).toHaveValue('PEN-COMPANY')
  await expect(page.getByLabel('Subject')).toHaveValue(`Payment of ${no}`)
  await expect(field(page, 'Amount USD Final')).toHaveValue('500.00')
  await field(page, 'Amount USD Final').fill('300')
  const number = await page.getByLabel('Voucher No').inputValue()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Receipt Voucher Added Successfully!')

  await expect(page).toHaveURL(new RegExp(`/invoice/view/${id}$`))
  await expect(receipts.getByRole('row', { name: `No. ${number}` })).toContainText('USD 300.00')
  await expect(receipts.getByRole('link', { name: `No. ${number}` })).toBeVisible()
  await expect(receipts.getByRole('row', { name: 'Total Paid' })).toContainText('USD 300.00')
  await page.getByRole('link', { name: 'Update', exact: true }).click()
  await expect(page.getByLabel('Customer', { exact: true })).toHaveAttribute('readonly')
  await expect(page.getByText('This invoice has receipts, so its customer cannot be changed.')).toBeVisible()

  await goTo(page, 'Order Tracker')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(no)
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible()
  await doWithRow(rowWith(page, no), 'View')
  await expect(receipts.getByRole('link', { name: `No. ${number}` })).toBeVisible()
  for (const [label, text] of [
    ['Total Paid', 'USD 300.00'],
    ['Outstanding', 'USD 200.00'],
  ] as const) {
    await expect(detail(page, label)).toHaveText(text)
  }
})

test('a receipt form can be opened with its customer and its invoice', async ({ page }) => {
  const manager = await createUser('manager')
  const mark = unique()
  await openAs(page, manager, '/receipt-voucher/create')
  const customer = page.getByRole('combobox', { name: 'From Account' })
  await customer.fill(`Zagros ${mark}`)
  await page.getByRole('option', { name: '+ Create Customer' }).click()
  const newCustomer = page.getByRole('dialog', { name: 'Create New Customer' })
  await newCustomer.getByLabel('Code').fill(`Z-${mark}`)
  await newCustomer.getByRole('textbox', { name: 'Email' }).fill('zagros@example.com')
  await newCustomer.getByRole('textbox', { name: 'Address' }).fill('Erbil')
  await newCustomer.getByRole('button', { name: 'Save' }).click()
  await expect(customer).toHaveValue(`Zagros ${mark}`)
  const api = await apiOf(manager)
  const [zagros] = (await api.get<Listed<{ id: number }>>(`/customer?search=${mark}`)).body.results
  expect(await api.post('/receipt', { customer: zagros?.id, usd: 10 })).toMatchObject({ status: 201 })

  const invoice = page.getByRole('combobox', { name: 'Invoice' })
  await invoice.fill(mark)
  await page.getByRole('option', { name: '+ Create Invoice' }).click()
  const newInvoice = page.getByRole('dialog', { name: 'Create Invoice' })
  await expect(newInvoice.getByRole('combobox', { name: 'Customer' })).toHaveValue(`Zagros ${mark}`)
  await choose(newInvoice.getByRole('combobox', { name: 'Invoice Type' }), 'Direct')
  await choose(newInvoice.getByRole('combobox', { name: 'Payment Method' }), 'Cash')
  await newInvoice.getByLabel('Age Days').fill('7')
  await newInvoice.getByRole('button', { name: 'Add product' }).click()
  const line = page.getByRole('dialog', { name: 'Add product' })
  await line.getByText('Custom item').click()
  await line.getByLabel('Description').fill('Set-up charge')
  await line.getByLabel('Unit Price').fill('25')
  await page.keyboard.press('Enter')
  await expect(line).toBeHidden()
  await expect(newInvoice.locator('[data-field="grand_total"]')).toHaveText('USD 25.00')
  await newInvoice.getByRole('button', { name: 'Issue invoice' }).click()
  // Issued within another task, with the question about credit; then the task continues.
  const question = page.getByRole('dialog', { name: 'Apply credit?' })
  await question.getByRole('button', { name: 'Apply credit' }).click()
  await expectToast(page, /USD\s10.00 credit applied/)
  await expect(newInvoice).toBeHidden()
  await expect(invoice).toHaveValue(/^INV-/)
  await expect(page).toHaveURL(/receipt-voucher\/create$/)
})

test('a manual payment is listed beside the vouchers until one replaces it', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const invoice = await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: 500 })] })
  const no = invoice.invoice_no ?? ''
  const received = {
    invoice: invoice.id,
    from_account: invoice.customer,
    subject: 'Advance',
    amount_usd_advance: 300,
    amount_iqd_final: 131_000,
    rate: 1310,
  }
  expect((await api.post('/receipt-voucher', received)).status).toBe(201)
  const orders = await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice.id}`)
  const order = orders.body.results[0]?.id
  await openAs(page, manager, `/invoice-tracker/update/${order}`)
  for (const name of [
    'Invoice',
    'Invoice Number',
    'Customer Name',
    'Invoice Amount',
    'Customer Code',
    'Customer Email',
  ]) {
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('readonly')
  }
  // The form starts with this field.
  await expect(field(page, 'Total Paid')).toBeFocused()
  await expect(field(page, 'Total Paid')).toHaveValue('400')
  await field(page, 'Total Paid').fill('414.50')
  await expect(field(page, 'Outstanding')).toHaveValue('85.50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Order updated.')

  await page.goto(`/invoice-tracker/view/${order}`)
  for (const [label, text] of [
    ['Total Paid', 'USD 414.50'],
    ['Outstanding', 'USD 85.50'],
  ] as const) {
    await expect(detail(page, label)).toHaveText(text)
  }
  await expect(page.getByRole('region', { name: 'Receipts' }).getByRole('row')).toHaveText([
    /Receipt Voucher/,
    /USD\s300.00 · IQD\s131,000.*USD\s400.00/,
    /Manual payments.*USD\s14.50/,
    /Total Paid.*USD\s414.50/,
  ])
  const madeOf = page.getByText('USD 414.50: USD 400.00 by receipts, USD 14.50 recorded manually by')
  await expect(madeOf).toBeVisible()
  await page.getByRole('link', { name: 'Replace with receipt voucher' }).click()
  const stands = page.getByRole('switch', { name: 'This voucher replaces the manual payment' })
  await expect(field(page, 'Amount USD Final')).toHaveValue('14.50')
  await expect(stands).toBeChecked()
  await field(page, 'Amount USD Final').fill('85.5')
  await expect(stands).not.toBeChecked()
  await field(page, 'Amount USD Final').fill('14.5')
  await expect(stands).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Receipt Voucher Added Successfully!')
  await page.goto(`/invoice-tracker/view/${order}`)
  await expect(detail(page, 'Total Paid')).toHaveText('USD 414.50')
  await expect(madeOf).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(no)
})
