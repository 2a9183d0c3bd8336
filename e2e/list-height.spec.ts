import { expect, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { translators } from '../src/i18n/translators.ts'
import { aLine, anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { admin } from './support/admin.ts'
import { affectedScreens } from './support/affected.ts'
import { openFilters } from './support/filters.ts'
import { test } from './support/own-product.ts'
import { mainLists } from './support/main-lists.ts'
import { oneOfEach } from './support/one-of-each.ts'
import { openAs, ownersApi } from './support/people.ts'

/** The first row of data starts at most so many pixels below the top. */
const firstRowPx = 230

const screens = affectedScreens('e2e/list-height.spec.ts')
const lists = [...mainLists, '/bank-account/table'].filter((list) => screens.has(list))

const rows = (page: Page) => page.locator('tbody tr[tabindex]')
const topOfFirst = (page: Page) =>
  rows(page)
    .first()
    .evaluate((row) => row.getBoundingClientRect().top)

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    if (lists.length > 0) {
      test('the first row of each list starts near the top', async ({ page }) => {
        test.setTimeout(120_000)
        await oneOfEach(await ownersApi())
        await openAs(page, admin, '/dashboad')
        for (const list of lists) {
          await page.goto(list)
          await expect(rows(page).first(), list).toBeVisible()
          // A record that another journey adds meanwhile would come first.
          await expect.poll(() => topOfFirst(page), list).toBeLessThanOrEqual(firstRowPx)
        }
      })
    }

    test('set filters and selected rows add no line', async ({ page }) => {
      const api = await ownersApi()
      const { id: customer, name } = await aCustomer(api)
      const { invoice_date } = await anInvoice(api, { customer })
      await openAs(page, admin, `/invoice/table?customer=${customer}`)
      await expect(rows(page)).toHaveCount(1)
      const top = await topOfFirst(page)
      const filters = await openFilters(page)
      await expect(filters.getByRole('combobox', { name: 'Invoice Type' })).toBeFocused()
      await filters
        .getByRole('textbox', { name: 'From' })
        .fill(String(invoice_date).split('-').toReversed().join('/'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
      const search = await page.getByRole('searchbox').boundingBox()
      for (const label of ['Customer', 'From']) {
        const chip = page.getByRole('button', { name: `Remove filter ${label}` })
        await expect(chip).toBeInViewport({ ratio: 1 })
        const box = await chip.boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual(search?.y ?? 0)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          (search?.y ?? 0) + (search?.height ?? 0),
        )
      }
      await expect(page.getByRole('main').getByText(`Customer: ${name}`)).toBeVisible()
      expect(await topOfFirst(page)).toBe(top)
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
      await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible()
      await expect(page.getByRole('searchbox')).toBeHidden()
      expect(await topOfFirst(page)).toBe(top)
      await page.getByRole('button', { name: 'Clear selection' }).click()
      await page.getByRole('button', { name: 'Remove filter Customer' }).click()
      await expect(page).not.toHaveURL(/customer=/)
    })
  })
}

test.describe('at 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  for (const language of ['en', 'ar', 'ckb'] as const) {
    test(`the due date of an invoice needs no sideways scrolling (${language})`, async ({ page }) => {
      const t = translators[language]
      const { invoice_no } = await anInvoice(await ownersApi(), {
        age_days: 30,
        invoice_products: [aLine({ quantity: 7, unit_price: 1_234.56 })],
      })
      await page.addInitScript((chosen) => localStorage.setItem('inkwell.language', chosen), language)
      await openAs(page, admin, `/invoice/table?search=${invoice_no}`)
      const due = rows(page).first().locator('td').nth(7)
      await expect(page.locator('th').nth(7)).toContainText(t('Due Date'))
      await expect(due).toHaveText(/\d/)
      const [end, actions] = await Promise.all(
        [due, rows(page).first().locator('td').last()].map((cell) => cell.boundingBox()),
      )
      if (!end || !actions) throw new Error('The cells have no place')
      if (language === 'en') expect(end.x + end.width).toBeLessThanOrEqual(actions.x)
      else expect(end.x).toBeGreaterThanOrEqual(actions.x + actions.width)
    })
  }
})

test('the filters of the user list stay visible', async ({ page }) => {
  await openAs(page, admin, '/users/table')
  const main = page.getByRole('main')
  for (const name of ['Role', 'Status']) await expect(main.getByRole('combobox', { name })).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Joined on or after' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0)
})
