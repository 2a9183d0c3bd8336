import { expect, type Locator, type Page } from '@playwright/test'
import { penTypes } from '../src/features/products/products.contract.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { hire, ownersApi, signIn, unique } from './support/people.ts'
import { expectToast, rowWith } from './support/screen.ts'

test.describe.configure({ mode: 'parallel' })

interface Key {
  key: string
  ctrlKey?: boolean
}

/** Presses keys one after the other before anything is painted, as no hand is quick enough to do. */
async function pressAtOnce(element: Locator, ...keys: Key[]): Promise<void> {
  await typeAndPress(element, null, ...keys)
}

/** The same, and types a text in place of what the input holds before. */
async function typeAndPress(element: Locator, text: string | null, ...keys: Key[]): Promise<void> {
  await element.evaluate(
    (target, [typed, all]) => {
      if (typed !== null) {
        // As a letter does; the library reads what the browser has, not what a program has set.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, typed)
        target.dispatchEvent(new Event('input', { bubbles: true }))
      }
      for (const key of all) {
        const code = key.key.length === 1 ? `Key${key.key.toUpperCase()}` : key.key
        target.dispatchEvent(new KeyboardEvent('keydown', { ...key, code, bubbles: true, cancelable: true }))
      }
    },
    [text, keys] as const,
  )
}

/** The option that an Enter takes. */
const marked = (page: Page) => page.locator('[role="option"][data-combobox-selected]')

const save = { key: 's', ctrlKey: true }

test('what an Enter has chosen is saved by a Ctrl+S that follows at once, and only once', async ({
  page,
}) => {
  const name = `Pen ${unique()}`
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/product')) sent += 1
  })
  await signIn(page, admin)
  await page.goto('/product/create')
  await page.getByLabel('Item Code').fill(name)
  await page.getByLabel('Item Name').fill(name)
  const type = page.getByRole('combobox', { name: 'Pen Type' })
  await type.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  const choice = await marked(page).innerText()
  await pressAtOnce(type, { key: 'Enter' }, save, save)
  await expectToast(page, 'Product Added Successfully!')
  expect(sent).toBe(1)
  const api = await ownersApi()
  const path = `/product?search=${encodeURIComponent(name)}`
  const found = await api.get<{ results: { pen_type: keyof typeof penTypes }[] }>(path)
  expect(found.body.results.map(({ pen_type }) => penTypes[pen_type])).toEqual([choice])
})

test('a list from which an Enter has taken is out of sight at once, and gone for a press that follows', async ({
  page,
}) => {
  await signIn(page, admin)
  await page.goto('/product/create')
  const type = page.getByRole('combobox', { name: 'Pen Type' })
  await type.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  const choice = await marked(page).innerText()
  const seen = await type.evaluate((input: HTMLInputElement) => {
    const list = document.querySelector('[role="listbox"]')
    const dropdown = list?.closest('[data-position]')
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }))
    const opacity = dropdown && getComputedStyle(dropdown).opacity
    const written = input.value
    input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    return { opacity, written, canBePressed: list?.checkVisibility() }
  })
  expect(seen).toEqual({ opacity: '0', written: choice, canBePressed: false })
})

test('a record that an Enter has taken goes with the form that is sent at once', async ({ page }) => {
  const keeper = await hire('manager')
  const name = `Box ${unique()}`
  await signIn(page, admin)
  await page.getByRole('button', { name: 'Add account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[data-field="name"] input').fill(name)
  const field = dialog.getByRole('combobox', { name: 'Keeper' })
  const findKeeper = async () => {
    await field.fill(keeper.email)
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(marked(page)).toBeVisible()
  }
  await findKeeper()
  await field.press('Enter')
  await expect(field).toHaveValue('Test manager')
  // Who is chosen goes, with the letters that were typed over their name.
  await field.fill('somebody else')
  await dialog.locator('[aria-label="Clear Keeper"]').click()
  await expect(field).toHaveValue('')
  await findKeeper()
  await dialog.evaluate((element) => {
    const input = element.querySelector<HTMLInputElement>('[data-field="keeper"] input')
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }))
    element.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
  })
  await expectToast(page, 'Bank Account Added Successfully!')
  const api = await ownersApi()
  const path = `/bank-account?search=${encodeURIComponent(name)}`
  const found = await api.get<{ results: { keeper: number }[] }>(path)
  expect(found.body.results).toMatchObject([{ keeper: keeper.id }])
})

