import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a dialog by the keyboard, and sees that it starts with what one types or answers. */
export async function openByKey(page: Page, opener: Locator): Promise<Locator> {
  await expect(opener).toBeEnabled()
  await opener.focus()
  await page.keyboard.press('Enter')
  return await startsInside(page)
}

/** The dialog that has the focus now, and not with the button that closes it. */
export async function startsInside(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').last()
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).not.toBeFocused()
  return dialog
}

/** Leaves a dialog by a key; its opener has the focus again. */
export async function leaveBy(page: Page, key: string, { dialog, to }: { dialog: Locator; to: Locator }) {
  await page.keyboard.press(key)
  await expect(dialog).toBeHidden()
  await expect(to).toBeFocused()
}
