import { expect } from '@playwright/test'
import { extractText } from 'unpdf'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aCreditNote } from '../src/features/money/credit-notes/testing/a-credit-note.ts'
import { aPayment } from '../src/features/money/payments/testing/a-payment.ts'
import { aReceipt } from '../src/features/money/receipts/testing/a-receipt.ts'
import { paths } from '../src/features/paths.ts'
import type { Saved } from '../src/kernel/server/testing/api-client.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { giveSession, openAs, ownersApi, unique } from './support/people.ts'

test.use({ colorScheme: 'dark' })
test.describe.configure({ mode: 'parallel' })

test('a document is printed on white paper, also where the screen is dark', async ({ page }) => {
  const gift = aLine({ product_item: 'Gift 🎁 pen' })
  const invoice = await anInvoice(await ownersApi(), { invoice_products: [gift] })
  await openAs(page, admin, `/invoce-generate/${invoice.id}`)
  await expect(page.getByText('Grand Total')).toBeVisible()
  // What no font has is named beside the paper, and not on it.
  const named = page.getByText('These characters cannot be printed and are left out: 🎁')
  await expect(named).toBeVisible()
  await expect(page.getByRole('article')).not.toContainText('🎁')
  const paper = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.documentElement).colorScheme,
    ])
  expect((await paper())[2]).toBe('dark')
  await page.emulateMedia({ media: 'print' })
  await expect(named).toBeHidden()
  expect(await paper()).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)', 'light'])
})

test('a document that fits one page prints as one page, whatever the paper size', async ({ page }) => {
  const api = await ownersApi()
  const invoice = await anInvoice(api)
  const { id: receipt } = await aReceipt(api, { invoice: invoice.id, from_account: invoice.customer })
  const payment = await aPayment(api)
  const note = await aCreditNote(api, { customer: invoice.customer, invoice: invoice.id })
  const box = {
    name: `Box ${unique()}`,
    currency: 'USD',
    kind: 'cash',
    opening_balance: 40,
    opening_date: '2020-01-01',
  }
  const { id: account } = (await api.post<Saved<{ id: number }>>('/bank-account', box)).body.data
  const close = await api.post<Saved<{ id: number }>>('/cash-close', { account, counted: 40 })
  await giveSession(page, admin)
  for (const address of [
    paths.invoice.print(invoice.id),
    paths.receiptVoucher.print(receipt),
    paths.paymentVoucher.print(payment.id),
    paths.creditNote.print(note.id),
    paths.cashClose.print(close.body.data.id),
    paths.statement.print(invoice.customer ?? 0),
    paths.bankAccount.printCashBook(account),
  ]) {
    await page.goto(address)
    await expect(page.getByRole('article')).toBeVisible()
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []
    expect({ address, pages: pages.length }).toEqual({ address, pages: 1 })
  }
})

test('an invoice of one or two printed pages has its totals on one page with a line', async ({ page }) => {
  const lines = Array.from({ length: 40 }, (_, nth) => aLine({ product_item: `Nib ${nth + 1}` }))
  const invoice = await anInvoice(await ownersApi(), { invoice_products: lines })
  await openAs(page, admin, paths.invoice.print(invoice.id))
  await expect(page.getByRole('article')).toBeVisible()
  const alone: string[] = []
  const pageCounts = new Set<number>()
  for (let count = lines.length; count > 8; count -= 1) {
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    const { text: pages } = await extractText(new Uint8Array(pdf), { mergePages: false })
    const withTotals = pages.find((text) => text.includes('Grand Total')) ?? ''
    if (!withTotals.includes(`Nib ${count}`)) alone.push(`${count} lines on ${pages.length} pages`)
    pageCounts.add(pages.length)
    await page
      .locator('article tbody tr')
      .last()
      .evaluate((row) => row.remove())
  }
  expect(alone).toEqual([])
  expect([...pageCounts].toSorted()).toEqual([1, 2])
})
