import { expect } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { productForm } from '../src/features/products/testing/a-product.ts'
import { formOf, pictureFile } from '../src/kernel/server/testing/a-picture.ts'
import { admin } from './support/admin.ts'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/journey.ts'
import { createUser, openAs, ownersApi, signIn, unique } from './support/people.ts'
import { goTo, rowWith } from './support/screen.ts'

test.describe.configure({ mode: 'parallel' })

test('an enlarged picture handles its keys before the table behind it', async ({ page }) => {
  const mark = unique()
  const api = await ownersApi()
  for (const items of [`Nib ${mark}`, `Cap ${mark}`]) {
    const image = await pictureFile('png', { width: 320, height: 240 })
    await api.post('/product', formOf({ ...productForm({ items }), image }))
  }
  await openAs(page, admin, `/product/table?search=${mark}`)
  const opener = rowWith(page, `Cap ${mark}`).getByRole('button', { name: /Enlarge picture/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const content = dialog.locator('[data-autofocus]')
  await expect(content).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', '/']) {
    await page.keyboard.press(key)
    await expect(content).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(/\/product\/table/)
})

test('shortcuts work on an Arabic keyboard, where the keys have other letters', async ({ page }) => {
  /** Presses a key of such a keyboard; returns whether the browser would also handle it. */
  const press = (key: string, code: string, modifiers: { ctrlKey?: true; shiftKey?: true } = {}) =>
    page.evaluate(
      (event) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }),
        ),
      { key, code, ...modifiers },
    )
  await openAs(page, admin, '/customer/table')
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await press('ظ', 'Slash')).toBe(false)
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(await press('ن', 'KeyK', { ctrlKey: true })).toBe(false)
  await page.getByRole('dialog', { name: 'Find a page or record' }).press('Escape')

  await page.goto('/customer/create')
  await page.getByLabel('Name').first().focus()
  expect(await press('س', 'KeyS', { ctrlKey: true })).toBe(false)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Password Change' }).click()
  const old = page.getByRole('dialog').getByLabel('Old Password').first()
  await expect(old).toBeFocused()
  expect(await press('س', 'KeyS', { ctrlKey: true })).toBe(false)
  await expect(old).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')

  await page.getByRole('heading', { level: 1 }).focus()
  await press('؟', 'Slash', { shiftKey: true })
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('text typed right after opening the palette appears in it', async ({ page }) => {
  await signIn(page, admin)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('create warehouse', { delay: 0 })
  const palette = page.getByRole('dialog', { name: 'Find a page or record' })
  await expect(palette.getByRole('combobox')).toHaveValue('create warehouse')
  await expect(palette.getByRole('option', { name: 'Create Warehouse Sheet' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/warehouse\/create$/)
})

test('the palette’s input names the entry that Enter opens', async ({ page }) => {
  const named = `Log Sheet ${unique()}`
  await aCustomer(await ownersApi(), { name: named })
  await signIn(page, admin)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find a page or record' })
  const field = palette.getByRole('combobox')
  const answer = await holdBack(page, /\/api\/v1\/search/)
  // Until the response arrives only the arrow key renders the palette again.
  const asked = page.waitForRequest(/\/api\/v1\/search/)
  await field.fill('log sheet')
  await asked
  const [first, second] = [palette.getByRole('option').nth(0), palette.getByRole('option').nth(1)]
  await expect(first).toHaveAccessibleName(/Log Sheet/)
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  // Records that arrive after the pages do not move the selection.
  answer()
  await expect(palette.getByRole('option', { name: new RegExp(`^${named}`) })).toBeVisible()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await field.fill('nothing is called so')
  await expect(palette.getByRole('status')).toHaveText('No results match your search.')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('an Enter before the palette or its results are loaded opens the best entry', async ({ page }) => {
  const customer = await aCustomer(await ownersApi())
  await signIn(page, admin)
  const release = await holdBack(page, '**/assets/palette-*.js')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('create warehouse')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/\/warehouse\/create$/)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find a page or record' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  // Results are shown while more letters follow, so Enter meets outdated results.
  await page.keyboard.type(customer.name.slice(0, -1))
  await expect(palette.getByRole('option', { name: new RegExp(`^${customer.name}`) })).toBeVisible()
  const answer = await holdBack(page, /\/api\/v1\/search/)
  await page.keyboard.type(customer.name.slice(-1))
  await page.keyboard.press('Enter')
  await expect(palette).toBeVisible()
  answer()
  await expect(palette).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeFocused()
})

test.describe('when a search fails', () => {
  test.use({ callsMayFail: true })

  test('the palette shows an error instead of an empty result', async ({ page }) => {
    await signIn(page, admin)
    await page.route(/\/api\/v1\/search/, (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'server_error', message: 'Internal Server Error', request_id: 'x' },
      }),
    )
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Find a page or record' })
    await palette.getByRole('combobox').fill('dashb zzz')
    await expect(palette.getByRole('alert')).toHaveText('Record search failed: Internal Server Error')
    await expect(palette.getByText('No results match your search.')).toBeHidden()
  })

  test('a list shows the server’s reason, and limits the length of the search', async ({ page }) => {
    await openAs(page, admin, '/customer/table?search=a+b+c+d+e+f+g+h+i+j+k')
    await expect(page.getByText('Error: Enter at most 10 search words.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page.getByRole('row').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveAttribute('maxlength', '200')
  })
})

test('a wrong password marks the password input as wrong', async ({ page }) => {
  await openAs(page, await createUser('salesman'), '/profile')
  await page.getByRole('button', { name: 'Password Change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('form')
    .getByRole('button', { name: /Change|Save|Update/ })
    .click()
  await expect(dialog.locator('input').first()).toHaveAttribute('aria-invalid', 'true')
})

test.describe('at a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu closes, too, when its entry leads to another screen', async ({ page }) => {
    await openAs(page, admin, '/customer/table')
    await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
    await goTo(page, 'Customers')
  })
})
