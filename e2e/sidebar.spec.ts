import { expect, type Page } from '@playwright/test'
import { type Language, languageCodes } from '../src/i18n/languages.ts'
import type { Label } from '../src/i18n/messages.ts'
import { translators } from '../src/i18n/translators.ts'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { createUser, openAs, signIn, userMenu } from './support/people.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The sidebar from top to bottom for a superuser with all groups collapsed, and which entries are groups. */
const entries: readonly { label: Label; opens: boolean }[] = [
  { label: 'Dashboard', opens: false },
  { label: 'Customers', opens: false },
  { label: 'Product|the menu', opens: true },
  { label: 'Invoices', opens: false },
  { label: 'Order Tracker', opens: false },
  { label: 'Receive Money', opens: false },
  { label: 'Receivables', opens: false },
  { label: 'Internal Accounts', opens: true },
  { label: 'Books', opens: true },
  { label: 'Reports', opens: true },
  { label: 'Tasks', opens: false },
  { label: 'Terms', opens: false },
  { label: 'Users', opens: false },
  { label: 'Settings', opens: false },
]

const pages = {
  Product: ['All', 'Pen Print Product', 'Pen Pack Product', 'Pen Prom Product'],
  'Internal Accounts': [
    'Receipt Vouchers',
    'Payment Vouchers',
    'Petty Cash',
    'Admin Log Sheet',
    'Financial Log Sheet',
    'Warehouse',
  ],
  Books: [
    'Bank Accounts',
    'To Reconcile',
    'Credit Notes',
    'Bad Debts',
    'Transfers',
    'Cash Closings',
    'Exchange Rates',
    'Opening Balances',
    'Approvals',
    'Close the Books',
  ],
  Reports: ['Daily Summary', 'Activity', 'Write-offs', 'Missing Numbers', 'Employee Reports', 'Year-end'],
}

/** Signs in the first superuser, in this language and with this screen size. */
async function signInTo(page: Page, language: Language, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.addInitScript((chosen) => localStorage.setItem('inkwell.language', chosen), language)
  await signIn(page, admin, translators[language])
  return translators[language]
}

for (const language of languageCodes) {
  test(`the sidebar has fourteen entries, all in view on a screen 768 px high, in ${language}`, async ({
    page,
  }) => {
    const t = await signInTo(page, language, { width: 1440, height: 768 })
    const list = page.getByRole('navigation', { name: t('Main') })
    const shown = list.getByRole('link').or(list.getByRole('button'))
    await expect(shown).toHaveCount(14)
    for (const [at, { label, opens }] of entries.entries()) {
      await expect(shown.nth(at)).toContainText(t(label))
      await expect(shown.nth(at)).toBeInViewport({ ratio: 1 })
      expect((await shown.nth(at).getAttribute('aria-expanded')) !== null, label).toBe(opens)
    }
    expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  })
}

test('the groups hold the pages that belong to them', async ({ page }) => {
  await signIn(page, admin)
  for (const [group, labels] of Object.entries(pages)) {
    const opener = sidebar(page).getByRole('button', { name: group })
    await opener.click()
    const links = sidebar(page)
      .locator(`[id="${await opener.getAttribute('aria-controls')}"]`)
      .getByRole('link')
    await expect(links).toHaveText(labels.map((label) => new RegExp(`^${label}`)))
  }
})

test('a group opens automatically on the paths of its pages, and remembers what a user opened', async ({
  page,
}) => {
  await signIn(page, await createUser('admin'))
  const group = sidebar(page).getByRole('button', { name: 'Books' })
  const badDebts = sidebar(page).getByRole('link', { name: 'Bad Debts' })
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(badDebts).toBeHidden()

  await page.goto('/bad-debt/table')
  await expect(badDebts).toHaveAttribute('aria-current', 'page')
  await expect(badDebts).toBeInViewport()
  await sidebar(page).getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expect(badDebts).toBeHidden()

  await group.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(sidebar(page).getByRole('link', { name: 'Bank Accounts' })).toBeFocused()
  await page.reload()
  await expect(badDebts).toBeVisible()
  await group.click()
  await page.reload()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
})

for (const [group, path] of [
  ['Product', '/product/table'],
  ['Internal Accounts', '/warehouse/table'],
  ['Reports', '/employee-report/table'],
] as const) {
  test(`${group} is open on ${path}`, async ({ page }) => {
    await openAs(page, admin, path)
    await expect(sidebar(page).getByRole('button', { name: group })).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', path)
  })
}

test('entries without permission are absent, and a single permitted page stands in place of its group', async ({
  page,
}) => {
  await signIn(page, await createUser('salesman'))
  await expect(sidebar(page).getByRole('link', { name: 'Employee Reports' })).toBeVisible()
  await expect(sidebar(page).getByRole('button', { name: 'Reports' })).toHaveCount(0)
  await expect(sidebar(page).getByRole('link', { name: 'Users' })).toHaveCount(0)
})

for (const language of languageCodes) {
  test(`on a phone the top bar cuts nothing off, and the user menu shows the user type, in ${language}`, async ({
    page,
  }) => {
    const t = await signInTo(page, language, { width: 390, height: 844 })
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

for (const language of languageCodes) {
  test(`on a phone the bottom bar leads to the most used pages, in ${language}`, async ({ page }) => {
    const t = await signInTo(page, language, { width: 390, height: 844 })
    const bar = page.getByRole('navigation', { name: t('Pages') })
    const entries = bar.getByRole('link').or(bar.getByRole('button'))
    const labels = (['Today', 'Invoices', 'Receive Money', 'Orders', 'More'] as const).map((label) =>
      t(label),
    )
    await expect(entries).toHaveText(labels)
    await expect(entries.first()).toHaveAttribute('aria-current', 'page')
    for (const entry of await entries.all()) {
      await expect(entry).toBeInViewport({ ratio: 1 })
      expect(await entry.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThan(2)
    }
    await entries.last().click()
    await expect(
      page.getByRole('dialog', { name: t('Menu') }).getByRole('link', { name: t('Tasks') }),
    ).toBeVisible()
  })
}

test('the bottom bar of a phone has no entry without permission, and wider screens have no bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await createUser('salesman'))
  const bar = page.getByRole('navigation', { name: 'Pages' })
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Invoices', 'Orders'])
  await page.setViewportSize({ width: 768, height: 844 })
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})

test('the top bar shows the daily rate from 1280 px on, and the user menu switches the colour scheme', async ({
  page,
}) => {
  await signIn(page, admin)
  const rate = page.getByRole('banner').getByRole('link', { name: /^1 USD = |^Set daily rate$/ })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(rate).toBeVisible()
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(rate).toBeHidden()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Switch to dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
