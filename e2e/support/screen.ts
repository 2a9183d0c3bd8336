import { expect, type Locator, type Page } from '@playwright/test'
import { english } from '../../src/i18n/english.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Label } from '../../src/i18n/messages.ts'

/** Goes somewhere by the sidebar, which is behind a button where the screen is narrow; opens the page's group. */
export async function goTo(page: Page, label: string): Promise<void> {
  const menu = menuButton(page)
  const isNarrow = await menu.isVisible()
  if (isNarrow) await menu.click()
  const sidebar = isNarrow ? page.getByRole('dialog', { name: 'Menu' }) : page.locator('aside')
  const link = sidebar.getByRole('link', { name: label, exact: true, includeHidden: true })
  await link.waitFor({ state: 'attached' })
  if (!(await link.isVisible())) {
    const group = await link.locator('..').getAttribute('id')
    await sidebar.locator(`[aria-controls="${group}"]`).click()
  }
  await link.click()
  if (isNarrow) await expect(sidebar).toBeHidden()
}

/** What opens the sidebar where it is hidden: in the bar above, on a phone in the one below. */
export function menuButton(page: Page, t: Translate = english): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: t('Menu'), exact: true })
    .or(
      page
        .getByRole('navigation', { name: t('Pages') })
        .getByRole('button', { name: t('More'), exact: true }),
    )
    .filter({ visible: true })
}

/** Types into a select that searches, and picks the option with this name. */
export async function pick(input: Locator, typed: string): Promise<void> {
  await input.click()
  await input.fill(typed)
  await input.page().getByRole('option', { name: typed }).click()
}

/** Chooses one of a few fixed values. */
export async function choose(input: Locator, label: string): Promise<void> {
  await input.click()
  await input.page().getByRole('option', { name: label, exact: true }).click()
}

/** The row of a list, or the card where it is narrow, that contains this text. */
export function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** Follows a link or presses a button of a row, which stands in it or, where room is scarce, in its menu. */
export async function doWithRow(row: Locator, what: Label, t: Translate = english): Promise<void> {
  const name = t(what)
  const menu = row.getByRole('button', { name: t('Actions') })
  const button = row
    .getByRole('link', { name, exact: true })
    .or(row.getByRole('button', { name, exact: true }))
  await menu.or(button).first().waitFor()
  if (await menu.isVisible()) {
    await menu.click()
    await row.page().getByRole('menuitem', { name, exact: true }).click()
  } else {
    await button.click()
  }
}

/** A field of a record to read: its value. The history below names fields as well. */
export function detail(page: Page, label: string): Locator {
  const name = page.locator('dt', { hasText: new RegExp(`^${label}$`) })
  return name.locator('+ dd').first()
}