test('a choice among many is found by its letters, and marked when the list opens again', async ({
  page,
}) => {
  await signIn(page, await hire('salesman'))
  await page.goto('/invoice/create')
  await page.getByLabel('Shipping Required').focus()
  await page.keyboard.press('Space')
  const country = page.getByRole('combobox', { name: 'Delivery Country' })
  await country.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Afghanistan')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('ira')
  const options = page.getByRole('option')
  await expect(options).toHaveText(['Iran', 'Iraq', 'United Arab Emirates'])
  await expect(marked(page)).toHaveText('Iran')
  await page.keyboard.press('ArrowDown')
  // Of all choices again, though what the letters found is still drawn.
  await pressAtOnce(country, { key: 'Enter' }, { key: 'ArrowDown' })
  await expect(country).toHaveValue('Iraq')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Iraq')
  await expect(page.getByRole('option', { selected: true })).toBeInViewport()
  // The letters that name nobody are not kept.
  await country.fill('zzz')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('Iraq')
  // An Enter that comes with the last letter, before the list has followed, takes what it finds.
  await country.fill('Jorda')
  await expect(options).toHaveText(['Jordan'])
  await typeAndPress(country, 'Kuwai', { key: 'Enter' })
  await expect(country).toHaveValue('Kuwait')
})

test('arrows that come with a letter find the accounts that have it', async ({ page }) => {
  const api = await ownersApi()
  const named = unique()
  const [one, other] = [`Till ${named}`, `Vault ${named}`]
  for (const name of [one, other])
    await api.post('/bank-account', { name, currency: 'USD', kind: 'cash', opening_balance: 0 })
  await signIn(page, admin)
  await page.goto('/payment-statement-vouchar/create')
  const account = page.getByRole('combobox', { name: 'From Field' })
  await account.fill(named)
  await expect(page.getByRole('option')).toHaveText([one, other])
  await typeAndPress(account, `vault ${named}`, { key: 'ArrowDown' }, { key: 'Enter' })
  await expect(account).toHaveValue(other)
  await expect(page.getByRole('option')).toHaveCount(0)
  // Whoever opens the list on an account wants to see the others.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').filter({ hasText: one })).toBeVisible()
})

test('the menu of a row takes the focus and gives it back', async ({ page }) => {
  const name = `Pen ${unique()}`
  const api = await ownersApi()
  await api.post('/product', { pen_type: 'pen_print_product', item_code: name, items: name, unit_price: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, admin)
  await page.goto(`/product/table?search=${encodeURIComponent(name)}`)
  const opener = rowWith(page, name).getByRole('button', { name: 'Actions' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the amounts that another one excludes are closed before a Tab that follows at once', async ({
  page,
}) => {
  await signIn(page, admin)
  await page.goto('/receipt-voucher/create')
  const dinars = page.getByRole('textbox', { name: 'Amount IQD Advance' })
  await expect(dinars).toBeEnabled()
  const dollars = page.getByRole('textbox', { name: 'Amount USD Advance' })
  await dollars.focus()
  const closed = await page.evaluate(() => {
    const input = document.activeElement as HTMLInputElement
    const other = document.querySelector('[data-field="amount_iqd_advance"] input')
    const isClosed = () => other?.matches(':disabled')
    // As a digit does; the library reads what the browser has, not what a program has set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '5')
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: '5' }))
    const atDigit = isClosed()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab', bubbles: true }))
    return { atDigit, atTab: isClosed() }
  })
  expect(closed).toEqual({ atDigit: false, atTab: true })
  await expect(dollars).toHaveValue('5')
})
