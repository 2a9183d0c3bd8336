import { expect, type Page } from '@playwright/test'
import { languageCodes } from '../src/i18n/languages.ts'
import { translators } from '../src/i18n/translators.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { hire, signIn, userMenu } from './support/people.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

for (const language of languageCodes) {
  test(`all that is used every day stands in sight on a screen 900 px high, in ${language}`, async ({
    page,
  }) => {
    const t = translators[language]
    await page.addInitScript((chosen) => localStorage.setItem('inkwell.language', chosen), language)
    await signIn(page, admin, t)
    const entries = page.getByRole('navigation', { name: t('Main') })
    // The last of the last group.
    await expect(entries.getByRole('link', { name: t('Settings') })).toBeInViewport({ ratio: 1 })
    expect(await entries.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
  })
}

test('what is rarely used is folded away, unless one is there or has opened it', async ({ page }) => {
  await signIn(page, await hire('admin'))
  const fold = sidebar(page).getByRole('button', { name: 'Internal Accounts' })
  const badDebts = sidebar(page).getByRole('link', { name: 'Bad Debts' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(badDebts).toBeHidden()

  await page.goto('/bad-debt/table')
  await expect(badDebts).toHaveAttribute('aria-current', 'page')
  await expect(badDebts).toBeInViewport()
  await sidebar(page).getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expect(badDebts).toBeHidden()

  await fold.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(sidebar(page).getByRole('link', { name: 'Approvals' })).toBeFocused()
  await page.reload()
  await expect(badDebts).toBeVisible()
  await fold.click()
  await page.reload()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
})

test('a group of which somebody sees nothing has no heading either', async ({ page }) => {
  await signIn(page, await hire('salesman'))
  await expect(sidebar(page).getByRole('group')).toHaveCount(3)
  for (const name of ['Sales', 'Money', 'Office'])
    await expect(sidebar(page).getByRole('group', { name })).toBeVisible()
})

for (const language of languageCodes) {
  test(`on a phone the bar above the screens cuts nothing, and the user menu names the user type, in ${language}`, async ({
    page,
  }) => {
    const t = translators[language]
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript((chosen) => localStorage.setItem('inkwell.language', chosen), language)
    await signIn(page, admin, t)
    const bar = page.getByRole('banner')
    expect(
      await bar.evaluate((element) =>
        [...element.querySelectorAll('*')]
          .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
          .map((each) => each.textContent),
      ),
    ).toEqual([])
    await userMenu(page, t).click()
    await expect(page.getByRole('menu').getByText(t('Superuser'))).toBeVisible()
  })
}
