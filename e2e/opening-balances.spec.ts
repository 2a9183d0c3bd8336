import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { anOpening } from '../src/features/money/opening-balances/testing/an-opening.ts'
import { test } from './support/journey.ts'
import { expectPdf } from './support/pdf.ts'
import { apiOf, createUser, openAs, signIn, unique } from './support/people.ts'
import { detail, goTo, pick } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test('opening balances are imported in the middle of a year, and one payment pays two of them and a new invoice', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const mark = unique()
  const customer = await aCustomer(api, { name: `مطبعة ${mark}` })
  const other = await aCustomer(api)
  const lines = Array.from({ length: 20 }, (_, index) => {
    const of = index < 3 ? customer : other
    return `${of.code},,${index < 3 ? `دفتر-${mark}-${index}` : `B-${mark}-${index}`},2026-01-0${1 + (index % 9)},,${100 + index},`
  })
  await signIn(page, admin)
  await goTo(page, 'Opening Balances')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const buffer = Buffer.from(['customer code,name,number,date,due date,amount,remark', ...lines].join('\r\n'))
  await page
    .getByLabel('Spreadsheet')
    .setInputFiles({ name: `previous system ${mark}.csv`, mimeType: 'text/csv', buffer })
  const totals = page.getByRole('region', { name: 'File totals' })
  await expect(totals).toContainText(/Owed by customers.*USD\s2,190.00/s)
  await page.getByRole('checkbox', { name: 'The totals match my previous system' }).check()
  await page.getByRole('button', { name: 'Import 20 opening balances' }).click()
  await expect(page.getByText('Imported: 20 new.').first()).toBeVisible()

  const invoice = await anInvoice(api, {
    customer: customer.id,
    invoice_products: [aLine({ quantity: 1, unit_price: 50 })],
  })
  await page.goto(`/receive-money?customer=${customer.id}`)
  const split = page.getByRole('region', { name: 'Applied to' })
  const old = split.getByRole('row', { name: new RegExp(`دفتر-${mark}-0`) })
  await expect(old).toContainText('Opening balance')
  await expect(split.getByRole('row', { name: /^INV-/ })).not.toContainText('Opening balance')
  // By keyboard only: the amount, then the part of each debt.
  await page.getByLabel('Amount USD').fill('240')
  await expect(old.getByRole('textbox')).toHaveValue('100.00')
  const settles = split.getByRole('textbox')
  await settles.nth(2).press('ControlOrMeta+a')
  await settles.nth(2).pressSequentially('0')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('39')
  await expect(page.locator('output')).toHaveText(
    /USD\s240.00 = USD\s240.00: USD\s100.00 \+ USD\s101.00 \+ USD\s39.00, unapplied credit USD\s0.00/,
  )
  await page.keyboard.press('ControlOrMeta+s')
  const print = page.getByRole('status').getByRole('link', { name: 'Print' })
  await print.click()
  const paper = page.getByRole('region', { name: 'Original' })
  await expect(paper).toContainText(`دفتر-${mark}-0`)
  await expect(paper).toContainText(`دفتر-${mark}-1`)
  await expect(paper).toContainText(invoice.invoice_no ?? 'no number')
  await expectPdf(page, /\/receipt-voucher\/generate-pdf/)

  await page.goto(`/customer/view/${customer.id}`)
  await expect(page.getByRole('region', { name: 'Opening balance' })).toContainText(
    /USD\s102.00.*1 opening balance/s,
  )
  await page.getByRole('link', { name: 'Statement' }).click()
  await expect(page.getByRole('row', { name: /Opening Balance/ })).toHaveCount(3)
  await expect(page.getByRole('row', { name: /Receipt Voucher/ })).toContainText('240.00')
  await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText(/USD\s113.00/)
})

test('opening balances are entered one after another by keyboard alone', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `Bookshop ${unique()}`
  const { id } = await aCustomer(api, { name })
  await openAs(page, admin, '/opening/create')
  await page.getByRole('switch', { name: 'Add another for this customer after saving' }).press('Space')
  await pick(page.getByRole('combobox', { name: 'Customer' }), name)
  const number = page.getByRole('textbox', { name: 'Previous number' })
  await number.focus()
  for (const each of [57, 58, 59]) {
    await expect(number).toBeFocused()
    await expect(number).toHaveValue('')
    await page.keyboard.type(`B-${each}`)
    await page.getByRole('textbox', { name: 'Amount' }).focus()
    await page.keyboard.type(String(each))
    await page.keyboard.press('Control+s')
  }
  await expect(number).toHaveValue('')
  const { body } = await api.get<{ results: object[] }>(`/opening?customer=${id}&ordering=serial`)
  expect(body.results).toMatchObject([
    { number: 'B-57', amount_usd: 57 },
    { number: 'B-58', amount_usd: 58 },
    { number: 'B-59', amount_usd: 59 },
  ])
})

test('unapplied credit is applied to an opening balance, and unapplied by one key', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const { id: customer } = await aCustomer(api)
  const debt = await anOpening(api, { customer, amount_usd: 100 })
  await api.post('/receipt', { customer, usd: 70, allocations: [{ opening: debt.id, amount_usd: 0 }] })
  await openAs(page, admin, `/opening/view/${debt.id}`)
  await expect(page.getByText(/This customer has USD\s70.00 in unapplied credit/)).toBeVisible()
  await page.getByRole('button', { name: 'Apply credit to opening balance' }).click()
  await expectToast(page, /USD\s70.00 credit applied/)
  await expect(detail(page, 'Open amount')).toHaveText(/USD\s30.00/)
  await page.keyboard.press('Control+z')
  await expectToast(page, 'Change undone.')
  await expect(detail(page, 'Open amount')).toHaveText(/USD\s100.00/)
})
