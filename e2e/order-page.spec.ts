import { expect, type Page } from '@playwright/test'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import type { Listed } from '../src/kernel/server/testing/api-client.ts'
import { test } from './support/own-product.ts'
import { anotherDevice, apiOf, createUser, openAs, ownersApi } from './support/people.ts'
import { detail } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

/** The labels of the specification's fields. */
const specified = [
  'Invoice Number',
  'Date',
  'Customer Name',
  'Customer Code',
  'Customer Email',
  'Invoice Amount',
  'Total Paid',
  'Outstanding',
  'Age Days',
  'Status',
  'Notes',
  'Created At',
]

const section = (page: Page) => page.getByRole('region', { name: 'Order', exact: true })

/** An invoice of USD 500, partially paid in both currencies, with its order. */
async function partlyPaid() {
  const api = await apiOf(await createUser('manager'))
  const invoice = await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: 500 })] })
  for (const amounts of [{ amount_usd_advance: 120 }, { amount_iqd_final: 131_000, rate: 1310 }]) {
    const form = { invoice: invoice.id, from_account: invoice.customer, subject: 'Part', ...amounts }
    expect((await api.post('/receipt-voucher', form)).status).toBe(201)
  }
  const { body } = await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice.id}`)
  return { api, invoice, no: invoice.invoice_no ?? '', order: body.results[0]?.id ?? 0 }
}

/** The section has each field of the specification once. */
async function expectSpecified(page: Page): Promise<void> {
  for (const label of specified) {
    await expect(
      section(page)
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) }),
    ).toHaveCount(1)
  }
}

test('the address of an order opens its invoice at the order, with payments that add up', async ({
  page,
  browser,
}) => {
  const { api, invoice, no, order } = await partlyPaid()
  const manager = await createUser('manager')
  await openAs(page, manager, `/invoice-tracker/view/${order}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Invoice ${no}`)
  const title = section(page).getByRole('heading', { name: 'Order' })
  await expect(title).toBeFocused()
  // At the top of the window, below the bar.
  await expect.poll(async () => (await title.boundingBox())?.y ?? 0).toBeLessThan(160)
  await expectSpecified(page)
  await expect(section(page).getByRole('textbox')).toHaveCount(0)
  const main = page.getByRole('main')
  for (const name of ['Back', 'Update', 'Print', 'Receive money']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(1)
  }

  // Dollars and dinars are each shown as received, and add up as dollars.
  const receipts = page.getByRole('region', { name: 'Receipts' })
  await expect(receipts.getByRole('row')).toHaveText([
    /Receipt Voucher/,
    /IQD\s131,000.*USD\s100.00/,
    /USD\s120.00.*USD\s120.00/,
    /Total Paid.*USD\s220.00/,
  ])
  await expect(detail(page, 'Outstanding')).toHaveText('USD 280.00')

  // Its own comments are shown, and live changes.
  await expect(page.getByRole('tab', { name: 'Order' })).toHaveAttribute('aria-selected', 'true')
  await api.put(`/invoice-tracker/${order}`, { notes: 'Call before noon' })
  await expect(section(page)).toContainText('Call before noon')
  await section(page).getByRole('link', { name: 'Update Order' }).press('Enter')
  await expect(page).toHaveURL(`/invoice-tracker/update/${order}`)
  await page.getByRole('textbox', { name: 'Notes' }).fill('Call after noon')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Order updated.')

  // The invoice's own address starts at its head, with the same section below.
  await page.goto(`/invoice/view/${invoice.id}`)
  await expect(section(page)).toContainText('Call after noon')
  await expect(title).not.toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('tab', { name: 'Invoice' })).toHaveAttribute('aria-selected', 'true')

  const phone = await anotherDevice(browser, manager, `/invoice-tracker/view/${order}`)
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.reload()
  const onPhone = section(phone).getByRole('heading', { name: 'Order' })
  await expect(onPhone).toBeFocused()
  await expect.poll(async () => (await onPhone.boundingBox())?.y ?? 0).toBeLessThan(300)
  const widths = await phone.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})

test.describe('without the permission to view invoices', () => {
  test.afterEach(async () => {
    await (
      await ownersApi()
    ).put('/settings/permissions/invoices/salesman', { verbs: ['view', 'create', 'update'] })
  })

  test('an order is shown alone, and nothing of its invoice is requested', async ({ page }) => {
    const { no, order } = await partlyPaid()
    const owner = await ownersApi()
    expect((await owner.put('/settings/permissions/invoices/salesman', { verbs: [] })).status).toBe(200)
    const salesman = await createUser('salesman')
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await openAs(page, salesman, `/invoice-tracker/view/${order}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Order ${no}`)
    await expectSpecified(page)
    await expect(detail(page, 'Total Paid')).toHaveText('USD 220.00')
    const main = page.getByRole('main')
    for (const name of ['Products', 'Money', 'Receipts']) {
      await expect(main.getByRole('region', { name, exact: true })).toBeHidden()
    }
    await expect(main.locator('a[href^="/invo"]:not([href^="/invoice-tracker"])')).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveCount(0)
    expect(calls.filter((path) => /^\/api\/v1\/(invoice|receipt-voucher)(\/|$)/.test(path))).toEqual([])
    await main.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/invoice-tracker\/table/)
  })
})
