import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { anInvoice } from '../src/features/invoices/testing/an-invoice.ts'
import { test } from './support/journey.ts'
import { apiOf, createUser, openAs, ownersApi, unique } from './support/people.ts'
import { expectSameStart } from './support/screen.ts'

test('a user chooses the number of rows per page, and moves through the pages by keys', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const name = `Row ${unique()}`
  for (let nth = 10; nth < 40; nth++) await aCustomer(api, { name: `${name} ${nth}` })
  await openAs(page, manager, `/customer/table?ordering=name&search=${encodeURIComponent(name)}`)
  const rows = page.getByRole('row', { name })
  await expect(rows).toHaveCount(25)
  expect((await rows.nth(1).boundingBox())?.height).toBeCloseTo(40, 0)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(5)
  await page.getByRole('button', { name: '25 per page' }).click()
  await page.getByRole('menuitemradio', { name: '50', exact: true }).click()
  await expect(rows).toHaveCount(30)
  // Both are selected at once: the menu stays open though the page below it changes.
  await page.getByRole('menuitemradio', { name: 'Compact' }).click()
  await expect(page.getByRole('table')).toHaveAttribute('data-compact', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '50 per page' })).toBeFocused()
  // Saved for the user, not for the screen.
  await page.goto(`/customer/table?ordering=name&search=${encodeURIComponent(name)}`)
  await expect(rows).toHaveCount(30)

  await page.keyboard.press('j')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/view\//)
  await expect(page.getByRole('heading', { level: 1, name: `${name} 11` })).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(30)
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} 10`)
  await page.goBack()
  await expect(rows).toHaveCount(30)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Create New Customer' })).toBeVisible()
})

test('a choice stays though a response of before arrives after it', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const name = `Row ${unique()}`
  for (let nth = 10; nth < 40; nth++) await aCustomer(api, { name: `${name} ${nth}` })
  await openAs(page, manager, `/customer/table?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name })).toHaveCount(25)
  await page.getByRole('button', { name: '25 per page' }).click()
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  let isAsked = false
  await page.route(
    '**/api/v1/auth/me',
    async (route) => {
      const response = await route.fetch()
      isAsked = true
      await held
      // The page may have given the request up.
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  const owner = await ownersApi()
  // A rate, of any day, makes the page read its user again, if it already listens.
  await expect
    .poll(async () => {
      const date = new Date(Math.random() * Date.UTC(1990)).toISOString().slice(0, 10)
      await owner.post('/exchange-rate', { date, iqd_per_usd: 1310 })
      return isAsked
    })
    .toBe(true)
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('menuitemradio', { name: 'Compact' }).click()
  await expect(page.getByRole('table')).toHaveAttribute('data-compact', 'true')
  await saved
  send()
  // Time for the response to be shown.
  await page.waitForTimeout(500)
  await expect(page.getByRole('table')).toHaveAttribute('data-compact', 'true')
})

test('a long name is cut at its own end in a page of the other direction', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const manager = await createUser('manager')
  const mark = unique()
  const name = `شركة الرافدين العامة للتجارة والمقاولات والخدمات الطباعية المحدودة ${mark}`
  await aCustomer(await apiOf(manager), { name })
  await openAs(page, manager, `/customer/table?search=${mark}`)
  const shown = page.getByRole('row', { name: mark }).getByText(name)
  await expect(shown).toHaveCSS('direction', 'rtl')
  await expect(shown).toHaveCSS('text-overflow', 'ellipsis')
  expect(await shown.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(true)
})

test('customers of both directions are aligned to one side in Receivables', async ({ page }) => {
  const manager = await createUser('manager')
  const api = await apiOf(manager)
  const mark = unique()
  const names = [`Zagros ${mark}`, `مطبعة ${mark}`] as const
  for (const name of names) await anInvoice(api, { customer: (await aCustomer(api, { name })).id })
  await openAs(page, manager, `/receivables?search=${mark}`)
  const inList = (name: string) => page.getByRole('cell').getByText(name, { exact: true })
  await expectSameStart(inList(names[0]), inList(names[1]))
})
