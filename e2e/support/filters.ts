import type { Locator, Page } from '@playwright/test'
import { english } from '../../src/i18n/english.ts'
import type { Translate } from '../../src/i18n/translate.ts'

/** Opens the menu of a list's filters, beside its button or, where the list is narrow, from the side. */
export async function openFilters(page: Page, t: Translate = english): Promise<Locator> {
  const menu = page.getByRole('dialog', { name: t('Filter'), exact: true })
  if (!(await menu.isVisible()))
    await page.getByRole('button', { name: new RegExp(`^${t('Filter')}( \\(|$)`) }).click()
  await menu.waitFor()
  return menu
}
