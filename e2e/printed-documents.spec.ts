import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aReceipt } from '../src/features/money/receipts/testing/a-receipt.ts'
import { test } from './support/journey.ts'
import { apiOf, giveSession, createUser, unique } from './support/people.ts'
import { doWithRow, rowWith } from './support/screen.ts'

// A deletion is refused.
test.use({ callsMayFail: true })

test('a printed receipt is cancelled instead of deleted, a changed invoice shows its earlier paper, and a receipt leads to the missing numbers', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `Zagros ${unique()}`
  const customer = (await aCustomer(api, { name })).id
  const invoice = await anInvoice(api, { customer })
  const receipt = await aReceipt(api, { invoice: invoice.id, from_account: customer, net_usd: 5 })
  const slip = await aReceipt(api, { invoice: invoice.id, from_account: customer, net_usd: 6 })
  expect(await api.delete(`/receipt-voucher/${slip.id}`)).toMatchObject({ status: 204 })

  await giveSession(page, admin)
  const noted = page.waitForResponse((response) => response.url().endsWith(`/${receipt.id}/printed`))
  await page.goto(`/receipt-voucher/print/${receipt.id}`)
  expect((await noted).status()).toBe(204)
  await page.goto(`/receipt-voucher/table?search=${receipt.voucher_no}`)
  await doWithRow(rowWith(page, name), 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete!' }).click()
  const stays = page
    .getByRole('dialog')
    .filter({ hasText: 'has been printed and cannot be deleted. Cancel it instead.' })
  await stays.getByRole('button', { name: 'Cancel voucher' }).click()
  // Asks for the reason at once, in the list.
  const asks = page.getByRole('dialog', { name: `Cancel receipt voucher ${receipt.voucher_no}` })
  await expect(asks.getByRole('button', { name: 'Cancel receipt voucher' })).toBeVisible()

  expect(await api.post(`/invoice/${invoice.id}/printed`)).toMatchObject({ status: 204 })
  expect(await api.put(`/invoice/${invoice.id}`, { po_ref: 'NEW-1', unusual_date: true })).toMatchObject({
    status: 200,
  })
  await page.goto(`/invoice/view/${invoice.id}`)
  await expect(page.getByText('Revision 2').first()).toBeVisible()
  await page
    .getByRole('region', { name: 'Earlier revisions' })
    .getByRole('link', { name: 'Revision 1' })
    .click()
  await expect(page.getByText(String(invoice.invoice_no)).first()).toBeVisible()
  await expect(page.getByText('NEW-1')).toHaveCount(0)
  await page.getByRole('link', { name: 'Current version' }).click()
  await expect(page.getByText('NEW-1').first()).toBeVisible()

  await page.goto(`/missing-numbers?search=${slip.voucher_no}`)
  await expect(page.getByText('USD 6.00')).toBeVisible()
})

test('the form of a printed receipt disables its fixed fields, gives the reason, and saves its texts', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const customer = (await aCustomer(api, { name: `Tigris ${unique()}` })).id
  const invoice = await anInvoice(api, { customer })
  const { id } = await aReceipt(api, { invoice: invoice.id, from_account: customer, net_usd: 5 })
  const reason =
    'This document was printed, so the disabled fields cannot be changed. To correct them, cancel it and create a new one.'
  await giveSession(page, admin)
  await page.goto(`/receipt-voucher/update/${id}`)
  await expect(page.getByLabel('Net USD')).toBeEnabled()
  await expect(page.getByText(reason)).toHaveCount(0)
  expect(await api.post(`/receipt-voucher/${id}/printed`)).toMatchObject({ status: 204 })
  await page.reload()
  await expect(page.getByText(reason)).toBeVisible()
  for (const label of ['Net USD', 'Date', 'To Account']) {
    await expect(page.getByLabel(label).first()).toBeDisabled()
  }
  await page.getByLabel('Subject').fill('Second thoughts')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/receipt-voucher\/table/)
  expect((await api.get<{ subject: string }>(`/receipt-voucher/${id}`)).body.subject).toBe('Second thoughts')
})
