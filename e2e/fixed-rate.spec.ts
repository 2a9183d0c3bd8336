import { expect } from '@playwright/test'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aReceipt } from '../src/features/money/receipts/testing/a-receipt.ts'
import { addDays, today } from '../src/kernel/contract/values/day.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

test('a rate’s reason is asked once, and a voucher with a fixed rate is offered no other', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const day = addDays(today('Asia/Baghdad'), -(40 + Math.floor(Math.random() * 200)))
  await api.post('/exchange-rate', { date: day, iqd_per_usd: 1310 })
  const invoice = await anInvoice(api, {
    invoice_date: day,
    invoice_products: [aLine({ quantity: 1, unit_price: 100 })],
  })
  const reason = `Agreed by phone ${unique()}`
  const { id } = await aReceipt(api, {
    invoice: invoice.id,
    from_account: invoice.customer,
    date: day,
    amount_iqd_final: 75_000,
    rate: 1400,
    rate_reason: reason,
  })
  await openAs(page, admin, `/receipt-voucher/update/${id}`)
  await expect(page.getByText(/1,400\.00 is 6(\.\d+)? % above the daily rate for/)).toBeVisible()
  await expect(page.getByLabel('Reason for rate override')).toHaveValue(reason)
  await expect(page.getByRole('button', { name: /^Use [\d,.]+$/ })).toHaveCount(0)
  await page.getByLabel('Subject').fill(`Payment ${unique()}`)
  await page.getByRole('button', { name: 'Save' }).click()
  // With a reason already given there is no question.
  await expect(page).not.toHaveURL(/update/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
