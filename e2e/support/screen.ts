import { expect, type Locator, type Page } from '@playwright/test'
import { english } from '../../src/i18n/english.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Label } from '../../src/i18n/messages.ts'

/** Opens a screen with the sidebar, which is behind a button on narrow screens; opens the page's group. */
export async function goTo(page: Page, label: string): Promise<void> {
  const menu = menuButton(page)
  const isNarrow = await menu.isVisible()
  if (isNarrow) await menu.click()
  const sidebar = isNarrow ? page.getByRole('dialog', { name: 'Menu' }) : page.locator('aside')
  const link = sidebar.getByRole('link', { name: label, exact: true })
  await sidebar.getByRole('navigation').getByRole('link').first().waitFor()
  // A group draws its pages when it is opened.
  while (!(await link.isVisible())) await sidebar.getByRole('button', { expanded: false }).first().click()
  await link.click()
  if (isNarrow) await expect(sidebar).toBeHidden()
}

/** The button of a hidden sidebar: in the top bar, on a phone in the bottom bar. */
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

/** Types into a searching select, and selects the option with this name. */
export async function pick(input: Locator, typed: string): Promise<void> {
  await input.click()
  await input.fill(typed)
  await input.page().getByRole('option', { name: typed }).click()
}

/** Selects a fixed option. */
export async function choose(input: Locator, label: string): Promise<void> {
  await input.click()
  await input.page().getByRole('option', { name: label, exact: true }).click()
}

/** The row of a list, or the card on narrow screens, with this text. */
export function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** Follows a link or presses a button of a row, either in the row or, without room, in its menu. */
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

/** The value of a field in a record's view. The history below names fields as well. */
export function detail(page: Page, label: string): Locator {
  const name = page.locator('dt', { hasText: new RegExp(`^${label}$`) })
  return name.locator('+ dd').first()
}

/** Expects two texts to start at one line, to the pixel; the elements around them may be wider. */
export async function expectSameStart(one: Locator, other: Locator): Promise<void> {
  await expect.poll(async () => Math.abs((await startOf(one)) - (await startOf(other)))).toBeLessThan(1)
}

function startOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const text = document.createRange()
    text.selectNodeContents(node)
    return text.getBoundingClientRect().left
  })
}
