import type { Locator, Page } from '@playwright/test'
import { english } from '../../src/i18n/english.ts'
import type { Translate } from '../../src/i18n/translate.ts'

/** Opens the Filter menu of a list: a panel below its button, or a drawer where the list is narrow. */
export async function openFilters(page: Page, t: Translate = english): Promise<Locator> {
  const menu = page.getByRole('dialog', { name: t('Filter'), exact: true })
  if (!(await menu.isVisible()))
    await page.getByRole('button', { name: new RegExp(`^${t('Filter')}( \\(|$)`) }).click()
  await menu.waitFor()
  return menu
}
