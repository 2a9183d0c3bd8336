import { expect } from '@playwright/test'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aPayment } from '../src/features/money/payments/testing/a-payment.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

test('users comment on an account on its cash book, and see its activity there', async ({ page }) => {
  const manager = await createUser('manager')
  const account = { name: `Box ${unique()}`, currency: 'USD', opening_balance: 0 }
  const api = await apiOf(await createUser('admin'))
  const { body } = await api.post<{ data: { id: number } }>('/bank-account', account)
  await openAs(page, manager, `/bank-account/cash-book/${body.data.id}`)
  const text = `The drawer sticks ${unique()}`
  const field = page.getByRole('textbox', { name: 'Add a comment' })
  await field.scrollIntoViewIfNeeded()
  await field.fill(text)
  await field.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toContainText(text)
})

test('a cash book, its paper and a list show Inkwell’s own texts in the reader’s language', async ({
  page,
}) => {
  const name = `Box ${unique()}`
  const admin = await apiOf(await createUser('admin'))
  const account = { name, currency: 'USD', opening_balance: 0 }
  const { body } = await admin.post<{ data: { id: number } }>('/bank-account', account)
  const { customer, invoice_no } = await anInvoice(admin)
  const number = invoice_no ?? ''
  await admin.post('/receipt', { customer, usd: 5, usd_account: name })
  const own = `Change for ${unique()}`
  await aPayment(admin, { subject: own, from_field: name, amount_usd: 1 })

  await page.addInitScript(() => localStorage.setItem('inkwell.language', 'ckb'))
  const book = `/bank-account/cash-book/${body.data.id}`
  await openAs(page, await createUser('manager'), book)
  const payment = new RegExp(`پارەدانی [\u2068\u200e]?${number}`)
  await expect(page.locator('main table')).toContainText(payment)
  await expect(page.locator('main table')).toContainText(own)
  await page.goto(book.replace('cash-book', 'cash-book/print'))
  await expect(page.locator('main table')).toContainText(payment)
  await page.goto(`/receipt-voucher/table?search=${number}`)
  await expect(page.getByRole('row').filter({ hasText: number }).first()).toContainText(payment)
})

test('every form starts with the focus in its first field', async ({ page }) => {
  const manager = await createUser('manager')
  await openAs(page, manager, '/customer/create')
  for (const path of [
    '/customer/create',
    '/product/create',
    '/petty-cash/create',
    '/admin-log-sheet/create',
  ]) {
    await page.goto(path)
    const fields = page.locator('main form').locator('input:not([type="hidden"]):enabled, textarea:enabled')
    await expect(fields.first(), path).toBeVisible()
    const isInForm = () =>
      page.evaluate(
        () => document.activeElement?.closest('form') !== null && document.activeElement !== document.body,
      )
    await expect.poll(isInForm, { message: path }).toBe(true)
  }
})
