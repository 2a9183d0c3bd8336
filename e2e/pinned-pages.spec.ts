import { expect, type Page } from '@playwright/test'
import { languageCodes } from '../src/i18n/languages.ts'
import { translators } from '../src/i18n/translators.ts'
import { test } from './support/journey.ts'
import { anotherDevice, apiOf, createUser, openAs, signIn } from './support/people.ts'

test.describe.configure({ mode: 'parallel' })

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const pinned = (page: Page) => sidebar(page).getByRole('group', { name: 'Pinned pages' })

test('a page is pinned above the groups by keyboard, on every device of its user, and unpinned again', async ({
  page,
  browser,
}) => {
  const person = await createUser('admin')
  await openAs(page, person, '/bad-debt/table')
  const pin = sidebar(page).getByRole('button', { name: 'Pin this page' })
  await sidebar(page).getByRole('link', { name: 'Bad Debts' }).focus()
  await page.keyboard.press('Tab')
  await expect(pin).toBeFocused()
  await page.keyboard.press('Enter')
  const entry = pinned(page).getByRole('link', { name: 'Bad Debts' })
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expect(pin).toHaveCount(0)
  const dashboard = sidebar(page).getByRole('link', { name: 'Dashboard' })
  const [above, below] = [await entry.boundingBox(), await dashboard.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)

  const other = await anotherDevice(browser, person)
  await expect(sidebar(other).getByRole('button', { name: 'Books' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await pinned(other).getByRole('link', { name: 'Bad Debts' }).click()
  await expect(other).toHaveURL(/\/bad-debt\/table$/)

  await entry.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(pinned(page)).toHaveCount(0)
  await expect(dashboard).toBeFocused()
  await page.reload()
  await expect(dashboard).toBeVisible()
  await expect(pinned(page)).toHaveCount(0)
})

test('a pinned page is absent for a user without permission, and a page of a group keeps its meaning', async ({
  page,
}) => {
  const person = await createUser('salesman')
  await (
    await apiOf(person)
  ).put('/auth/pinned-pages', {
    pages: ['/users/table', '/product/table', '/gone'].map((path) => ({ path })),
  })
  await signIn(page, person)
  await expect(pinned(page).getByRole('link')).toHaveText(['Products'])
})

test('pinned pages are added to the fourteen entries without moving them', async ({ page }) => {
  const person = await createUser('admin')
  await (await apiOf(person)).put('/auth/pinned-pages', { pages: [{ path: '/warehouse/table' }] })
  await page.setViewportSize({ width: 1440, height: 768 })
  await signIn(page, person)
  const entries = sidebar(page).locator('a:visible, button[aria-expanded]')
  await expect(entries).toHaveCount(15)
  await expect(entries.last()).toBeInViewport({ ratio: 1 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const language of languageCodes) {
    test(`a page is pinned in the drawer by touch, in ${language}`, async ({ page }) => {
      const t = translators[language]
      await page.addInitScript((chosen) => localStorage.setItem('inkwell.language', chosen), language)
      await openAs(page, await createUser('admin'), '/approvals')
      await page
        .getByRole('navigation', { name: t('Pages') })
        .getByRole('button', { name: t('More') })
        .tap()
      const drawer = page.getByRole('dialog', { name: t('Menu') })
      const pin = drawer.getByRole('button', { name: t('Pin this page') })
      await expect(pin).toHaveCSS('opacity', '1')
      expect((await pin.boundingBox())?.width).toBeGreaterThanOrEqual(44)
      await pin.tap()
      await expect(
        drawer.getByRole('group', { name: t('Pinned pages') }).getByRole('link', { name: t('Approvals') }),
      ).toBeVisible()
    })
  }
})
