import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a dialog by keyboard, and checks that the focus starts on an input or a button. */
export async function openByKey(page: Page, opener: Locator): Promise<Locator> {
  await expect(opener).toBeEnabled()
  await opener.focus()
  await page.keyboard.press('Enter')
  return await startsInside(page)
}

/** The dialog with the focus, which must not be on its close button. */
export async function startsInside(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').last()
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).not.toBeFocused()
  return dialog
}

/** Closes a dialog with a key; the focus must return to the opener. */
export async function leaveBy(page: Page, key: string, { dialog, to }: { dialog: Locator; to: Locator }) {
  await page.keyboard.press(key)
  await expect(dialog).toBeHidden()
  await expect(to).toBeFocused()
}
