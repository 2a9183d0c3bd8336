import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, unique } from './support/people.ts'

declare global {
  interface Window {
    printedRows: number[]
  }
}

test('a list is printed with all its results, by the key and from its menu', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const name = `Paper ${unique()}`
  for (let nth = 0; nth < 27; nth++) await aCustomer(api, { name: `${name} ${nth}` })
  await page.addInitScript(() => {
    window.printedRows = []
    window.print = () => {
      window.printedRows.push(document.querySelectorAll('tbody tr[tabindex]').length)
      dispatchEvent(new Event('afterprint'))
    }
  })
  await openAs(page, manager, `/customer/table?search=${encodeURIComponent(name)}&page=2`)
  const rows = page.getByRole('row', { name })
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('Control+p')
  await expect.poll(() => page.evaluate(() => window.printedRows)).toEqual([27])
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => window.printedRows)).toEqual([27, 27])
  await expect(page.getByText('26–27 of 27', { exact: true })).toBeVisible()
})

test('printed pages are dark on white, also where the screen is dark', async ({ page }) => {
  const manager = await createUser('manager')
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAs(page, manager, '/customer/table')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  const shown = page.locator('html')
  await expect(shown).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.title = document.documentElement.getAttribute('data-mantine-color-scheme') ?? ''
    })
  })
  await page.pdf()
  await expect(page).toHaveTitle('light')
  await expect(shown).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('the print key on a record prints its paper, once', async ({ page }) => {
  const manager = await createUser('manager')
  const { id, invoice_no } = await anInvoice(await apiOf(manager))
  await page.addInitScript(() => {
    window.printedRows = []
    window.print = () => void window.printedRows.push(document.querySelectorAll('article').length)
  })
  await openAs(page, manager, `/invoice/view/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(invoice_no ?? '')
  await page.keyboard.press('Control+p')
  await expect(page).toHaveURL(`/invoce-generate/${id}`)
  await expect.poll(() => page.evaluate(() => window.printedRows)).toEqual([1])
  await page.goBack()
  await expect(page).toHaveURL(`/invoice/view/${id}`)
  await page.goForward()
  await expect(page.getByRole('article')).toBeVisible()
  expect(await page.evaluate(() => window.printedRows)).toEqual([1])
})
