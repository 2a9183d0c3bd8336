import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aCreditNote } from '../src/features/money/credit-notes/testing/a-credit-note.ts'
import type { ReceiptVoucher } from '../src/features/money/receipts/testing/a-receipt.ts'
import type { Saved } from '../src/kernel/server/testing/api-client.ts'
import { aPayment } from '../src/features/money/payments/testing/a-payment.ts'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/journey.ts'
import { apiOf, giveSession, createUser, ownersApi, unique } from './support/people.ts'
import { detail } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test('a receipt shows what it is applied to and what remains, and is cancelled from its menu', async ({
  page,
}) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const name = `Zab ${unique()}`
  const customer = (await aCustomer(api, { name })).id
  const invoice = await anInvoice(api, {
    customer,
    invoice_products: [aLine({ quantity: 1, unit_price: 200 })],
  })
  const { body } = await api.post<Saved<{ vouchers: ReceiptVoucher[] }>>('/receipt', { customer, usd: 150 })
  const [receipt] = body.data.vouchers

  await giveSession(page, manager)
  await page.goto(`/receipt-voucher/view/${receipt?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Receipt Voucher ${receipt?.voucher_no}`)
  const head = page.getByRole('region', { name: 'Money' })
  await expect(head.getByText(/^USD\s150.00$/)).toBeVisible()
  await expect(head.getByRole('link', { name })).toBeVisible()
  await expect(detail(page, 'To Account')).not.toHaveText('')
  await expect(page.getByText('N/A')).toHaveCount(0)
  const row = page
    .getByRole('region', { name: 'Applied to' })
    .getByRole('row', { name: invoice.invoice_no ?? '' })
  await expect(row).toContainText(/USD\s150.00.*USD\s50.00/)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/invoice/view/${invoice.id}`)
  await page.goBack()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Cancel voucher' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Counted twice')
  await dialog.getByRole('button', { name: 'Cancel receipt voucher' }).click()
  await expect(page.getByText('Counted twice').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update' })).toBeHidden()
  await expect(page.getByText('This voucher is not applied to any invoice or opening balance.')).toBeVisible()
})

test('unapplied credit is refunded from the customer’s page, and from a credit note', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const name = `Diyala ${unique()}`
  const customer = (await aCustomer(api, { name })).id
  await api.post('/receipt', { customer, usd: 60 })
  const lines = [{ description: 'Goodwill', quantity: 1, unit_price: 40 }]
  const note = await aCreditNote(api, { customer, lines })

  await giveSession(page, manager)
  await page.goto(`/credit-note/view/${note.id}`)
  await page.getByRole('link', { name: 'Refund' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(`Refund of ${note.credit_note_no}`)
  await expect(page.getByLabel('Amount USD')).toHaveValue(/^40(\.00)?$/)
  await expect(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue(name)
  await expect(page.getByRole('combobox', { name: 'From Field' })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'payment vouchar Added Successfully!')
  await expect(page).toHaveURL(`/credit-note/view/${note.id}`)

  await page.goto(`/customer/view/${customer}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Refund' }).click()
  await expect(page.getByLabel('Amount USD')).toHaveValue(/^60(\.00)?$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'payment vouchar Added Successfully!')
  await expect(page).toHaveURL(`/customer/view/${customer}`)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Refund' })).toBeHidden()
})

test('a voucher is saved with the next number if another user has taken the proposed one', async ({
  page,
}) => {
  const manager = await createUser('manager')
  await giveSession(page, manager)
  await page.goto('/payment-statement-vouchar/create')
  await expect(page.getByLabel('Voucher No')).not.toHaveValue('')
  await page.getByLabel('Subject').fill('Paper')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('Rafidain Paper')
  await page.getByLabel('Amount USD').fill('5')
  // The form does not learn of the other voucher before it is saved.
  await holdBack(page, '**/next-number')
  await aPayment(await apiOf(manager))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'payment vouchar Added Successfully!')
})

test('on a phone the saved receipt is visible, and cash goes into the user’s own cash box', async ({
  page,
}) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const owner = await ownersApi()
  const box = `Drawer ${unique()}`
  const custodian = (await api.get<{ id: number }>('/auth/me')).body.id
  const form = { name: box, currency: 'USD', kind: 'cash', keeper: custodian, opening_balance: 0 }
  expect((await owner.post('/bank-account', form)).status).toBe(201)
  const invoice_products = [aLine({ quantity: 1, unit_price: 200 })]
  const { customer } = await anInvoice(api, { payment_method: 'cash', invoice_products })

  await page.setViewportSize({ width: 390, height: 700 })
  await giveSession(page, manager)
  await page.goto(`/receive-money?customer=${customer}`)
  await expect(page.getByRole('combobox', { name: 'USD account' })).toHaveValue(box)
  await page.getByLabel('Amount USD').fill('30')
  await page.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Print' }) })
  await expect(saved).toBeInViewport()
  await saved.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('region', { name: 'Original' })).toContainText(box)
})
