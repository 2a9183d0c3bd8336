import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { aReceipt } from '../src/features/money/receipts/testing/a-receipt.ts'
import type { Saved } from '../src/kernel/server/testing/api-client.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

// Each journey has people and records of its own.
test.describe.configure({ mode: 'parallel' })

test('the dashboard begins with the user’s own tasks, and leads to them by keyboard', async ({ page }) => {
  const salesman = await createUser('salesman')
  const api = await apiOf(salesman)
  // Until the first invoice, the first steps come before it.
  await anInvoice(api)
  const { id } = (await api.post<Saved<{ id: number }>>('/invoice', { status: 'draft' })).body.data
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, salesman, '/dashboad')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Today')
  const draft = page.getByRole('region', { name: 'Your drafts' }).getByRole('link')
  await expect(draft).toBeInViewport()
  await draft.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/invoice/update/${id}`)
})

test('an admin sees who changed which record, and filters the changes of money', async ({ page }) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const name = `Rafidain ${unique()}`
  const { id } = await aCustomer(api, { name })
  await api.put(`/customer/${id}`, { address: 'Basra' })
  const { id: person } = (await api.get<{ id: number }>('/auth/me')).body
  await openAs(page, admin, `/changes?person=${person}`)
  const change = page.getByRole('listitem').filter({ hasText: 'Basra' }).first()
  await expect(change).toContainText(name)
  await expect(change).toContainText('Baghdad')
  await page.getByRole('switch', { name: 'Money only' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('No activity matches your filters.')).toBeVisible()
  await page.keyboard.press('Space')
  await change.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page).toHaveURL(`/customer/view/${id}`)
})

test('the daily summary shows a cashier’s receipts, and prints', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  await aReceipt(api, { net_usd: 123.45 })
  await openAs(page, manager, '/day-sheet')
  const takings = page.getByRole('region', { name: 'Receipts by cashier' })
  await expect(takings.getByRole('row').filter({ hasText: 'USD 123.45' })).toBeVisible()
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Daily Summary' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'User' })).toBeVisible()
})
