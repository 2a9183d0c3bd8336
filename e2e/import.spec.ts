import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import type { Listed } from '../src/kernel/server/testing/api-client.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, signIn, unique } from './support/people.ts'
import { goTo, rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test.describe.configure({ mode: 'parallel' })

const customerHeadings = 'SL,customer code,name,phone,email,work,address,website'
const productHeadings = 'SL,Item code,Item name,Unit Price,Image,Description'

async function chooseFile(page: Page, name: string, lines: string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'))
  await page.getByLabel('Spreadsheet').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

/** The address changes before the screen, and an import's preview has rows too. */
async function expectList(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

for (const { device, viewport } of [
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport })

    test('a correct customer file is imported in two clicks, and can be undone', async ({ page }) => {
      const manager = await createUser('manager')
      const mark = unique()
      await signIn(page, manager)
      await goTo(page, 'Customers')
      await page.getByRole('link', { name: 'Import', exact: true }).click()
      await chooseFile(page, `customers ${mark}.csv`, [
        customerHeadings,
        `1,A-${mark},مطبعة ${mark},٠٧٥٠,a@b.example,,Erbil,`,
        `2,B-${mark},Second ${mark},0751,b@b.example,,Basra,`,
      ])
      await page.getByRole('button', { name: 'Import 2 customers' }).click()
      await expect(page.getByText('Imported: 2 new.').first()).toBeVisible()
      await expectList(page, 'Customers')
      await expect(rowWith(page, `A-${mark}`)).toContainText('0750')

      await page.getByRole('link', { name: 'Import', exact: true }).click()
      const entry = page.getByRole('listitem').filter({ hasText: `customers ${mark}.csv` })
      await expect(entry).toContainText('2 new, 0 changed')
      await entry.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Undo import' }).click()
      await expectToast(page, 'Import undone: 2 customers deleted')
      const api = await apiOf(manager)
      expect((await api.get<Listed<unknown>>(`/customer?search=${mark}`)).body.count).toBe(0)
    })

    test('invalid rows are shown, downloaded and skipped, and changes are shown before the import', async ({
      page,
    }) => {
      const manager = await createUser('manager')
      const known = await aProduct(await apiOf(manager), { items: 'Old name', unit_price: 1 })
      const mark = unique()
      await openAs(page, manager, '/product/import?pen_type=pen_print_product')
      await chooseFile(page, `prices ${mark}.csv`, [
        productHeadings,
        `1,${known.item_code},New name,"1.250,50",,`,
        `2,N-${mark},Pen,free,,`,
      ])
      const reasons = page.getByRole('region', { name: 'Rows with errors' })
      await expect(reasons.getByText('Unit Price must be a number.')).toBeVisible()
      const changes = page.getByRole('region', { name: 'Changes' })
      await expect(changes.getByText('New name')).toBeVisible()
      await expect(changes.getByText('1250.50')).toBeVisible()

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download rows with errors' }).click()
      expect((await download).suggestedFilename()).toBe(`wrong-rows-of-prices ${mark}.xlsx`)

      await page.getByRole('button', { name: 'Import 1 product and skip 1 row with errors' }).click()
      await expectList(page, 'Products')
      await expect(rowWith(page, known.item_code)).toContainText('1,250.50')
    })
  })
}

test('the import asks for a missing pen type, not for row numbers, and its toast undoes the import', async ({
  page,
}) => {
  const mark = unique()
  await openAs(page, await createUser('manager'), '/product/import')
  await expect(page.getByText('The column “SL” is optional')).toBeVisible()
  const titled = ['Prices of 2026', '', productHeadings.replace('SL,', ''), `P-${mark},Pen,1,,`]
  await chooseFile(page, 'products.csv', titled)
  await expect(page.getByText('Headings: row 3')).toBeVisible()
  await page.getByRole('radio', { name: 'Pen Pack Product' }).click()
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expectList(page, 'Products')
  await expect(rowWith(page, `P-${mark}`)).toContainText('Pen Pack Product')

  const notice = page.getByRole('status').filter({ hasText: 'Imported: 1 new.' })
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Import undone: 1 product deleted')
  await expect(rowWith(page, `P-${mark}`)).toHaveCount(0)
})

test('the import asks once for the date order if no date of the file decides it, and proposes day first', async ({
  page,
}) => {
  const admin = await createUser('admin')
  const api = await apiOf(admin)
  const { code, id } = await aCustomer(api)
  const headings = 'customer code,number,date,amount'
  await openAs(page, admin, '/opening/import')
  const order = page.getByRole('radiogroup', { name: 'Order of dates' })
  await chooseFile(page, 'decided.csv', [headings, `${code},1,03/04/2026,10`, `${code},2,15/04/2026,10`])
  await expect(page.getByRole('button', { name: 'Import 2 opening balances' })).toBeVisible()
  await expect(order).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await chooseFile(page, 'open.csv', [headings, `${code},1,03/04/2026,10`])
  await expect(order.getByRole('radio', { name: 'Day first' })).toBeChecked()
  await order.getByRole('radio', { name: 'Month first' }).click()
  await expect(order.getByRole('radio', { name: 'Month first' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'The totals match my previous system' }).check()
  await page.getByRole('button', { name: 'Import 1 opening balance' }).click()
  await expect(page.getByText('Imported: 1 new.').first()).toBeVisible()
  const { body } = await api.get<Listed<object>>(`/opening?customer=${id}`)
  expect(body.results).toMatchObject([{ date: '2026-03-04' }])
})

test.describe('a file that is no spreadsheet', () => {
  test.use({ callsMayFail: true })

  test('is refused with the reason, and another one can be chosen', async ({ page }) => {
    const mark = unique()
    await openAs(page, await createUser('manager'), '/customer/import')
    const problem = page.getByRole('alert', { name: 'This file cannot be imported' })
    await chooseFile(page, 'few.csv', ['SL,name', '1,a'])
    await expect(problem).toContainText('Headers do not match the required fields. Missing: customer code')
    await chooseFile(page, 'empty.csv', [])
    await expect(problem).toContainText('Empty file!')
    await chooseFile(page, 'right.csv', [customerHeadings, `1,${mark},Name,,a@b.example,,Erbil,`])
    await expect(page.getByRole('button', { name: 'Import 1 customer' })).toBeFocused()
  })
})

test('an export contains the rows that the search found', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const mark = unique()
  for (const name of ['one', 'two']) await aProduct(api, { items: `${name} ${mark}` })
  await openAs(page, manager, `/product/table?search=${mark}&ordering=items`)
  await expect(rowWith(page, `two ${mark}`)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/ Products \d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines.map((line) => line.split(',')[3])).toEqual(['Item Name', `one ${mark}`, `two ${mark}`])
})
