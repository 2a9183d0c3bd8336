import { expect } from '@playwright/test'
import { aProduct } from '../src/features/products/testing/a-product.ts'
import { admin } from './support/admin.ts'
import { leaveBy, openByKey } from './support/dialogs.ts'
import { test } from './support/journey.ts'
import { openAs, ownersApi, unique } from './support/people.ts'
import { pick } from './support/screen.ts'

test.describe.configure({ mode: 'parallel' })

test('every dialog of an invoice’s lines returns the focus, and accepts Ctrl+S', async ({ page }) => {
  const { items } = await aProduct(await ownersApi(), { unit_price: 4.25 })
  const charge = `Set-up ${unique()}`
  await openAs(page, admin, '/invoice/create')
  const add = page.getByRole('button', { name: 'Add product' })

  let dialog = await openByKey(page, add)
  await leaveBy(page, 'Escape', { dialog, to: add })
  dialog = await openByKey(page, add)
  await pick(dialog.getByRole('combobox', { name: 'Product' }), items)
  await expect(dialog.getByLabel('Quantity')).toBeFocused()
  await leaveBy(page, 'Control+s', { dialog, to: add })
  await expect(page.getByRole('row').filter({ hasText: items })).toBeVisible()

  dialog = await openByKey(page, add)
  await dialog.getByText('Custom item').click()
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await leaveBy(page, 'Escape', { dialog, to: add })
  dialog = await openByKey(page, add)
  await dialog.getByText('Custom item').click()
  await dialog.getByLabel('Description').fill(charge)
  await dialog.getByLabel('Unit Price').fill('30')
  // The choice of the kind is beside the form.
  await dialog.getByRole('radio', { name: 'Custom item' }).focus()
  await leaveBy(page, 'Control+s', { dialog, to: add })

  for (const item of [items, charge]) {
    const edit = page.getByRole('button', { name: `Edit ${item}` })
    dialog = await openByKey(page, edit)
    await expect(dialog.getByLabel('Quantity')).toBeFocused()
    await leaveBy(page, 'Escape', { dialog, to: edit })
    dialog = await openByKey(page, edit)
    await dialog.getByLabel('Quantity').fill('2')
    await leaveBy(page, 'Control+s', { dialog, to: edit })
    await expect(
      page.getByRole('row').filter({ hasText: item }).getByText('2', { exact: true }),
    ).toBeVisible()
  }

  dialog = await openByKey(page, add)
  await dialog.getByRole('combobox', { name: 'Product' }).fill(`Nothing ${charge}`)
  await dialog.getByRole('option', { name: 'Create Product' }).click()
  await expect(dialog.getByLabel('Item Name')).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(dialog.getByRole('combobox', { name: 'Pen Type' })).toHaveAttribute('aria-invalid', 'true')
  await leaveBy(page, 'Escape', { dialog, to: add })

  const remove = page.getByRole('button', { name: `Delete ${charge}` })
  dialog = await openByKey(page, remove)
  await page.keyboard.press('Control+s')
  await leaveBy(page, 'Escape', { dialog, to: remove })
  // Nothing was sent: the dialog handled the key.
  await expect(page).toHaveURL(/\/invoice\/create$/)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
})
