import { expect, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import type { Api, Listed } from '../src/kernel/server/testing/api-client.ts'
import { translators } from '../src/i18n/translators.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, signIn, unique } from './support/people.ts'
import { goTo, pick } from './support/screen.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

const sheet = (page: Page) => page.getByRole('article')
const box = (page: Page, row: string, label: string | RegExp) =>
  page.getByRole('group', { name: row, exact: true }).getByRole('checkbox', { name: label })

async function anOrderedInvoice(api: Api) {
  const customer = await aCustomer(api, { name: `چاپخانەی ژین ${unique()}` })
  const invoice = await anInvoice(api, {
    customer: customer.id,
    invoice_type: 'credit',
    payment_method: 'bank_transfer',
    is_shipping_required: true,
    delivery_country: 'Jordan',
    po_ref: 'PO-9',
    invoice_products: [aLine({ quantity: 1, unit_price: 6000 })],
  })
  const { body } = await api.get<Listed<{ order_no: string }>>(`/invoice?search=${invoice.invoice_no}`)
  return { customer, invoice, order_no: body.results[0]?.order_no ?? '' }
}

/** The size of each printed page in millimetres. */
async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: false })).toString('latin1')
  const boxes = pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4)
  return Array.from(boxes, ([, width, height]) => `${millimetres(width)} x ${millimetres(height)}`)
}

/** Expects that only the paper is printed, without the screen around it, within its margins. */
async function expectCleanPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page)).toBeVisible()
  for (const around of [
    page.getByRole('banner'),
    page.locator('aside'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('combobox', { name: 'Fill in from an invoice' }),
  ]) {
    await expect(around).toBeHidden()
  }
  expect(await printedPages(page)).toEqual(['210 x 297'])
  await page.emulateMedia({ media: null })
}

test('the terms are written in words, for themselves or for an invoice, and print on one page', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const { customer, invoice, order_no } = await anOrderedInvoice(await apiOf(salesman))
  await signIn(page, salesman)
  await goTo(page, 'Terms')
  await page.getByRole('link', { name: 'Invoice Term' }).click()
  await expect(page).toHaveURL(/\/invoice-term$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Special Terms and Instructions')
  for (const words of [
    'Direct Sale or Credit',
    '50% deposit for orders under $5,000 and 60% deposit for orders over $5,000 before production.',
    'Accepted: Cash, Bank Transfer, Credit/Debit Card.',
    'Contracts are issued only after the payment is confirmed.',
    'Production does not start without the customer code.',
    /tracking code/i,
    /reference for every payment/,
    /official e-mail/,
    /Delivery by air, land or sea/,
    'Taxes are included or excluded, as agreed for the order.',
  ]) {
    await expect(sheet(page).getByText(words).first()).toBeVisible()
  }
  await expectCleanPrint(page)

  await pick(page.getByRole('combobox', { name: 'Fill in from an invoice' }), invoice.invoice_no ?? '')
  await expect(page).toHaveURL(new RegExp(`invoice=${invoice.id}$`))
  for (const words of [
    customer.name,
    'PO-9',
    'Agreed for this order: Bank Transfer.',
    'For this order: a deposit of 60%, USD 3,600.00 of USD 6,000.00, before production.',
    `Tracking code: ${order_no}`,
    `Customer code: ${customer.code}`,
    `Invoice reference: ${invoice.invoice_no}`,
    'Destination country: Jordan',
  ]) {
    await expect(sheet(page)).toContainText(words)
  }
  await expectCleanPrint(page)
})

test('the boxes are selected by hand or by the invoice, which leads there, and both parties sign', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const { customer, invoice, order_no } = await anOrderedInvoice(await apiOf(salesman))
  await openAs(page, salesman, '/term-service')
  await page.getByRole('link', { name: 'Special Term' }).click()
  await expect(page).toHaveURL(/\/special-term$/)
  for (const [row, ...labels] of [
    ['Invoice Type', 'Direct Sale', 'Credit'],
    ['Payment Terms', /50% deposit/, /60% deposit/],
    ['Payment Method', 'Cash', 'Bank Transfer', 'Credit/Debit Card'],
    ['Shipping Costs', 'Included', 'Excluded'],
    ['Delivery Method', 'Air', 'Land', 'Sea'],
    ['Taxes', 'Included', 'Excluded'],
    ['Agreed', /Contracts are issued/, /customer code/, /official e-mail/],
  ] as const) {
    for (const label of labels) await expect(box(page, row, label)).not.toBeChecked()
  }
  await box(page, 'Delivery Method', 'Land').check()
  await box(page, 'Delivery Method', 'Sea').check()
  await expect(box(page, 'Delivery Method', 'Land')).not.toBeChecked()
  for (const part of ['First Part', 'Second Part']) {
    const signature = sheet(page).getByRole('region', { name: part })
    await expect(signature.getByLabel('Name')).toBeEditable()
    await expect(signature.getByLabel('Date')).toBeEditable()
  }
  await expectCleanPrint(page)

  await page.goto(`/invoice/view/${invoice.id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Special Term' }).click()
  await expect(page).toHaveURL(new RegExp(`/special-term\\?invoice=${invoice.id}$`))
  await expect(sheet(page)).toContainText(customer.name)
  await expect(box(page, 'Invoice Type', 'Credit')).toBeChecked()
  await expect(box(page, 'Invoice Type', 'Direct Sale')).not.toBeChecked()
  await expect(box(page, 'Payment Terms', /60% deposit/)).toBeChecked()
  await expect(box(page, 'Payment Method', 'Bank Transfer')).toBeChecked()
  for (const [label, value] of [
    ['Tracking Code', order_no],
    ['Customer Code', customer.code],
    ['Invoice Reference', invoice.invoice_no ?? ''],
    ['Destination Country', 'Jordan'],
  ] as const) {
    await expect(sheet(page).getByRole('textbox', { name: label })).toHaveValue(value)
  }
  await expectCleanPrint(page)
})

test('terms without an invoice use the reader’s language, those of an order the customer’s', async ({
  page,
}) => {
  const salesman = await createUser('salesman')
  const { invoice } = await anOrderedInvoice(await apiOf(salesman))
  await page.addInitScript(() => localStorage.setItem('inkwell.language', 'ckb'))
  await signIn(page, salesman, translators.ckb)
  await page.goto('/special-term')
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText(translators.ckb('Special Terms'))
  await page.goto(`/special-term?invoice=${invoice.id}`)
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Special Terms')
})
