import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { admin } from './support/admin.ts'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

test('selected customers are deleted together except for one in use, and are restored', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const name = `Bulk ${unique()}`
  const ids: number[] = []
  for (let nth = 10; nth < 37; nth++) ids.push((await aCustomer(api, { name: `${name} ${nth}` })).id)
  await anInvoice(api, { customer: ids[3] })
  await openAs(page, manager, `/customer/table?ordering=name&search=${encodeURIComponent(name)}`)
  const rows = page.getByRole('row', { name })
  await expect(rows).toHaveCount(25)
  // By keyboard, and by checkbox.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await rows.nth(1).getByRole('checkbox', { name: 'Select row' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await expect(bar.getByText('2 selected', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await expect(bar.getByText('25 selected', { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Select all 27 found' }).click()
  await expect(bar.getByText('All 27 found are selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete' })
  await expect(dialog.getByText('Available for 26 of 27 selected.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText(`${name} 13`)
  await dialog.getByRole('button', { name: 'Delete 26' }).dblclick()
  await expect(dialog.getByText('26 of 27 done')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('26 of 26 done')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(rows).toHaveCount(25)
})

test('the rows of a page can be selected once they are loaded', async ({ page }) => {
  const manager = await createUser('manager')
  const { name } = await aCustomer(await apiOf(manager))
  const rowsCome = await holdBack(page, /api\/v1\/customer\?/)
  await openAs(page, manager, `/customer/table?search=${encodeURIComponent(name)}`)
  const all = page.getByRole('checkbox', { name: 'Select all rows on this page' })
  await expect(all).toBeDisabled()
  rowsCome()
  await all.check()
  await expect(page.getByRole('toolbar', { name: 'Selection' }).getByText('1 selected')).toBeVisible()
})

test('the total of selected invoices is shown beside them', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const { id: customer } = await aCustomer(api)
  for (const unit_price of [100, 20]) {
    await anInvoice(api, { customer, invoice_products: [aLine({ quantity: 1, unit_price })] })
  }
  await openAs(page, manager, `/invoice/table?customer=${customer}`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await expect(bar.locator('dl > div', { hasText: 'Grand Total' })).toContainText(/USD\s120.00/)
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
})

test('the papers of selected invoices are printed at once, and the rows stay selected', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const { id: customer } = await aCustomer(api)
  for (let nth = 0; nth < 3; nth++) await anInvoice(api, { customer })
  await openAs(page, manager, `/invoice/table?customer=${customer}`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  const opened = page.waitForEvent('popup')
  await bar.getByRole('button', { name: 'Print' }).click()
  const window = await opened
  await expect(window.locator('iframe')).toHaveAttribute('src', /^blob:/)
  await window.close()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bar.getByText('3 selected', { exact: true })).toBeVisible()
})

test('where the browser blocks the window, the papers are one file to download', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const { id: customer } = await aCustomer(api)
  for (let nth = 0; nth < 3; nth++) await anInvoice(api, { customer })
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openAs(page, manager, `/invoice/table?customer=${customer}`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Print' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print' })
  await dialog.getByRole('button', { name: 'Print 3' }).click()
  await expect(dialog.getByText('3 of 3 done')).toBeVisible()
  const begun = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  expect((await begun).suggestedFilename()).toMatch(/^Invoices \d{4}-\d{2}-\d{2}\.pdf$/)
  await dialog.getByRole('button', { name: 'Done' }).click()
})

test.describe('when one of the records is refused', () => {
  test.use({ callsMayFail: true })

  test('nothing is done if the user chooses all or nothing', async ({ page }) => {
    const manager = await createUser('manager')
    const api = await apiOf(manager)
    const name = `Whole ${unique()}`
    const ids = [await aCustomer(api, { name: `${name} 1` }), await aCustomer(api, { name: `${name} 2` })]
    await anInvoice(api, { customer: ids[0]?.id })
    await openAs(page, manager, `/customer/table?search=${encodeURIComponent(name)}`)
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete' })
    await dialog.getByRole('radio', { name: 'Do nothing if any record fails' }).check()
    await dialog.getByRole('button', { name: 'Delete 2' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Nothing was changed')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('row', { name })).toHaveCount(2)
  })
})

test('a superuser sees another user’s bulk job, stops it, and undoes it', async ({ page }) => {
  const api = await apiOf(await createUser('manager'))
  const name = `Stop ${unique()}`
  const { id } = await aCustomer(api, { name })
  // All but the first do not exist: each is refused, and takes some time.
  const many = 1777
  const ids = [id, ...Array.from({ length: many - 1 }, (_, nth) => 2_000_000_000 + nth)]
  await openAs(page, admin, '/settings?tab=bulk')
  await expect(page.getByRole('region', { name: 'Bulk actions' })).toBeVisible()
  const begun = await api.post('/bulk', { resource: 'customer', action: 'delete', ids })
  expect(begun.status).toBe(202)
  const job = page.getByRole('listitem').filter({ hasText: 'of 1,777 done' })
  await expect(job).toContainText('Running')
  await expect(job).toContainText('Started by Test manager')
  await expect(job).toContainText('1 of 1,777 done')
  await job.getByRole('button', { name: 'Stop Customers · Delete' }).click()
  await expect(page.getByText('Bulk action stopped.')).toBeVisible()
  await expect(job).toContainText('Stopped')
  expect((await api.get(`/customer/${id}`)).status).toBe(404)
  await job.getByRole('button', { name: 'Undo Customers · Delete' }).click()
  await expect(page.getByText('Undo started.')).toBeVisible()
  await expect(job).toHaveCount(0)
  await expect.poll(async () => (await api.get(`/customer/${id}`)).status).toBe(200)
})
