import { expect, type Page } from '@playwright/test'
import { penTypes } from '../src/features/products/products.contract.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { createUser, openAs, ownersApi, signIn, unique } from './support/people.ts'
import { rowWith } from './support/screen.ts'
import { expectToast } from './support/toasts.ts'

test.describe.configure({ mode: 'parallel' })

/** The option that Enter selects. */
const marked = (page: Page) => page.locator('[role="option"][data-combobox-selected]')

test('Ctrl+S right after Enter saves the choice, once', async ({ page }) => {
  const name = `Pen ${unique()}`
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/product')) sent += 1
  })
  await openAs(page, admin, '/product/create')
  await page.getByLabel('Item Code').fill(name)
  await page.getByLabel('Item Name').fill(name)
  const type = page.getByRole('combobox', { name: 'Pen Type' })
  await type.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  const choice = await marked(page).innerText()
  for (const key of ['Enter', 'Control+s', 'Control+s']) await page.keyboard.press(key)
  await expectToast(page, 'Product Added Successfully!')
  expect(sent).toBe(1)
  const api = await ownersApi()
  const path = `/product?search=${encodeURIComponent(name)}`
  const found = await api.get<{ results: { pen_type: keyof typeof penTypes }[] }>(path)
  expect(found.body.results.map(({ pen_type }) => penTypes[pen_type])).toEqual([choice])
})

test('a record chosen by Enter is sent with the form at once', async ({ page }) => {
  const custodian = await createUser('manager')
  const name = `Box ${unique()}`
  await signIn(page, admin)
  await page.getByRole('button', { name: 'Add account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[data-field="name"] input').fill(name)
  const field = dialog.getByRole('combobox', { name: 'Custodian' })
  const findCustodian = async () => {
    await field.fill(custodian.email)
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(marked(page)).toBeVisible()
  }
  await findCustodian()
  await field.press('Enter')
  await expect(field).toHaveValue('Test manager')
  // Clears the selection together with the letters typed over it.
  await field.fill('somebody else')
  await dialog.locator('[aria-label="Clear Custodian"]').click()
  await expect(field).toHaveValue('')
  await findCustodian()
  await field.press('Enter')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Bank account created.')
  const api = await ownersApi()
  const path = `/bank-account?search=${encodeURIComponent(name)}`
  const found = await api.get<{ results: { keeper: number }[] }>(path)
  expect(found.body.results).toMatchObject([{ keeper: custodian.id }])
})

test('a choice among many is found by its letters, and selected when the list opens again', async ({
  page,
}) => {
  await openAs(page, await createUser('salesman'), '/invoice/create')
  await page.getByLabel('Shipping Required').focus()
  await page.keyboard.press('Space')
  const country = page.getByRole('combobox', { name: 'Delivery Country' })
  await country.focus()
  await page.keyboard.press('ArrowDown')
  await expect(marked(page)).toHaveText('Afghanistan')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Afghanistan')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('ira')
  const options = page.getByRole('option')
  await expect(options).toHaveText(['Iran', 'Iraq', 'United Arab Emirates'])
  await expect(marked(page)).toHaveText('Iran')
  await page.keyboard.press('ArrowDown')
  await expect(marked(page)).toHaveText('Iraq')
  // From all options again, though fewer were shown a moment ago.
  for (const key of ['Enter', 'ArrowDown']) await page.keyboard.press(key)
  await expect(country).toHaveValue('Iraq')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Iraq')
  await expect(page.getByRole('option', { selected: true })).toBeInViewport()
  // Letters that match nothing are discarded.
  await country.fill('zzz')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('Iraq')
  // Enter right after the last letter selects its result, Tab the only one.
  await country.fill('')
  await page.keyboard.type('Kuwai')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Kuwait')
  await country.fill('Jorda')
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('Jordan')
})

test('an arrow key continues from the choice found by its first letter', async ({ page }) => {
  await openAs(page, await createUser('salesman'), '/invoice/create')
  await page.getByLabel('Shipping Required').focus()
  await page.keyboard.press('Space')
  const country = page.getByRole('combobox', { name: 'Delivery Country' })
  await country.focus()
  await page.keyboard.type('o')
  await expect(marked(page)).toHaveText('Oman')
  await page.keyboard.press('ArrowDown')
  await expect(marked(page)).toHaveText('Andorra')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Andorra')
})

test('arrow keys after a letter reach the accounts that contain it', async ({ page }) => {
  const api = await ownersApi()
  const named = unique()
  const [one, other] = [`Till ${named}`, `Vault ${named}`]
  for (const name of [one, other])
    await api.post('/bank-account', { name, currency: 'USD', kind: 'cash', opening_balance: 0 })
  await openAs(page, admin, '/payment-statement-vouchar/create')
  const account = page.getByRole('combobox', { name: 'From Field' })
  await account.fill(named)
  await expect(page.getByRole('option')).toHaveText([one, other])
  await account.fill('')
  await page.keyboard.type(`vault ${named}`)
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(account).toHaveValue(other)
  await expect(page.getByRole('option')).toHaveCount(0)
  // Opening the list with a selected account shows all others too.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').filter({ hasText: one })).toBeVisible()
})

test('the menu of a row takes the focus and returns it', async ({ page }) => {
  const name = `Pen ${unique()}`
  const api = await ownersApi()
  await api.post('/product', { pen_type: 'pen_print_product', item_code: name, items: name, unit_price: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, admin, `/product/table?search=${encodeURIComponent(name)}`)
  const opener = rowWith(page, name).getByRole('button', { name: 'Actions' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the amounts that another amount excludes are disabled before the next Tab', async ({ page }) => {
  await openAs(page, admin, '/receipt-voucher/create')
  const dinars = page.getByRole('textbox', { name: 'Amount IQD Advance' })
  await expect(dinars).toBeEnabled()
  const dollars = page.getByRole('textbox', { name: 'Amount USD Advance' })
  await dollars.focus()
  await page.keyboard.press('5')
  await page.keyboard.press('Tab')
  await expect(dinars).toBeDisabled()
  await expect(dinars).not.toBeFocused()
  await expect(dollars).toHaveValue('5.00')
})
