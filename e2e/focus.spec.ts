import { expect, type Locator, type Page } from '@playwright/test'
import { aCustomer } from '../src/features/customers/testing/a-customer.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { createUser, openAs, ownersApi, signIn } from './support/people.ts'
import { rowWith, menuButton } from './support/screen.ts'

test.describe.configure({ mode: 'parallel' })

/** Opens a dialog by keyboard, checks the initial focus, and closes it with Escape. */
async function openAndLeave(page: Page, opener: Locator, start: (dialog: Locator) => Locator): Promise<void> {
  // A button that waits for its record cannot take the focus yet.
  await expect(opener).toBeEnabled()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(start(dialog)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

test('a dialog starts on an input or its answer, and returns the focus', async ({ page }) => {
  const customer = await aCustomer(await ownersApi())
  await openAs(page, admin, `/customer/table?search=${encodeURIComponent(customer.code)}`)
  const remove = rowWith(page, customer.name).getByRole('button', { name: 'Delete' })
  for (let time = 0; time < 2; time++) {
    await openAndLeave(page, remove, (dialog) => dialog.getByRole('button', { name: 'Cancel' }))
  }
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find a page or record' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(search).toBeFocused()

  await page.goto('/profile')
  const profile = page.getByRole('button', { name: 'Edit Profile' })
  await openAndLeave(page, profile, (dialog) => dialog.getByLabel('First Name'))
  const password = page.getByRole('button', { name: 'Password Change' })
  await openAndLeave(page, password, (dialog) => dialog.locator('input').first())
})

test('moving the focus at once in a new dialog is not undone by its initial focus', async ({ page }) => {
  const customer = await aCustomer(await ownersApi())
  await openAs(page, admin, `/customer/table?search=${encodeURIComponent(customer.code)}`)
  const remove = rowWith(page, customer.name).getByRole('button', { name: 'Delete' })
  await expect(remove).toBeEnabled()
  // Faster than any person, at the moment the dialog gets the focus.
  await page.evaluate(() => {
    const goOn = ({ target }: FocusEvent) => {
      const next = target instanceof Element && target.closest('[role="dialog"]') && target.nextElementSibling
      if (!(next instanceof HTMLElement)) return
      document.removeEventListener('focusin', goOn)
      queueMicrotask(() => next.focus())
    }
    document.addEventListener('focusin', goOn)
  })
  await remove.click()
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await expect(sure).toBeFocused()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  })
  await expect(sure).toBeFocused()
})

test('the notifications menu takes the focus even if it is empty, and returns it', async ({ page }) => {
  await openAs(page, await createUser('manager'), '/profile')
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' })
  await bell.focus()
  for (let time = 0; time < 2; time++) {
    await page.keyboard.press('Enter')
    const opened = page.getByRole('dialog', { name: 'Notifications' })
    await expect(opened.getByText('No notifications yet')).toBeVisible()
    await expect(opened.getByRole('heading', { name: 'Notifications' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(bell).toBeFocused()
  }
})

test('the page behind a dialog does not scroll, by wheel or keys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 })
  await openAs(page, admin, '/invoice/create')
  await page.getByRole('button', { name: 'Add product' }).evaluate((button) => button.scrollIntoView())
  await page.getByRole('button', { name: 'Add product' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  const place = () => page.evaluate(() => scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(0)
  await page.mouse.move(20, 150)
  await page.mouse.wheel(0, -200)
  await dialog.getByRole('button', { name: 'Cancel' }).focus()
  for (const key of ['PageUp', 'PageUp', 'Home', 'ArrowUp']) await page.keyboard.press(key)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await place()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.mouse.wheel(0, -200)
  await expect.poll(place).toBeLessThan(before)
})

test('after a deletion by the keyboard the next row has the focus', async ({ page }) => {
  const api = await ownersApi()
  await aCustomer(api)
  const goes = await aCustomer(api)
  await openAs(page, admin, '/customer/table')
  await rowWith(page, goes.name).getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rowWith(page, goes.name)).toBeHidden()
  await expect(page.locator('tbody tr:focus')).toHaveCount(1)
})

test.describe('at a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu returns the focus', async ({ page }) => {
    await signIn(page, admin)
    const menu = menuButton(page)
    await openAndLeave(page, menu, (dialog) => dialog.getByRole('link').first())
  })
})
