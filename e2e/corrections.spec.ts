import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'
import { choose, detail, doWithRow, pick, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test('misprinted pens are credited and refunded, and a wrong invoice is cancelled', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `مكتبة ${unique()}`
  const { id: customer } = await aCustomer(api, { name })
  const lines = { invoice_products: [aLine({ product_item: 'Blue pen', quantity: 1000, unit_price: 1 })] }
  const paid = await anInvoice(api, { customer, ...lines })
  const mistaken = await anInvoice(api, { customer, ...lines })
  const allocations = [{ invoice: paid.id, amount_usd: 1000 }]
  expect(await api.post('/receipt', { customer, usd: 1000, allocations })).toMatchObject({ status: 201 })

  await openAs(page, admin, `/invoice/view/${paid.id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Create credit note', exact: true }).click()
  await page.getByRole('textbox', { name: 'Quantity of Blue pen to credit' }).fill('200')
  await expect(
    page.getByText(`USD 0.00 applied to ${paid.invoice_no}, USD 200.00 unapplied credit`),
  ).toBeVisible()
  await choose(page.getByRole('combobox', { name: 'Reason' }), 'Misprint')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Credit note created.')

  await page.goto('/payment-statement-vouchar/create')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Misprinted pens')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Amount USD' }).fill('200')
  await pick(page.getByRole('combobox', { name: 'Refund to' }), name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'payment vouchar Added Successfully!')

  await page.goto(`/customer/view/${customer}`)
  await expect(page.getByRole('region', { name: 'Unapplied credit' })).toContainText(/USD\s0.00/)
  await page.getByRole('link', { name: `${mistaken.invoice_no}` }).click()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Cancel invoice' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Written twice')
  const dialog = page.getByRole('dialog', { name: `Cancel or delete ${mistaken.invoice_no}` })
  await expect(dialog.getByRole('button', { name: 'Keep invoice' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel invoice (keeps its number)' }).click()
  await expect(page.getByRole('alert').getByText('Written twice')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Cancel invoice' })).toHaveCount(0)
  await page.goto(`/customer/view/${customer}`)
  await expect(detail(page, 'Balance')).toHaveText('USD 0.00')
})

test('deleting an issued invoice asks once: cancel it, delete it if the server allows, or keep it', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const { id: customer } = await aCustomer(api)
  const lines = { invoice_products: [aLine({ quantity: 1, unit_price: 100 })] }
  const [paid, free] = [
    await anInvoice(api, { customer, ...lines }),
    await anInvoice(api, { customer, ...lines }),
  ]
  const allocations = [{ invoice: paid.id, amount_usd: 100 }]
  expect(await api.post('/receipt', { customer, usd: 100, allocations })).toMatchObject({ status: 201 })

  await openAs(page, admin, `/invoice/table?customer=${customer}`)
  const ask = async (no: string) => {
    const tried = page.waitForResponse(/\/bulk$/)
    await doWithRow(rowWith(page, no), 'Delete')
    await tried
    return page.getByRole('dialog', { name: `Cancel or delete ${no}` })
  }
  const kept = await ask(paid.invoice_no ?? '')
  await expect(kept.getByRole('button', { name: 'Cancel invoice (keeps its number)' })).toBeVisible()
  // It has a receipt.
  await expect(kept.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await kept.getByRole('button', { name: 'Keep invoice' }).click()
  await expect(kept).toBeHidden()

  const gone = await ask(free.invoice_no ?? '')
  await gone.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Delete Success')
  await expect(rowWith(page, free.invoice_no ?? '')).toHaveCount(0)
  await expect(rowWith(page, paid.invoice_no ?? '')).toBeVisible()
})
